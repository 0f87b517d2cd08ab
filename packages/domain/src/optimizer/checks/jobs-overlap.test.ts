import { expect, it } from 'vitest';
import { analysed } from '../testing/analysed.ts';
import { goodCv } from '../testing/good-cv.ts';
import { firesAt, mutated, withJob } from '../testing/mutate.ts';

const asked = (change: Parameters<typeof withJob>[0]) =>
  analysed(withJob(change, 1)(goodCv())).findings.filter(({ check }) => check === 'jobs-overlap');

it('asks about the one thing that may be wrong, and takes no points for it', () => {
  const outcome = mutated('jobs-overlap', { breaks: withJob({ end: '2021-06' }, 1) });
  expect(outcome).toEqual(firesAt('jobs-overlap', 'Care Assistant', false));
  expect(asked({ end: '2021-06' })[0]?.message).toMatch(/^Did you hold this job and “Staff Nurse, .*” .*\?/u);
});

it.each([
  ['a handover of a month or two', { end: '2019-05' }],
  ['years that may follow each other', { start: '2015', end: '2019' }],
  ['dates that nobody can read', { end: 'when the war ended' }],
])('asks nothing about %s', (_what, change) => {
  expect(asked(change)).toEqual([]);
});
