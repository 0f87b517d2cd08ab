import { expect, it } from 'vitest';
import { firesAt, mutated, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('outcomes', {
    breaks: (cv) =>
      withJob({ bullets: ['Care for 8 patients a shift', 'Train 18 nurses', 'Dress 12 wounds a day'] })(
        withJob({ bullets: ['Washed 12 residents a day', 'Planned outings for 30 residents'] }, 1)(cv),
      ),
    also: ['length'],
  });
  expect(outcome).toEqual(firesAt('outcomes', null));
});
