import { isHeld, meaningsOf } from '@candor/language';
import { foldSkill } from '@candor/occupations/skill-words';
import { stopWords } from '../../../packages/domain/src/text/language/stop-words.data.ts';

const small = new Set(Object.values(stopWords).flatMap((words) => words.split(' ')));

/** Whether it is an everyday word: one that English has in any of its forms, or a small word of any of our languages. */
function isEveryday(word: string): boolean {
  const forms = [word.toLowerCase(), foldSkill(word)];
  return forms.some((form) => small.has(form) || isHeld(form));
}

const isOneWord = (name: string) => /^[\p{L}\p{N}]+$/u.test(foldSkill(name));

/**
 * Whether the name of a product cannot be told by itself: a single everyday word, one or two letters, or an acronym that in
 * small letters may be anything.
 */
export const productNeedsContext = (name: string) =>
  isOneWord(name) && (name.length <= 2 || /^[A-Z][A-Z0-9]{1,3}$/.test(name) || isEveryday(name));

export const isVerb = (word: string) =>
  meaningsOf(word).some(({ pos, form, lemma }) => pos === 'verb' && form === 'base' && lemma === word);

/** Whether the name of a skill cannot be told by itself: a word that is also a verb or a small word, or an acronym. */
export const needsContext = (name: string) =>
  isOneWord(name) &&
  (name.length <= 2 ||
    /^[A-Z][A-Z0-9]{1,3}$/.test(name) ||
    small.has(name.toLowerCase()) ||
    meaningsOf(name.toLowerCase()).some(({ pos }) => pos === 'verb'));
