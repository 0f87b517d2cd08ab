import { expect, it } from 'vitest';
import { firesAt, mutated } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('personal-data', {
    breaks: (cv) => ({
      ...cv,
      custom: [
        {
          title: 'Additional information',
          entries: [{ title: 'Date of birth: 4 May 1990', subtitle: '', start: '', end: '', bullets: [] }],
        },
      ],
    }),
  });
  expect(outcome).toEqual(firesAt('personal-data', 'Date of birth: 4 May 1990'));
});
