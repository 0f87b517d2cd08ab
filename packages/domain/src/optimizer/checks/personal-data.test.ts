import { expect, it } from 'vitest';
import { analysed } from '../testing/analysed.ts';
import { goodCv } from '../testing/good-cv.ts';
import { firesAt, mutated } from '../testing/mutate.ts';

it.each(['Photo attached', '[Photo]'])('finds a line that stands for a picture: %s', (line) => {
  const entry = { title: line, subtitle: '', start: '', end: '', bullets: [] };
  const cv = { ...goodCv(), custom: [{ title: 'Additional information', entries: [entry] }] };
  const { findings } = analysed(cv);
  expect(findings.filter(({ check }) => check === 'personal-data')).toHaveLength(1);
});

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
