import { expect, it } from 'vitest';
import { firesAt, mutated } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('length', {
    breaks: (cv) => ({
      ...cv,
      custom: [
        {
          title: 'Publications',
          entries: Array.from({ length: 59 }, () => ({
            title: `Care of wounds after surgery in small hospitals of the north and what the nurses there said of it when asked about their work`,
            subtitle: '',
            start: '',
            end: '',
            bullets: [],
          })),
        },
      ],
    }),
  });
  expect(outcome).toEqual(firesAt('length', null));
});
