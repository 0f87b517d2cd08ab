import type { Stripe } from 'stripe';
import type { Configuration } from '../../platform/configuration.ts';

/** Longer than Stripe takes for anything, shorter than a person waits. */
const TIMEOUT_MS = 10_000;

/** The library, loaded when Stripe is first asked: a server without plans never carries it. */
export interface StripeAccess {
  client(): Promise<Stripe>;
}

declare module '../../platform/context.ts' {
  interface Services {
    stripe: StripeAccess;
  }
}

function addressOf(base: string) {
  const { protocol, hostname, port } = new URL(base);
  const isHttp = protocol === 'http:';
  return {
    protocol: isHttp ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isHttp ? '80' : '443'),
  };
}

/** Stripe by the keys of the configuration. */
export function createStripeAccess({ STRIPE_SECRET_KEY, STRIPE_API_BASE }: Configuration): StripeAccess {
  let made: Promise<Stripe> | undefined;
  const make = async () => {
    if (!STRIPE_SECRET_KEY) throw new Error('there are no keys of Stripe');
    const { default: StripeClient } = await import('stripe');
    return new StripeClient(STRIPE_SECRET_KEY, {
      ...(STRIPE_API_BASE && addressOf(STRIPE_API_BASE)),
      timeout: TIMEOUT_MS,
      // Each try has the same idempotency key: it happens once.
      maxNetworkRetries: 1,
      telemetry: false,
    });
  };
  return { client: () => (made ??= make()) };
}
