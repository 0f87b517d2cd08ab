import { expect, it } from 'vitest';
import { analysed } from '../testing/analysed.ts';
import { goodCv } from '../testing/good-cv.ts';
import { firesAt, mutated, withLine } from '../testing/mutate.ts';

const line = goodCv().experience[1]?.bullets[0] ?? '';

it('finds the one thing that is broken', () => {
  const outcome = mutated('lines-once', { breaks: withLine(line, 2) });
  expect(outcome).toEqual(firesAt('lines-once', line));
});

it('leaves a few words alone that are true of two jobs', () => {
  const cv = withLine('Trained new staff')(withLine('Trained new staff', 1)(goodCv()));
  expect(analysed(cv).findings.filter(({ check }) => check === 'lines-once')).toEqual([]);
});
