import type { PartOfSpeech, Reading } from './english-text.ts';
import { isUncountable } from './libraries.ts';

/** A word on its way to one reading. */
export type Candidate = {
  text: string;
  lower: string;
  readings: Reading[];
  preferred: PartOfSpeech | null;
  /** Whether a rule that needs no second opinion has settled it. */
  isDecided: boolean;
  /** Whether a rule says that nothing settles it here. */
  isDoubted: boolean;
  /** Punctuation that ends a fragment or one of its parts. */
  isBreak: boolean;
};

const BREAK = /^[.,:;!?()[\]{}–—|•·"“”…-]$/;

export function isBreakText(text: string): boolean {
  return BREAK.test(text);
}

/** Whether a fragment or one of its parts ends before this word. */
export function isBreak(word: Candidate | undefined): boolean {
  return !word || word.isBreak;
}

const isSure = (word: Candidate | undefined, ...classes: string[]) =>
  !!word && word.readings.length > 0 && word.readings.every(({ pos }) => classes.includes(pos));
const may = (word: Candidate | undefined, ...classes: string[]) =>
  !!word && word.readings.some(({ pos }) => classes.includes(pos));

/** Where a run of nouns that begins here ends, adjectives before it allowed; -1 where there is none. */
function nounRun(words: Candidate[], at: number): number {
  let end = at;
  while (isSure(words[end], 'adjective', 'number')) end += 1;
  const first = end;
  while (may(words[end], 'noun', 'name') || (words[end] && !words[end]?.readings.length)) end += 1;
  return end > first ? end : -1;
}

/** Whether a run of nouns begins here whose last is a countable singular, or a plural. */
export function headIs(words: Candidate[], at: number, number: 'singular' | 'plural'): boolean {
  const end = nounRun(words, at);
  const head = words[end - 1];
  if (end < 0 || !head) return false;
  if (!isBreak(words[end]) && !may(words[end], ...CLOSED) && !isSure(words[end], 'adverb', 'verb'))
    return false;
  if (!head.readings.length) return number === (/[^s]s$/.test(head.lower) ? 'plural' : 'singular');
  if (may(head, 'adverb')) return false;
  const noun = head.readings.find((one) => one.pos === 'noun' && one.number === number);
  if (!noun) return false;
  return number === 'plural' || !isUncountable(noun.lemma);
}

/** What may follow a noun phrase and is no part of it. */
const CLOSED = ['preposition', 'conjunction', 'subordinator', 'determiner', 'number', 'particle', 'pronoun'];
const OBJECT_PRONOUNS = new Set(
  'me him her us them it myself himself herself themselves ourselves'.split(' '),
);

/** Whether a noun phrase with a determiner, number or adjective begins here, or an object pronoun stands here. */
export function objectAt(words: Candidate[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  if (isSure(word, 'determiner') || OBJECT_PRONOUNS.has(word.lower)) return true;
  if (may(word, 'determiner') && !may(word, 'adverb', 'pronoun')) return true;
  if (/^[£$€]/.test(word.text)) return true;
  if (isSure(word, 'number')) return headIs(words, at + 1, 'plural');
  return isSure(word, 'adjective') && (may(words[at + 1], 'noun') || isSure(words[at + 1], 'adjective'));
}
