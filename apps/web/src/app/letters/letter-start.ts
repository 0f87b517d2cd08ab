import type { Letter } from '@candor/contracts/letters';
import type { User } from '@candor/contracts/account';
import {
  emptyLetterDraft,
  getLetter,
  loadNewLetter,
  loadReview,
  loadUnsentLetter,
  type LetterChange,
  type LetterDraft,
  type Review,
} from '../../features/letters/index.ts';
import type { Unsent } from '../../platform/keep-on-device.ts';
import type { WrittenLetter } from './use-shown-letter.ts';

/** What a letter's bench begins with. */
export interface LetterStart {
  ownerId: string;
  letter: Letter | null;
  form: LetterDraft;
  /** Changes of the saved letter that could not be sent before. */
  unsent: Unsent<LetterChange> | null;
  /** The review of a pasted draft that is not done. */
  review: Review | null;
}

/** The letter of an id with what this device still has of it, or the form of the one not yet written. */
export async function startOfLetter(user: User, id: string | null): Promise<LetterStart> {
  const ownerId = user.id;
  if (id === null) {
    const form = (await loadNewLetter(ownerId)) ?? emptyLetterDraft(user);
    return { ownerId, letter: null, form, unsent: null, review: null };
  }
  const unsent = await loadUnsentLetter(ownerId, id);
  const letter = await getLetter(id);
  const { request, template = letter.template, cvId = letter.cvId } = unsent?.content ?? {};
  const review = await loadReview(ownerId, id, unsent?.content.document ?? letter.document);
  return { ownerId, letter, form: { ...letter.request, ...request, template, cvId }, unsent, review };
}

/** The letter that the bench begins with, with the changes of an earlier visit; null for a new one. */
export function firstWritten({ letter, unsent }: LetterStart): WrittenLetter | null {
  if (!letter) return null;
  return { id: letter.id, document: unsent?.content.document ?? letter.document, facts: letter.facts };
}

/** The form of a letter as it is stored. */
export function draftOf({ request, template, cvId }: Letter): LetterDraft {
  return { ...request, template, cvId };
}
