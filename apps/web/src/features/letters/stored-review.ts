import { z } from 'zod';
import { letterFromText, letterToText, type LetterDocument } from '@candor/domain/letters';
import { spanSchema } from '@candor/domain/text';
import { keepOnDevice, unsentOnDevice } from '../../platform/autosave/keep-on-device.ts';
import { reviewedText, type Review } from './review-changes.ts';

const reviewSchema = z.object({
  original: z.string(),
  edited: z.string(),
  reasons: z.array(z.object({ span: spanSchema, label: z.string(), reason: z.string() })),
  decisions: z.record(z.coerce.number(), z.enum(['accepted', 'rejected'])),
});

function localKey(ownerId: string, letterId: string): string {
  return `${ownerId}:letter-review:${letterId}`;
}

/** Stores the review of a letter's draft on this device until it is done; null deletes it. */
export function keepReview(ownerId: string, letterId: string, review: Review | null): Promise<void> {
  return keepOnDevice(localKey(ownerId, letterId), review && { version: 0, content: review });
}

/** The letter as decided so far. */
export function reviewedLetter(review: Review, country?: LetterDocument['country']): LetterDocument {
  return letterFromText(reviewedText(review), country);
}

/** Whether a letter still says what its review left it at, or what the edit made of it before anything was decided. */
export function fitsReview(review: Review, document: LetterDocument): boolean {
  const text = letterToText(document);
  return text === review.edited || text === letterToText(reviewedLetter(review, document.country));
}

/** The review that an earlier visit did not finish; null where the letter was changed otherwise since. */
export async function loadReview(
  ownerId: string,
  letterId: string,
  document: LetterDocument,
): Promise<Review | null> {
  const key = localKey(ownerId, letterId);
  const stored = await unsentOnDevice(key, (content) => reviewSchema.safeParse(content).data ?? null);
  if (stored && fitsReview(stored.content, document)) return stored.content;
  if (stored) await keepReview(ownerId, letterId, null);
  return null;
}
