import { expect, it } from 'vitest';
import { bankQuestions, builtInFor } from '@candor/domain/interview/questions';
import { knownQuestions } from './known-questions.ts';

const employer = 'Riverside Hospital';
const asked = (question: string) =>
  ({ question, category: 'general', answer: 'A', duration: 1, isSpoken: false }) as const;
const ours = (company: string) => [...builtInFor(company), ...bankQuestions({ family: 'all', company })];

it.each([['no employer', ''] as const, ['the employer', employer] as const])(
  'every question of ours that names %s is known by its words, however they are punctuated',
  (_name, company) => {
    const questions = ours(company);
    const answers = questions.map(({ question }) => asked(` ${question.toUpperCase()} …`));
    const known = knownQuestions(answers, employer);
    expect(known.map(({ questionId }) => questionId)).toEqual(questions.map(({ id }) => id));
    expect(known.map(({ keyPoints }) => keyPoints)).toEqual(questions.map(({ keyPoints }) => keyPoints));
  },
);

it('some questions of ours name the employer', () => {
  expect(ours(employer).filter(({ question }) => question.includes(employer)).length).toBeGreaterThan(2);
});

it('what the caller says of a question stands, and another is not taken for one of ours', () => {
  const [first] = ours('');
  const given = { ...asked(first?.question ?? ''), questionId: 'mine', keyPoints: ['this'] };
  expect(knownQuestions([given, asked('What is your shoe size?')], employer)).toMatchObject([
    { questionId: 'mine', keyPoints: ['this'] },
    { questionId: 'question-2', keyPoints: [] },
  ]);
});
