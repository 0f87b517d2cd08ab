import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reduce, reducedBy, REDUCTIONS } from './index.ts';

const clean = readFileSync(new URL('../../fixtures/clean-sentences.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

it.each(
  REDUCTIONS.flatMap(({ examples, ...reduction }) =>
    examples.map(([from, to]) => ({ id: reduction.id, from, to, reduction: { ...reduction, examples } })),
  ),
)('says what is meant: $id, $from', ({ from, to, reduction }) => {
  expect(reducedBy(reduction, from)).toBe(to);
  expect(reduce(from)).toBe(to);
});

it.each(
  REDUCTIONS.flatMap(({ leaves, ...reduction }) =>
    leaves.map((text) => ({ text, reduction: { ...reduction, leaves } })),
  ),
)('leaves what is none: $text', ({ text, reduction }) => {
  expect(reducedBy(reduction, text)).toBe(text);
});

it.each(clean)('leaves a good sentence: %s', (sentence) => {
  for (const reduction of REDUCTIONS) expect(reducedBy(reduction, sentence)).toBe(sentence);
});

it.each([
  [
    'Due to the fact that I previously worked at a dairy in the past, I know how cheese is made.',
    'Having worked at a dairy, I know how cheese is made.',
  ],
  [
    'In the period of time between the years 1999 and 2003 I was employed in the capacity of a diver.',
    'From 1999 to 2003 I worked as a diver.',
  ],
  [
    'I would like to take this opportunity to tell you that I am writing this letter in order to accept the post.',
    'I am writing to accept the post.',
  ],
])('composes its steps: %s', (from, to) => {
  expect(reduce(from)).toBe(to);
});
