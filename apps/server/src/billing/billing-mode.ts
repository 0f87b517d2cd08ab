import type { BillingMode } from '@candor/contracts/billing';
import type { Configuration } from '../platform/configuration.ts';

/** How plans change on this server. */
export function billingMode({
  BILLING,
  STRIPE_SECRET_KEY,
}: Pick<Configuration, 'BILLING' | 'STRIPE_SECRET_KEY'>): BillingMode {
  if (BILLING === 'off') return 'off';
  return STRIPE_SECRET_KEY ? 'stripe' : 'test';
}
