import type { Plan } from '@candor/domain/billing';
import type { Context, Owner } from '../platform/context.ts';
import { planNamed } from './store.ts';

/** The plan a person has now. */
export async function planOf(ctx: Pick<Context, 'store'> & { owner: Pick<Owner, 'plan'> }): Promise<Plan> {
  const { price, ...plan } = await planNamed(ctx.store, ctx.owner.plan);
  return { ...plan, priceCents: price };
}
