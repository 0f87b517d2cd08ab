import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GRACE_DAYS, planNames, standingOf, type PaidSubscription } from './index.ts';

const DAY_MS = 24 * 3600 * 1000;
const nowMs = 1_000 * DAY_MS;
const aSubscription = (change: Partial<PaidSubscription> = {}): PaidSubscription => ({
  id: 'sub_1',
  plan: 'premium',
  status: 'active',
  createdAtMs: nowMs - 40 * DAY_MS,
  periodEndsAtMs: nowMs + 20 * DAY_MS,
  renews: true,
  unpaidSinceMs: null,
  ...change,
});

it('is free where nothing was ever bought', () => {
  expect(standingOf([], nowMs)).toMatchObject({ plan: 'free', status: 'inactive', subscriptionId: null });
});

it('keeps a cancelled plan to the end of what was paid', () => {
  expect(standingOf([aSubscription({ renews: false })], nowMs)).toMatchObject({
    plan: 'premium',
    renews: false,
    periodEndsAtMs: nowMs + 20 * DAY_MS,
  });
  expect(standingOf([aSubscription({ status: 'canceled', renews: false })], nowMs)).toMatchObject({
    plan: 'free',
    status: 'canceled',
    subscriptionId: null,
  });
});

it('waits for a failed payment, and not for ever', () => {
  const failed = aSubscription({ status: 'past_due', unpaidSinceMs: nowMs });
  const endsAtMs = nowMs + GRACE_DAYS * DAY_MS;
  expect(standingOf([failed], endsAtMs - 1)).toMatchObject({ plan: 'premium', graceEndsAtMs: endsAtMs });
  expect(standingOf([failed], endsAtMs)).toMatchObject({ plan: 'free', status: 'past_due' });
});

it.each(['incomplete', 'incomplete_expired', 'unpaid', 'canceled', 'paused', 'a-word-of-tomorrow'])(
  'gives no plan for what is %s',
  (status) => {
    expect(standingOf([aSubscription({ status })], nowMs)).toMatchObject({ plan: 'free', status });
  },
);

const anySubscription = fc.record({
  id: fc.string({ minLength: 1, maxLength: 4 }),
  plan: fc.constantFrom(...planNames),
  status: fc.constantFrom('active', 'past_due', 'canceled', 'incomplete', 'unpaid'),
  createdAtMs: fc.integer({ min: 0, max: nowMs }),
  periodEndsAtMs: fc.integer({ min: 0, max: 2 * nowMs }),
  renews: fc.boolean(),
  unpaidSinceMs: fc.option(fc.integer({ min: 0, max: nowMs })),
});

it('does not hang on the order in which subscriptions are read, nor on how often', () => {
  const several = fc.uniqueArray(anySubscription, { maxLength: 5, selector: ({ id }) => id });
  const shuffled = several.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: 2 * all.length })),
  );
  fc.assert(
    fc.property(shuffled, ([all, mixed]) => {
      expect(standingOf(mixed, nowMs)).toEqual(standingOf(all, nowMs));
    }),
  );
});
