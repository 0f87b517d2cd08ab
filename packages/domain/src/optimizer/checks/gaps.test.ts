import { expect, it } from 'vitest';
import { analysed } from '../testing/analysed.ts';
import { goodCv } from '../testing/good-cv.ts';
import { firesAt, mutated, withJob } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  const outcome = mutated('gaps', {
    breaks: (cv) => withJob({ start: '2022-03' })({ ...cv, education: [] }),
    also: ['sections'],
  });
  expect(outcome).toEqual(firesAt('gaps', 'Staff Nurse'));
});

it('takes whatever stands in the CV as an account of the time', () => {
  const own = { title: 'Full-time carer', subtitle: '', start: '2019-03', end: '2022-02', bullets: [] };
  const cv = withJob({ start: '2022-03' })({ ...goodCv(), education: [] });
  const { findings } = analysed({ ...cv, custom: [{ title: 'Career Break', entries: [own] }] });
  expect(findings.filter(({ check }) => check === 'gaps')).toEqual([]);
});

it('says nothing of the time before the first job', () => {
  const { findings } = analysed({
    ...goodCv(),
    experience: goodCv().experience.slice(0, 1),
    education: [
      { institution: 'York', degree: 'BSc', location: '', start: '2009', end: '2012', bullets: [] },
    ],
  });
  expect(findings.filter(({ check }) => check === 'gaps')).toEqual([]);
});
