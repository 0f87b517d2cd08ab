import { it } from 'vitest';
import { expectMutation, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('outcomes', {
    breaks: (cv) =>
      withJob({ bullets: ['Care for 8 patients a shift', 'Train 18 nurses', 'Dress 12 wounds a day'] })(
        withJob({ bullets: ['Washed 12 residents a day', 'Planned outings for 30 residents'] }, 1)(cv),
      ),
    words: null,
    also: ['skills-shown', 'length'],
  });
});
