import { it } from 'vitest';
import { expectMutation } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('personal-data', {
    breaks: (cv) => ({
      ...cv,
      custom: [
        {
          title: 'Additional information',
          entries: [{ title: 'Date of birth: 4 May 1990', subtitle: '', start: '', end: '', bullets: [] }],
        },
      ],
    }),
    words: 'Date of birth: 4 May 1990',
  });
});
