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
  ['I want it done.', 'Wants it done.'],
  ['I speak Dutch. I have been a roofer for nine years.', 'Speaks Dutch. Roofer for nine years.'],
  ['Hi, I want mornings as I have a little one at nursery.', 'Looking for mornings.'],
])('%j is said as %j', (typed, text) => {
  expect(said(typed)).toBe(text);
});

it('tells what can only be said with its "I"', () => {
  const typed = 'I was told that I had an eye for it. That led to slates. I work on roofs. I am a roofer.';
  const { sentences } = ownSummary(typed, 'roofer');
  expect(sentences.map((one) => one.said === null)).toEqual([true, false, false, false]);
});

it.each([
  ['Looking for a yard, ideally one I can walk to.', 'Looking for a yard.', 'ideally one I can walk to.'],
  ['I work on roofs as much as the rain lets us.', 'Works on roofs.', 'as much as the rain lets us.'],
  ['Because my van is old I am looking for a crew.', 'Looking for a crew.', 'Because my van is old'],
])('of %j it offers back the clause that has no third person', (typed, text, cut) => {
  const own = ownSummary(typed, 'roofer');
  expect(own.sentences.map((one) => one.said)).toEqual([text]);
  expect(own.left).toEqual([{ text: cut, reason: 'rewritten' }]);
});
