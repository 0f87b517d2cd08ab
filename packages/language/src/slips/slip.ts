import { capitalised } from '../spelling/capitalised.ts';
import type { Span } from '../english-text.ts';

/** A slip of grammar where it stands in a text: what stands there instead, and why, in a sentence for the person. */
export interface FoundSlip {
  id: string;
  message: string;
  span: Span;
  /** The words at the span. */
  words: string;
  replacement: string;
}

/** The named parts of a form as they were found; '' for one that is not there. */
export type Parts = Readonly<Record<string, string>>;

/** A slip that is known by its form: `wrong` names what is put right, `right` says how, null where it is no slip after all. */
export interface SlipForm {
  id: string;
  message: string;
  form: RegExp;
  right: (parts: Parts) => string | null;
}

/** What replaces a word, with the capital it had; that of "I" is its own. */
export const inCaseOf = (typed: string, right: string): string =>
  /^\p{Lu}/u.test(typed) && typed !== 'I' ? capitalised(right) : right;

/** Where a form stands in a text. */
export function findForm({ id, message, form, right }: SlipForm, text: string): FoundSlip[] {
  return [...text.matchAll(form)].flatMap(({ groups = {}, indices }) => {
    const { wrong = '' } = groups;
    const [start, end] = indices?.groups?.['wrong'] ?? [0, 0];
    const replacement = right(
      Object.fromEntries(Object.entries(groups).map(([name, part]) => [name, (part ?? '').toLowerCase()])),
    );
    return replacement === null || replacement === wrong
      ? []
      : [{ id, message, span: { start, end }, words: wrong, replacement: inCaseOf(wrong, replacement) }];
  });
}
