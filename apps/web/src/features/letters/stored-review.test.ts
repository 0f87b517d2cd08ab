import { expect, it } from 'vitest';
import { letterFromText } from '@candor/domain/letters';
import { fitsReview } from './stored-review.ts';
import type { Review } from './review-changes.ts';

const text = (night: string, end: string) =>
  `Dear Ms. Cole,\n\nThe night team ${night} an award.\n\nI look forward to ${end} from you.\n\nSincerely,\n\nMaren`;
const review: Review = {
  original: text('recieved', 'hear'),
  edited: text('received', 'hearing'),
  reasons: [],
  decisions: { 0: 'accepted' },
};

it('fits the letter as decided so far, and the one that came edited and was not asked about yet', () => {
  expect(fitsReview(review, letterFromText(text('received', 'hear')))).toBe(true);
  expect(fitsReview(review, letterFromText(review.edited))).toBe(true);
});

it('fits no letter that was changed otherwise since', () => {
  expect(fitsReview(review, letterFromText(text('won', 'hear')))).toBe(false);
  expect(fitsReview(review, letterFromText(review.original))).toBe(false);
});
