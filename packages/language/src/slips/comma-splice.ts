import { capitalised } from '../spelling/capitalised.ts';
import type { Sentence } from '../english-text.ts';
import { readFragment } from '../read-english.ts';
import type { FoundSlip } from './slip.ts';

/** "The scales broke, I kept the list": one comma, and behind it a subject that a sentence of its own begins with. */
const SPLICE = /^(?<left>[^,;:–—()]+)(?<wrong>, (?<who>I|we|he|she|it|they|this))(?<rest> [^,;:–—()]+)$/du;
/** "It was good work, I think." */
const LEAST_WORDS = 4;
/** What makes a clause hang on another: "what I like", "the time that". */
const DEPENDENT = /\b(?:who|which|that|whose|what|how|than|so)\b/i;

const isMain = (read: Sentence | null) =>
  read?.kind === 'sentence' &&
  !read.isQuestion &&
  read.subject?.from === 0 &&
  read.tokens.every(({ pos }) => pos !== 'subordinator') &&
  /^(?:pronoun|determiner|name)$/.test(read.tokens[0]?.pos ?? '');

/** Two sentences that only a comma joins, parted. */
export function findCommaSplice(sentence: string): FoundSlip[] {
  const found = SPLICE.exec(sentence);
  const { left = '', wrong = '', who = '', rest = '' } = found?.groups ?? {};
  const [start, end] = found?.indices?.groups?.['wrong'] ?? [0, 0];
  const isLong = [left, `${who}${rest}`].every((one) => one.split(' ').length >= LEAST_WORDS);
  if (!isLong || DEPENDENT.test(left)) return [];
  if (!isMain(readFragment(left)) || !isMain(readFragment(who + rest))) return [];
  const replacement = `. ${capitalised(who)}`;
  return [{ id: 'no-comma-splice', span: { start, end }, words: wrong, replacement }];
}
