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
  ['a year of the employment', 'I worked at Riverside Hospital in 2021.'],
  ['the year in which somebody came', 'I joined Riverside Hospital in 2019.'],
  ['the year of another employer', 'I joined Oak House in 2016.'],
  ['a year that is not of the employment', 'I visited Riverside Hospital in 2012 as a patient.'],
])('%s is no contradiction', (_what, result) => {
  expect(contradictions(result)).toEqual([]);
});

test.each([
  ['I joined Riverside Hospital in 2017.', 'I joined Riverside Hospital in 2017'],
  ['In 2013 I worked at Oak House.', 'In 2013 I worked at Oak House'],
  ['I left Oak House in 2021.', 'I left Oak House in 2021'],
])('a year that the CV rules out is remarked on: %s', (result, quote) => {
  expect(contradictions(result).map((remark) => remark.quote)).toEqual([quote]);
});

test('what the CV knows makes an answer more specific and no less', () => {
  const answer = told('They went from 45 to 25 minutes.');
  const beside = analyseAnswer(answer, { cv });
  expect(beside.score).toBeGreaterThanOrEqual(analyseAnswer(answer).score);
  expect(beside.remarks.find(({ kind }) => kind === 'consistency')?.message).toMatch(
    /^Your CV says the same/,
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
