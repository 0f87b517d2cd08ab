import { planNames, type PlanName } from './plan-name.ts';

/** A subscription as the payment provider has it. Moments are milliseconds since 1970. */
export interface PaidSubscription {
  id: string;
  plan: PlanName;
  /** In the provider's words: `active`, `past_due`, `canceled` and others. */
  status: string;
  createdAtMs: number;
  /** When the time that was paid for, or is to be paid for, ends. */
  periodEndsAtMs: number;
  /** Whether another period begins then. */
  renews: boolean;
  /** When the invoice that is still unpaid was made; null where none is. */
  unpaidSinceMs: number | null;
}

/** What somebody has from all their subscriptions. */
export interface Standing {
  plan: PlanName;
  /** The provider's word; `inactive` where there never was a subscription. */
  status: string;
  subscriptionId: string | null;
  periodEndsAtMs: number | null;
  renews: boolean;
  /** Until when an unpaid invoice leaves the plan as it is; null where all is paid. */
  graceEndsAtMs: number | null;
}

const DAY_MS = 24 * 3600 * 1000;
/** As long as the provider tries the card again by default. */
export const GRACE_DAYS = 14;

const none: Standing = {
  plan: 'free',
  status: 'inactive',
  subscriptionId: null,
  periodEndsAtMs: null,
  renews: false,
  graceEndsAtMs: null,
};

function graceOf({ status, unpaidSinceMs, createdAtMs }: PaidSubscription): number | null {
  return status === 'past_due' ? (unpaidSinceMs ?? createdAtMs) + GRACE_DAYS * DAY_MS : null;
}

/** Paid for, or within the days of grace after a payment that failed. */
function isLive(subscription: PaidSubscription, nowMs: number): boolean {
  const { status } = subscription;
  if (status === 'active' || status === 'trialing') return true;
  const graceEndsAtMs = graceOf(subscription);
  return graceEndsAtMs !== null && nowMs < graceEndsAtMs;
}

/** The same order however they came, also of two that were bought in the same second. */
function newestFirst(one: PaidSubscription, other: PaidSubscription): number {
  return other.createdAtMs - one.createdAtMs || (one.id < other.id ? -1 : 1);
}

/** The better plan first; of the same, what was bought first: the other is the one too many. */
function byWorth(one: PaidSubscription, other: PaidSubscription): number {
  return planNames.indexOf(other.plan) - planNames.indexOf(one.plan) || newestFirst(other, one);
}

/** A plan that an administrator gave stays, unless a better one is paid for. */
export function isKeptGrant(
  before: { plan: PlanName; status: string },
  { plan }: Pick<Standing, 'plan'>,
): boolean {
  return before.status === 'granted' && planNames.indexOf(before.plan) >= planNames.indexOf(plan);
}

/** What somebody's subscriptions come to now: the same however they are ordered and however often they are read. */
export function standingOf(subscriptions: readonly PaidSubscription[], nowMs: number): Standing {
  const [best] = subscriptions.filter((one) => isLive(one, nowMs)).toSorted(byWorth);
  if (best)
    return {
      plan: best.plan,
      status: best.status,
      subscriptionId: best.id,
      periodEndsAtMs: best.periodEndsAtMs,
      renews: best.renews,
      graceEndsAtMs: graceOf(best),
    };
  const [newest] = subscriptions.toSorted(newestFirst);
  return { ...none, ...(newest && { status: newest.status }) };
}
