import { capitalised } from '../spelling/capitalised.ts';
import type { Span } from '../english-text.ts';

/** Kinds of slips of grammar; what is said of each is for who shows them. */
export type SlipId =
  | 'look-forward-to-gerund'
  | 'used-to-gerund'
  | 'enjoy-gerund'
  | 'responsible-for'
  | 'depend-on'
  | 'impressed-by'
  | 'on-a-day'
  | 'explain-to-somebody'
  | 'fewer-not-less'
  | 'past-not-participle'
  | 'no-double-negative'
  | 'adverb-behind-object'
  | 'years-apostrophe'
  | 'plural-behind-number'
  | 'perfect-progressive-with-since'
  | 'perfect-with-since'
  | 'no-comma-splice'
  | 'tense-of-the-entry';

/** A slip of grammar where it stands in a text, and what stands there instead. */
export interface FoundSlip {
  id: SlipId;
  span: Span;
  /** The words at the span. */
  words: string;
  replacement: string;
}

/** The named parts of a form as they were found; '' for one that is not there. */
export type Parts = Readonly<Record<string, string>>;

/** A slip that is known by its form: `wrong` names what is put right, `right` says how, null where it is no slip after all. */
export interface SlipForm {
  id: SlipId;
  form: RegExp;
  right: (parts: Parts) => string | null;
}

/** What replaces a word, with the capital it had; that of "I" is its own. */
export const inCaseOf = (typed: string, right: string): string =>
  /^\p{Lu}/u.test(typed) && typed !== 'I' ? capitalised(right) : right;

/** Where a form stands in a text. */
export function findForm({ id, form, right }: SlipForm, text: string): FoundSlip[] {
  return [...text.matchAll(form)].flatMap(({ groups = {}, indices }) => {
    const { wrong = '' } = groups;
    const [start, end] = indices?.groups?.['wrong'] ?? [0, 0];
    const replacement = right(
      Object.fromEntries(Object.entries(groups).map(([name, part]) => [name, (part ?? '').toLowerCase()])),
    );
    return replacement === null || replacement === wrong
      ? []
      : [{ id, span: { start, end }, words: wrong, replacement: inCaseOf(wrong, replacement) }];
  });
}
