import { expect, it } from 'vitest';
import { analysed } from '../testing/analysed.ts';
import { goodCv } from '../testing/good-cv.ts';
import { firesAt, mutated } from '../testing/mutate.ts';

const own = (title: string) => ({
  title,
  entries: [
    { title: 'BSc Nursing', subtitle: 'University of York', start: '2015', end: '2018', bullets: [] },
  ],
});

it('finds the one thing that is broken', () => {
  const outcome = mutated('headings-known', {
    breaks: (cv) => ({ ...cv, education: [], custom: [own('Where I grew wise')] }),
    also: ['sections'],
  });
  expect(outcome).toEqual(firesAt('headings-known', 'Where I grew wise'));
});

it('lets people have sections of their own', () => {
  const { findings } = analysed({ ...goodCv(), custom: [own('Career Break')] });
  expect(findings.filter(({ check }) => check === 'headings-known')).toEqual([]);
});
