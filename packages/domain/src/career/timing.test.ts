import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leastWeeksOf, timed } from './timing.ts';

const efforts = fc.array(
  fc.record({
    leastWeeks: fc.integer({ min: 1, max: 160 }),
    hoursPerWeek: fc.integer({ min: 1, max: 40 }),
    isFlexible: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);

it('fills the time without gap or overlap, and gives no step less than it takes', () => {
  fc.assert(
    fc.property(efforts, fc.constantFrom(26, 52, 104, 156), (steps, weeks) => {
      let next = 1;
      for (const [at, one] of timed(steps, weeks).entries()) {
        expect(one.startWeek).toBe(next);
        expect(one.weeks).toBeGreaterThanOrEqual(steps[at]?.leastWeeks ?? 0);
        next += one.weeks;
      }
      expect(next - 1).toBe(Math.max(weeks, leastWeeksOf(steps)));
    }),
  );
});

it('says its weeks', () => {
  const steps = [1, 12].map((leastWeeks) => ({ leastWeeks, hoursPerWeek: 3, isFlexible: false }));
  expect(timed(steps, 13).map(({ timeframe }) => timeframe)).toEqual(['Week 1', 'Weeks 2–13']);
});
