import { expect, test } from 'vitest';
import { askedBy } from './asked.ts';

test.each([
  ['Tell me about a time you had a conflict with a colleague.', 'behavioral', 'story'],
  ['Have you ever missed a deadline?', 'general', 'story'],
  ['You cut waiting time from 40 to 25 minutes. How did you do it?', 'general', 'story'],
  ['Give me an example of a decision that was hard to make.', 'behavioral', 'story'],
  [
    'What is the difference between an inner join and a left join, and when would you use each?',
    'technical',
    'explanation',
  ],
  ['What would you do if a guest shouted at you?', 'situational', 'plan'],
  ['You notice that a colleague skips a check. What do you do?', 'situational', 'plan'],
  ['Why do you want to work here?', 'company', 'motive'],
  ['What attracts you to this post?', 'general', 'motive'],
  ['Why are you leaving your current job?', 'general', 'self'],
  ['Tell me about yourself.', 'general', 'self'],
  ['What are your strengths?', 'general', 'self'],
  ['How do you plan a project of which you know only half?', 'technical', 'explanation'],
  ['Tell me about a deal that you lost. Why did you lose it?', 'technical', 'story'],
  [
    'Your manager is about to make a decision that you are sure is wrong. What do you do?',
    'situational',
    'plan',
  ],
  ['What would you like to be able to do in three years?', 'general', 'self'],
  ['What do you know about the work that is done here, and how did you find out?', 'company', 'motive'],
  ['Who are our customers, and what do you think they complain about?', 'company', 'self'],
] as const)('%s', (question, category, asked) => {
  expect(askedBy(question, category)).toBe(asked);
});
