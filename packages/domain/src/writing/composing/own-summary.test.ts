import { expect, it } from 'vitest';
import { ownSummary } from './own-summary.ts';

const said = (typed: string) =>
  ownSummary(typed, 'roofer')
    .sentences.map((one) => one.said)
    .join(' ');

it.each([
  ['I would like to lead a crew.', 'Looking to lead a crew.'],
  ["I'd like to run the yard.", 'Looking to run the yard.'],
  ['I want a quiet site.', 'Looking for a quiet site.'],
  ['want mornings', 'Looking for mornings.'],
  ['I am looking for a post.', 'Looking for a post.'],
  ['I am seeking a post.', 'Looking for a post.'],
  ['Now I look for any work in an office.', 'Looking for any work in an office.'],
  ['I want it done.', 'Want it done.'],
  ['I speak Dutch. I have been a roofer for nine years.', 'Speak Dutch. Roofer for nine years.'],
  ['Hi, I want mornings as I have a little one at nursery.', 'Looking for mornings.'],
])('%j is said as %j', (typed, text) => {
  expect(said(typed)).toBe(text);
});

it('marks what can only be said with its "I"', () => {
  const typed = 'I was told that I had an eye for it. That led to slates. I lay slates. I am a roofer.';
  const { sentences } = ownSummary(typed, 'roofer');
  expect(sentences.map((one) => one.isPersonal)).toEqual([true, false, false, false]);
});
