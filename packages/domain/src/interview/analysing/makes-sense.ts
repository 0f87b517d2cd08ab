import { meaningsOf, type Token } from '@candor/english';

const BINDS = new Set([
  'auxiliary',
  'determiner',
  'pronoun',
  'preposition',
  'subordinator',
  'conjunction',
  'particle',
]);
/** Of the words of English sentences, about half bind the others; a list of terms has hardly any. */
const LEAST_BINDING = 0.16;
/** So few words may be without any: "Worked nights, mostly." */
const SHORT = 6;
const MOST_UNKNOWN = 0.5;

const isWord = ({ pos, text }: Token) => pos !== 'punctuation' && pos !== 'number' && /\p{L}/u.test(text);
const isKnown = ({ text, isName }: Token) =>
  isName || /['’]/.test(text) || meaningsOf(text.toLowerCase()).length > 0;

/** Whether words are bound together as sentences are, and are words at all: neither a heap of terms nor of letters. */
export function makesSense(tokens: readonly Token[]): boolean {
  const words = tokens.filter(isWord);
  if (words.length === 0) return false;
  const unknown = words.filter((word) => !isKnown(word)).length;
  if (unknown > MOST_UNKNOWN * words.length) return false;
  if (words.length <= SHORT) return true;
  return words.filter(({ pos }) => BINDS.has(pos)).length >= LEAST_BINDING * words.length;
}
