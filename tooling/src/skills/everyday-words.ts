import { meaningsOf } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';

/** Whether English has it as an everyday word, in any of its forms. */
export const isEveryday = (word: string) =>
  /^[\p{L}]+$/u.test(word) &&
  [word.toLowerCase(), ...meaningsOf(word.toLowerCase()).map(({ lemma }) => lemma)].some(
    (form) => thesaurusOf(form).senses.length > 0,
  );

/** Whether a name cannot be told by itself: a single everyday word, or one or two letters. */
export const isToldByContext = (name: string) =>
  /^[\p{L}\p{N}]{1,2}$/u.test(name) || (/^\p{L}+$/u.test(name) && isEveryday(name));

export const isVerb = (word: string) =>
  meaningsOf(word).some(({ pos, form, lemma }) => pos === 'verb' && form === 'base' && lemma === word);
