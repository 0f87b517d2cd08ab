import { expect, test } from 'vitest';
import { aStory, anAnswer, aTarget } from '../testing/answers.ts';
import { analyseInterview } from './index.ts';

test('the same answers have the same scores', () => {
  const answers = [aStory(), anAnswer({ answer: 'No.' })];
  expect(analyseInterview(aTarget, answers)).toEqual(analyseInterview(aTarget, answers));
});

test('a told story is worth more than a word', () => {
  const [story, word] = analyseInterview(aTarget, [aStory(), anAnswer({ answer: 'Yes.' })]).questionAnalysis;
  expect(story?.score).toBeGreaterThan(60);
  expect(word?.score).toBeLessThan(20);
});

test('no answers make no score', () => {
  expect(analyseInterview(aTarget, [])).toMatchObject({ overallScore: 0, questionAnalysis: [] });
});
