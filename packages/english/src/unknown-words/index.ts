import { inflect, meaningsOf } from '../inflect.ts';
import { isBuilt } from './built-word.ts';
import { typingError, type TypingError } from './typing-error.ts';

/*
 * Whether a word that a dictionary does not know is a slip. Most are not: trades, loan words and names have more words
 * than dictionaries. It is one where a single error of typing or hearing makes it of a common word, and nothing else
 * explains it.
 */

export { typingError } from './typing-error.ts';

/** Errors that nobody could mean by a word of their own making: "allways", "carefull". */
const PLAIN: ReadonlySet<TypingError> = new Set(['apostrophe', 'doubled', 'swapped']);

/** Words that stand alone: "alot" is "a lot", "busbar" is no "bus bar". */
const isSmall = (word: string) =>
  meaningsOf(word).some(({ pos }) => /^(?:determiner|preposition|pronoun|conjunction|particle)$/.test(pos));

function isCommon(proposal: string): boolean {
  const words = proposal.toLowerCase().replace(/'s?$/, '').split(/[ -]/);
  return words.every((word) => meaningsOf(word).length > 0) && (words.length === 1 || words.some(isSmall));
}

/** "payed", "teached": a regular past of a verb that has another. */
const isRegularised = (typed: string, proposal: string) =>
  /e?d$/.test(typed) &&
  [typed.slice(0, -2), typed.slice(0, -1)].some(
    (stem) =>
      meaningsOf(stem).some(({ pos, form }) => pos === 'verb' && form === 'base') &&
      proposal === inflect(stem, 'past'),
  );

/**
 * Of what a dictionary proposes for a word it does not know, that of which one error makes the word; none where the word
 * may be right. A language lends others its words with their letters: with one beyond a to z it is no slip.
 * @param isBesideUnknown whether the word beside it is not known either: "fromage blanc" is of another language
 */
export function slipOf(word: string, proposals: readonly string[], isBesideUnknown = false): string[] {
  const typed = word.toLowerCase().replaceAll('’', "'");
  if (!/^[a-z]+(?:'[a-z]*)?$/.test(typed)) return [];
  const made = isBesideUnknown || isBuilt(typed);
  return proposals.filter((proposal) => {
    const meant = proposal.toLowerCase();
    const error = isCommon(proposal) ? typingError(typed, meant) : null;
    return isRegularised(typed, meant) || (error !== null && (!made || PLAIN.has(error)));
  });
}
