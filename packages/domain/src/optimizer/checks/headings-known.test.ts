import { expect, it } from 'vitest';
import { firesAt, mutated } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('headings-known', {
    breaks: (cv) => ({
      ...cv,
      custom: [
        {
          title: 'My adventures so far',
          entries: [{ title: 'Sailing', subtitle: '', start: '', end: '', bullets: [] }],
        },
      ],
    }),
  });
  expect(outcome).toEqual(firesAt('headings-known', 'My adventures so far'));
});
