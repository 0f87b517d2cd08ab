import { inflect, meaningsOf, withNumber } from '../inflect.ts';
import { isHeld } from '../reading.ts';
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

const LONG = 8;

/** Words that stand alone: "alot" is "a lot", "busbar" is no "bus bar". */
const isSmall = (word: string) =>
  meaningsOf(word).some(({ pos }) => /^(?:determiner|preposition|pronoun|conjunction|particle)$/.test(pos));

function isOneOrSmall(proposal: string): boolean {
  const words = proposal.toLowerCase().split(/[ -]/);
  return words.length === 1 || words.some(isSmall);
}

/** "fuseboards", "scribed", "rota's": of a word that the dictionary knows, with an ending that it does not. */
const isFormOf = (typed: string, meant: string) =>
  [withNumber(meant, 'plural'), inflect(meant, 'past'), inflect(meant, 'gerund')].includes(typed) ||
  (typed.endsWith("'s") && withNumber(typed.slice(0, -2), 'plural') === meant);

/** A long word has no neighbour that somebody could have meant; a short one must be everyday. */
const isCommon = (meant: string) => meant.length >= LONG || meant.split(/[ -]/).every(isHeld);

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
    const error = isOneOrSmall(proposal) ? typingError(typed, meant) : null;
    if (isFormOf(typed, meant)) return false;
    const isLikely = error !== null && (PLAIN.has(error) || (!made && isCommon(meant)));
    return isRegularised(typed, meant) || isLikely;
  });
}
