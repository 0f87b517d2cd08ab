import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leastWeeksOf, timed } from './timing.ts';

const efforts = fc.array(
  fc
    .record({
      leastWeeks: fc.integer({ min: 1, max: 160 }),
      more: fc.integer({ min: 0, max: 60 }),
      hoursPerWeek: fc.integer({ min: 1, max: 40 }),
    })
    .map(({ more, ...step }) => ({ ...step, mostWeeks: step.leastWeeks + more })),
  { minLength: 1, maxLength: 6 },
);

it('leaves no gap or overlap, and gives no step less than it takes, nor more than it may take', () => {
  fc.assert(
    fc.property(efforts, fc.constantFrom(26, 52, 104, 156), (steps, weeks) => {
      let next = 1;
      for (const [at, one] of timed(steps, weeks).entries()) {
        expect(one.startWeek).toBe(next);
        expect(one.weeks).toBeGreaterThanOrEqual(steps[at]?.leastWeeks ?? 0);
        expect(one.weeks).toBeLessThanOrEqual(steps[at]?.mostWeeks ?? 0);
        next += one.weeks;
      }
      const most = steps.reduce((sum, { mostWeeks }) => sum + mostWeeks, 0);
      expect(next - 1).toBe(Math.min(most, Math.max(weeks, leastWeeksOf(steps))));
    }),
  );
});

it('says its weeks', () => {
  const steps = [1, 12].map((leastWeeks) => ({ leastWeeks, mostWeeks: leastWeeks, hoursPerWeek: 3 }));
  expect(timed(steps, 13).map(({ timeframe }) => timeframe)).toEqual(['Week 1', 'Weeks 2–13']);
});
