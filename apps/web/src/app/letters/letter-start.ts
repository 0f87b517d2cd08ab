import type { User } from '@candor/contracts/account';
import { layoutOf, newestRelease } from '@candor/domain/cv';
import { contactFromCv } from '@candor/domain/letters';
import {
  emptyLetterDraft,
  getLetter,
  loadLetterDraft,
  loadReview,
  loadUnsentLetter,
  startingCv,
  type LetterDraft,
  type Review,
} from '../../features/letters/index.ts';
import { askAhead } from '../../platform/ask-ahead.ts';
import { queryClient } from '../../platform/query-client.ts';
import type { EditorStart } from '../editor/kind.ts';
import { partsFor, type LetterFor } from './letter-for.ts';
import { letterKind, type LetterTypes } from './letter-kind.ts';

/** The letter as the server has it. */
export const storedLetter = askAhead(getLetter);

export interface LetterStart extends EditorStart<LetterTypes> {
  /** The review of a pasted draft that is not done. */
  review: Review | null;
}

/** The form started from a CV, which says who writes; as it was where the CV was deleted. */
async function fromCv(form: LetterDraft, cvId: string): Promise<LetterDraft> {
  const cv = await queryClient.fetchQuery(startingCv(cvId)).catch(() => null);
  return cv ? { ...form, cvId, ...contactFromCv(form, cv.document) } : form;
}

/**
 * The letter of an id with what this device still has of it, or the form of the one not yet written, begun for an
 * application or a contact where one is given.
 */
export async function startOfLetter(
  user: User,
  id: string | null,
  given: LetterFor | null = null,
): Promise<LetterStart> {
  const ownerId = user.id;
  if (id === null) {
    const { version, form: saved, unsent } = await loadLetterDraft(ownerId);
    const draft = { version, form: saved ?? emptyLetterDraft(user) };
    const begun = { ...(unsent?.content ?? draft.form), ...(await partsFor(given)) };
    const form = given?.cvId ? await fromCv(begun, given.cvId) : begun;
    const release = newestRelease(layoutOf(form.template));
    return {
      ownerId,
      stored: null,
      draft,
      unsentForm: unsent,
      unsentContent: null,
      form,
      release,
      review: null,
    };
  }
  const unsentContent = await loadUnsentLetter(ownerId, id);
  const stored = await storedLetter.take(id);
  const shown = letterKind.over(stored, unsentContent?.content ?? {});
  const form = letterKind.formOf(shown);
  const review = await loadReview(ownerId, id, shown.document);
  const release = letterKind.releaseOf(stored);
  return {
    ownerId,
    stored,
    draft: { version: 0, form },
    unsentForm: null,
    unsentContent,
    form,
    release,
    review,
  };
}
