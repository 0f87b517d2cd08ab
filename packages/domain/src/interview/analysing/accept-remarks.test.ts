import { expect, test } from 'vitest';
import { aStory, aTarget } from '../testing/answers.ts';
import { analyseInterview, withModelRemarks, type ProposedRemark } from './index.ts';

const answers = [aStory()];
const analysis = analyseInterview(aTarget, answers);
const quote = 'I moved the dough to the cold room';
const good: ProposedRemark = {
  answer: 0,
  kind: 'clarity',
  quote,
  message: 'Say why you chose this first, so that your listener can follow you.',
};
const added = (...proposed: ProposedRemark[]) =>
  withModelRemarks({ analysis, answers, proposed }).questionAnalysis[0]?.remarks.filter(
    ({ isFromModel }) => isFromModel,
  );

test('a remark that quotes the answer and claims nothing is added, and the scores stay', () => {
  const { kind, message } = good;
  expect(added(good)).toEqual([{ kind, quote, message, isStrength: false, isFromModel: true }]);
  const { overallScore } = withModelRemarks({ analysis, answers, proposed: [good] });
  expect(overallScore).toBe(analysis.overallScore);
});

test.each<[string, Partial<ProposedRemark>]>([
  ['words that the answer does not have', { quote: 'I moved the bread to the cold room' }],
  ['no words', { quote: '' }],
  ['another answer', { answer: 1 }],
  ['a figure of nobody', { message: 'Say that you saved 900 loaves.' }],
  ['a name of nobody', { message: 'Tell your listener how Kubernetes at Google helped you.' }],
  ['a score', { message: 'You should get the full score for this.' }],
  ['an address', { message: 'You should read https://example.org first.' }],
  ['words about the voice', { message: 'Your voice should be louder here.' }],
  ['nobody spoken to', { message: 'This candidate is perfect.' }],
  ['a lecture', { message: `You see. ${'Say it again. '.repeat(5)}` }],
])('%s: dropped', (_what, change) => {
  expect(added({ ...good, ...change })).toEqual([]);
});

test('two are added at most, each of its kind', () => {
  const kinds = ['clarity', 'clarity', 'length', 'pace'] as const;
  expect(added(...kinds.map((kind) => ({ ...good, kind })))?.map(({ kind }) => kind)).toEqual([
    'clarity',
    'length',
  ]);
});
