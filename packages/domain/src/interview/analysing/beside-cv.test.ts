import { expect, test } from 'vitest';
import { cvDocument } from '../../cv/index.ts';
import { anAnswer } from '../testing/answers.ts';
import { analyseAnswer } from './index.ts';

const cv = cvDocument({
  experience: [
    {
      position: 'Staff nurse',
      company: 'Riverside Hospital',
      start: '2019-03',
      end: '2024-06',
      bullets: [
        'Cut evening handovers on a surgical ward from 45 to 25 minutes',
        'Trained 12 students a year in wound care',
      ],
    },
    { position: 'Care assistant', company: 'Oak House', start: '2016', end: '2019', bullets: [] },
  ],
});

const told = (result: string) =>
  anAnswer({
    answer: `Evening handovers on the surgical ward at Riverside Hospital ran late. I was asked to cut them. I timed twenty of them, wrote a form and tried it with two colleagues. ${result}`,
  });
const contradictions = (result: string) =>
  analyseAnswer(told(result), { cv }).remarks.filter(
    ({ kind, isStrength }) => kind === 'consistency' && !isStrength,
  );

test('a figure that the CV gives otherwise is remarked on, with both quoted', () => {
  const [remark, other] = contradictions('They went from 40 to 25 minutes.');
  expect(remark?.quote).toBe('from 40 to 25 minutes');
  expect(remark?.message).toContain('“from 45 to 25 minutes”');
  expect(other).toBeUndefined();
});

test.each([
  ['the same figures', 'They went from 45 to 25 minutes.'],
  ['another measure', 'Errors went from 9 to 2 a week.'],
  ['both ends of something else', 'The round went from 60 to 30 minutes.'],
  ['no figure', 'They were much shorter afterwards.'],
])('%s is no contradiction', (_what, result) => {
  expect(contradictions(result)).toEqual([]);
});

test('what the CV knows makes an answer more specific and no less', () => {
  const answer = told('They went from 45 to 25 minutes.');
  const beside = analyseAnswer(answer, { cv });
  expect(beside.score).toBeGreaterThanOrEqual(analyseAnswer(answer).score);
  expect(beside.remarks.find(({ kind }) => kind === 'consistency')?.message).toMatch(
    /^This matches your CV: “Cut evening handovers/,
  );
});

test('the blanks of an outline say what the CV knows', () => {
  const { outline } = analyseAnswer(
    anAnswer({ answer: 'I timed the evening handovers on the surgical ward and wrote a form for them.' }),
    { cv },
  );
  const words = (part: string) => outline.find((one) => one.part === part)?.words;
  expect(words('situation')).toContain('Staff nurse, Riverside Hospital');
  expect(words('result')).toContain('from 45 to 25 minutes');
});

test('a CV that knows nothing of an answer changes nothing', () => {
  const answer = anAnswer({
    answer: 'At the bakery the oven failed. I rang the engineer and baked the rest next door.',
  });
  expect(analyseAnswer(answer, { cv })).toEqual(analyseAnswer(answer));
});
