import fc from 'fast-check';
import { expect, it } from 'vitest';
import { learningStyles } from './input.ts';
import { stepCategories } from './step.ts';
import { timed } from './timing.ts';

const efforts = fc.array(
  fc.record({ category: fc.constantFrom(...stepCategories), effort: fc.integer({ min: 1, max: 2_000 }) }),
  { minLength: 6, maxLength: 6 },
);

it('fills the time without gap or overlap, whatever the work', () => {
  fc.assert(
    fc.property(
      efforts,
      fc.constantFrom(26, 52, 104, 156),
      fc.constantFrom(...learningStyles),
      (steps, weeks, style) => {
        let next = 1;
        for (const one of timed(steps, weeks, style)) {
          expect(one.startWeek).toBe(next);
          expect(one.weeks).toBeGreaterThanOrEqual(1);
          expect(one.hoursPerWeek).toBeGreaterThanOrEqual(2);
          expect(one.hoursPerWeek).toBeLessThanOrEqual(25);
          next += one.weeks;
        }
        expect(next - 1).toBe(weeks);
      },
    ),
  );
});

it('gives more time to more work, and to how a person learns', () => {
  const steps = [
    { category: 'skill', effort: 40 },
    { category: 'experience', effort: 160 },
  ] as const;
  const weeksOf = (style: 'hands-on' | 'self-directed') => timed(steps, 52, style).map(({ weeks }) => weeks);
  const [less = 0, more = 0] = weeksOf('self-directed');
  expect(more).toBeGreaterThan(less);
  expect(weeksOf('hands-on')[1]).toBeGreaterThan(more);
  expect(timed(steps, 52, 'hands-on')[0]?.timeframe).toBe('Weeks 1–14');
});
