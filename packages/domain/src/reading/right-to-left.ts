import {
  rightToLeftDegrees,
  rightToLeftEmployers,
  rightToLeftLegalForms,
  rightToLeftSchoolNames,
  rightToLeftSchools,
  rightToLeftTitles,
} from './right-to-left-words.data.ts';

/** Signs of both scripts, their presentation forms among them. */
const LETTER = /[\u0590-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** Whether a text has letters of the Arabic or Hebrew script. */
export function isRightToLeft(text: string): boolean {
  return LETTER.test(text);
}

/** Whether a word begins small, as the words of a sentence do; scripts without capitals have no others. */
export function isSmallWord(word: string): boolean {
  return /^[\p{Ll}\p{Script=Arabic}\p{Script=Hebrew}]/u.test(word);
}

/**
 * Arabic and Hebrew words in one spelling, to compare: without signs for vowels and without what only makes a word
 * longer, one form of alef, no article "ال".
 */
export function plainSpelling(text: string): string {
  if (!isRightToLeft(text)) return text;
  return text
    .replaceAll(/[\u064b-\u065f\u0670\u0640\u0591-\u05bd\u05bf-\u05c7]/gu, '')
    .replaceAll(/[أإآٱ]/gu, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll(/(?<!\p{L})ال(?=\p{L}{2})/gu, '');
}

type Beginnings = ReadonlyMap<string, readonly string[]>;
/** Letters by which beginnings of words are looked up. */
const KEY = 2;
/** Most letters that an ending adds to the beginning of a word. */
const LONGEST_END = 4;

function beginnings(words: string): Beginnings {
  const byKey = new Map<string, string[]>();
  for (const word of plainSpelling(words).split(' '))
    byKey.set(word.slice(0, KEY), [...(byKey.get(word.slice(0, KEY)) ?? []), word]);
  return byKey;
}

const titles = beginnings(rightToLeftTitles);
const employers = beginnings(rightToLeftEmployers);
const schools = beginnings(rightToLeftSchools);
const degrees = beginnings(rightToLeftDegrees);

/** Whether a word begins as one of a list does; a short one is that word itself. */
function isOf(list: Beginnings, word: string): boolean {
  return (list.get(word.slice(0, KEY)) ?? []).some(
    (start) =>
      word === start ||
      (start.length > 3 && word.startsWith(start) && word.length - start.length <= LONGEST_END) ||
      (start.length === 3 && word.startsWith(start) && word.length - start.length <= 2),
  );
}

function wordsOf(text: string): string[] {
  return (
    plainSpelling(text).match(/[\p{Script=Arabic}\p{Script=Hebrew}]+(?:["״'׳][\p{Script=Hebrew}]+)?/gu) ?? []
  );
}

/** The first word says what a thing is, the others more of it: how certainly a text is of a kind, 0 to 1. */
function kindScore(text: string, own: Beginnings, other: Beginnings): number {
  const [first, ...rest] = wordsOf(text.slice(0, 120)).map((word) => word.replaceAll(/["״'׳]/gu, ''));
  if (first === undefined) return 0;
  if (isOf(own, first)) return 1;
  if (isOf(other, first)) return 0;
  return rest.some((word) => isOf(own, word)) ? 0.4 : 0;
}

/** How much Arabic or Hebrew words look like a job title, 0 to 1. */
export function rightToLeftTitleScore(text: string): number {
  return 0.9 * kindScore(text, titles, employers);
}

/** How much Arabic or Hebrew words look like the name of an employer, 0 to 1. */
export function rightToLeftEmployerScore(text: string): number {
  return rightToLeftLegalForms.test(text) ? 1 : 0.8 * kindScore(text, employers, titles);
}

/** How much Arabic or Hebrew words look like the name of a school, 0 to 1. */
export function rightToLeftSchoolScore(text: string): number {
  return rightToLeftSchoolNames.test(text) ? 1 : kindScore(text, schools, degrees);
}

/** How much Arabic or Hebrew words look like a degree, 0 to 1. */
export function rightToLeftDegreeScore(text: string): number {
  return kindScore(text, degrees, schools);
}

const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/u;
const ARABIC_DIGITS = new RegExp(ARABIC_DIGIT, 'gu');

/** A text with its Arabic and Persian digits as 0 to 9, each in its place. */
export function withPlainDigits(text: string): string {
  if (!ARABIC_DIGIT.test(text)) return text;
  return text.replaceAll(ARABIC_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
}
