import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideOpen, reviewCount, reviewedText, reviewParts, type Review } from './review-changes.ts';

const original = 'I am responsible for the night shift. I have did it for 6 years, and I very much like it.';
const edited = 'I run the night shift. I have done it for 6 years, and I like it.';
const review: Review = { original, edited, decisions: {} };

it('shows each change once, and what is open stands as it was', () => {
  expect(reviewParts(original, edited).filter(({ kind }) => kind === 'change')).toEqual([
    { kind: 'change', number: 0, removed: 'am responsible for ', added: 'run ' },
    { kind: 'change', number: 1, removed: 'did', added: 'done' },
    { kind: 'change', number: 2, removed: 'very much ', added: '' },
  ]);
  expect(reviewedText(review)).toBe(original);
  expect(reviewCount(review)).toEqual({ changes: 3, accepted: 0, rejected: 0, open: 3 });
});

it('takes what is accepted and leaves what is rejected', () => {
  const decided: Review = { ...review, decisions: { 0: 'accepted', 1: 'accepted', 2: 'rejected' } };
  expect(reviewedText(decided)).toBe(
    'I run the night shift. I have done it for 6 years, and I very much like it.',
  );
  expect(reviewCount(decided)).toEqual({ changes: 3, accepted: 2, rejected: 1, open: 0 });
});

it('decides the rest without touching what was decided', () => {
  const rest = decideOpen({ ...review, decisions: { 1: 'rejected' } }, 'accepted');
  expect(reviewedText(rest)).toBe('I run the night shift. I have did it for 6 years, and I like it.');
});

it('gives the edited text when all is accepted and the original when all is rejected, for any two texts', () => {
  const words = fc
    .array(fc.constantFrom('a', 'b', 'c', ' ', '\n\n', '. ', 'ä1'))
    .map((list) => list.join(''));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const any = { original: before, edited: after, decisions: {} };
      expect(reviewedText(decideOpen(any, 'accepted'))).toBe(after);
      expect(reviewedText(decideOpen(any, 'rejected'))).toBe(before);
    }),
  );
});
