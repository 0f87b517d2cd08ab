import { expect, test } from 'vitest';
import type { InterviewQuestion } from '../question.ts';
import { aStory, anAnswer } from '../testing/answers.ts';
import { analyseAnswer, followUp } from './index.ts';

const question: InterviewQuestion = {
  id: 'problem',
  category: 'behavioral',
  difficulty: 'medium',
  question: anAnswer().question,
  tips: [],
  keyPoints: [],
  strongAnswer: '',
  competencies: ['problem-solving'],
  followUp: 'What would you do differently today?',
  source: { kind: 'own' },
};

test('an outline has every sentence that was said, once, in the order of a story', () => {
  const { outline } = analyseAnswer(aStory());
  expect(outline.map(({ part }) => part)).toEqual(['situation', 'task', 'action', 'result']);
  const told = outline.map(({ words }) => words).join(' ');
  for (const sentence of aStory().answer.split(/(?<=\.)\s/)) expect(told.split(sentence)).toHaveLength(2);
});

test('what is missing is a blank', () => {
  const { outline } = analyseAnswer(
    anAnswer({
      answer:
        'I called the engineer about the difficult problem with the oven. I moved the dough to the cold room and lit the small ovens.',
    }),
  );
  expect(outline.find(({ part }) => part === 'result')?.words).toMatch(/^\[.*\?\]$/);
  expect(outline.map(({ words }) => words).join(' ')).toContain('I moved the dough');
});

test('an answer about something else gives nothing to an outline', () => {
  const { outline } = analyseAnswer(
    anAnswer({ answer: 'I always give my best, because I love to work with people and with food.' }),
  );
  expect(outline.every(({ words }) => /^\[.*\]$/.test(words))).toBe(true);
});

test('questions that ask for no story have no outline of one', () => {
  const answer = aStory({ category: 'general', question: 'Tell me about yourself.' });
  expect(analyseAnswer(answer).outline).toEqual([]);
});

test('the next question asks for what was left out, and for nothing that was told', () => {
  const asks = (answer: string) => followUp(question, analyseAnswer(anAnswer({ answer })));
  expect(asks(aStory().answer)).toBe(question.followUp);
  expect(asks('')).toBe('What exactly did you do yourself?');
  expect(
    asks(
      'Two years ago the big oven failed at night, which was a difficult problem. I called the engineer. I moved the dough. Then I lit the small ovens.',
    ),
  ).toBe('How did it end?');
  expect(
    followUp({ ...question, followUp: undefined } as InterviewQuestion, analyseAnswer(aStory())),
  ).toBeNull();
});
