import { it } from 'vitest';
import { expectMutation } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('headings-known', {
    breaks: (cv) => ({
      ...cv,
      custom: [
        {
          title: 'My adventures so far',
          entries: [{ title: 'Sailing', subtitle: '', start: '', end: '', bullets: [] }],
        },
      ],
    }),
    words: 'My adventures so far',
  });
});
