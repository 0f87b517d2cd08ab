import type { Stripe } from 'stripe';
import { say } from '@candor/domain/say';
import type { Core, Services } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';

/** What Stripe's library says of a call that failed. */
interface StripeFailure {
  type: string;
  code?: string;
}

function failureOf(error: unknown): StripeFailure | null {
  if (!(error instanceof Error) || !('type' in error) || typeof error.type !== 'string') return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { type: error.type, ...(code !== undefined && { code }) };
}

/** Whether Stripe has no such thing, or none any more. */
export function isMissing(error: unknown): boolean {
  return failureOf(error)?.code === 'resource_missing';
}

/** Asks Stripe. A card that it refuses is the person's to correct; all else goes to the log, not to people. */
export async function askStripe<Answer>(
  { stripe, log }: Pick<Services, 'stripe'> & Pick<Core, 'log'>,
  ask: (client: Stripe) => Promise<Answer>,
): Promise<Answer> {
  const client = await stripe.client();
  try {
    return await ask(client);
  } catch (error) {
    const failure = failureOf(error);
    if (!failure || isMissing(error)) throw error;
    if (failure.type === 'StripeCardError') throw new Refusal('payment_failed');
    log.error({ stripe: failure }, 'Stripe did not do what it was asked');
    throw new Refusal(
      'unavailable',
      say`We can’t reach our payment provider right now. Please try again shortly.`,
    );
  }
}
