import { readFragment } from '@candor/language';
import { leadingSubordinators, subjectPronouns, subordinators } from '../../text/index.ts';
import { dependentWords, sentenceWords } from './sentence-words.data.ts';
import { isOwnLanguage } from './own-language.ts';

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}'-]+/gu) ?? [];

const opening = new Set([...subordinators, ...leadingSubordinators]);
const subjects = new Set([...subjectPronouns, 'you']);

/** "When the shop closed I kept the keys": a clause that depends, and the one it depends on, each with its subject. */
function isCompound(text: string): boolean {
  const [first = '', ...rest] = wordsOf(text);
  return opening.has(first) && rest.filter((word) => subjects.has(word)).length > 1;
}

/**
 * Whether a line of a form is a sentence that a letter may have as it stands. Of languages whose sentences are not known every
 * line is one: its person knows. An answer that is wrong asks once too often, or leaves a line as it was typed.
 */
export function isSentence(text: string, language: string): boolean {
  if (language === 'en') {
    const read = readFragment(text.replace(/[.!]+$/, ''));
    return (
      text.trim().endsWith('?') ||
      isCompound(text) ||
      (read === null ? /[.!]$/.test(text.trim()) : read.kind === 'sentence')
    );
  }
  if (!isOwnLanguage(language)) return true;
  const words = wordsOf(text);
  const isDependent = dependentWords[language].has(words[0] ?? '');
  return !isDependent && words.length > 1 && words.some((word) => sentenceWords[language].has(word));
}
