import { comesNearLimit, isWithinLimit, limitReachedText, type Plan } from '@candor/domain/billing';
import { monthOf } from '../platform/clock.ts';
import type { Happened } from '../events/index.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { planOf } from './plan-of.ts';
import type { Meter } from './schema.ts';
import { takeFromQuota, usageOf, type Quota } from './store.ts';

type Counted = Pick<Context, 'store' | 'configuration' | 'owner' | 'clock'>;

function quotaOf({ owner, clock }: Pick<Counted, 'owner' | 'clock'>, meter: Meter): Quota {
  return { userId: owner.id, meter, month: monthOf(clock.now()) };
}

/** What a plan allows of a meter in a month; null or 0 is without limit. */
const limits: Record<Meter, (plan: Plan) => number | null> = { cv: ({ cvLimit }) => cvLimit };

function limitReached(plan: Plan, meter: Meter, usage: number): Refusal {
  return new Refusal('plan_limit', limitReachedText(plan.name, usage, limits[meter](plan) ?? usage));
}

/** What the caller has used of this month. */
export function usageThisMonth(ctx: Counted, meter: Meter): Promise<number> {
  return usageOf(ctx.store, quotaOf(ctx, meter));
}

/** Refuses where the month is used up. */
export async function requireQuota(ctx: Counted, meter: Meter): Promise<void> {
  const plan = await planOf(ctx);
  const usage = await usageThisMonth(ctx, meter);
  if (!isWithinLimit(usage, limits[meter](plan))) throw limitReached(plan, meter, usage);
}

/** A call whose transaction records what happens in it. */
type Recording = Counted & { record(event: Happened<'limit-near'>): void };

/**
 * Takes one out of the month in the caller's transaction, or refuses: parallel calls cannot overshoot. Tells when the
 * limit comes near.
 */
export async function consumeQuota(ctx: Recording, meter: Meter): Promise<void> {
  const plan = await planOf(ctx);
  const limit = limits[meter](plan);
  if (await takeFromQuota(ctx.store, quotaOf(ctx, meter), limit)) {
    const used = limit ? await usageThisMonth(ctx, meter) : 0;
    const payload = { used, limit: limit ?? 0, month: monthOf(ctx.clock.now()) };
    if (comesNearLimit(used, limit)) ctx.record({ kind: 'limit-near', subject: ctx.owner.id, payload });
    return;
  }
  throw limitReached(plan, meter, await usageThisMonth(ctx, meter));
}
