import type { subscriptionPlans as endpoint } from '@candor/contracts/billing';
import type { Call } from '../platform/bind.ts';
import { activePlans } from './store.ts';

export async function subscriptionPlans({ ctx }: Call<typeof endpoint>) {
  return ctx.configuration.BILLING === 'off' ? [] : activePlans(ctx.store);
}
