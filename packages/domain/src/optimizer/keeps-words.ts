import { meaningsOf } from '@candor/language';

const JOINING = new Set(['a', 'an', 'the', 'and', 'of', 'to', 'in', 'for', 'with', 'by', 'on', 'at']);
const FIRST_PERSON = /\b(?:I|me|my|we|us)\b/;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

const verbsOf = (word: string) =>
  meaningsOf(word).flatMap(({ pos, lemma }) => (pos === 'verb' ? [lemma] : []));

/**
 * Whether a line said again holds the words of the line and no others, but for another form of a verb that stands there:
 * "Responsible for training of" is "Trained". A verb of somebody else's choice may say more than was said, or less.
 */
export function keepsWords(before: string, after: string): boolean {
  if (FIRST_PERSON.test(after)) return false;
  const given = new Set(wordsOf(before));
  const verbs = new Set([...given].flatMap(verbsOf));
  return wordsOf(after).every(
    (word) => given.has(word) || JOINING.has(word) || verbsOf(word).some((lemma) => verbs.has(lemma)),
  );
}
