import { expect, it } from 'vitest';
import { textLines } from '../cv/index.ts';
import { findingsByLine } from './findings-by-line.ts';
import { analysed } from './testing/analysed.ts';
import { goodCv } from './testing/good-cv.ts';
import { withJob, withLine } from './testing/mutate.ts';

const weak = 'Responsible for 8 acute patients a shift';

it('gives each finding to the line that has its words, and to no other', () => {
  const analysis = analysed(withLine(weak)(goodCv()));
  const { of } = findingsByLine(analysis);
  const labels = textLines(analysis.text).flatMap(({ text }) =>
    of(text, 0).map(({ label }) => [text, label]),
  );
  expect(labels).toEqual([[weak, 'Weak openings']]);
});

it('tells lines with the same words apart', () => {
  const twice = withJob(
    { bullets: [weak, 'Trained 18 nurses, saving 3 shifts'] },
    1,
  )(withLine(weak)(goodCv()));
  const { of } = findingsByLine(analysed(twice));
  expect([0, 1, 2].map((nth) => of(weak, nth).length > 0)).toEqual([true, true, false]);
});

it('keeps apart what is about no words', () => {
  const { whole } = findingsByLine(analysed({ ...goodCv(), basics: { ...goodCv().basics, phone: '' } }));
  expect(whole.map(({ check }) => check)).toEqual(['phone-given']);
});
