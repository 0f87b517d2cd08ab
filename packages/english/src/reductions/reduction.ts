import type { VerbForm } from '../english-text.ts';
import { inflect, meaningsOf } from '../inflect.ts';

/** A wording that hides what was done or says it with more words than it needs, and how it is said without them. */
export interface Reduction {
  id: string;
  from: RegExp;
  /** What stands instead, of the words that were found; null where it is not certain. */
  to: (groups: Readonly<Record<string, string>>) => string | null;
  examples: readonly (readonly [before: string, after: string])[];
  leaves: readonly string[];
}

/** The verb of a word in -ing; null where it is no verb. */
export const verbOfGerund = (word: string): string | null =>
  meaningsOf(word.toLowerCase()).find(({ pos, form }) => pos === 'verb' && form === 'gerund')?.lemma ?? null;

/** A verb in the tense that "was" or "is" stood in. */
export const inTense = (verb: string, of: string): string =>
  /^(?:is|am|are|do|does|have|has|include|involve|mean|spend)s?$/i.test(of) ? verb : inflect(verb, 'past');

/** A verb as it stands behind "I": "who does" -> "do". */
export function behindI(word: string): string {
  const lower = word.toLowerCase();
  const own: Readonly<Record<string, string>> = { is: 'am', are: 'am', were: 'was', has: 'have', does: 'do' };
  const third = meaningsOf(lower).find(({ pos, form }) => pos === 'verb' && form === 'present3');
  return own[lower] ?? third?.lemma ?? word;
}

/** A verb in the form in which another stood. */
export function inFormOf(model: string, verb: string): string {
  const form = meaningsOf(model.toLowerCase()).find(({ pos }) => pos === 'verb' || pos === 'auxiliary')?.form;
  return inflect(verb, (form ?? 'base') as VerbForm);
}

export const lowered = (text: string) =>
  /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
