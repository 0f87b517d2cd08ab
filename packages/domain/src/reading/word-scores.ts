import { remembering } from './remembering.ts';
import {
  isRightToLeft,
  rightToLeftDegreeScore,
  rightToLeftEmployerScore,
  rightToLeftSchoolScore,
  rightToLeftTitleScore,
} from './right-to-left.ts';
import { chineseEmployerParts, employerWords, legalForms } from './words-of-employers.data.ts';
import {
  chineseDegreeParts,
  chineseSchoolParts,
  degreeEndings,
  degreeWords,
  schoolEndings,
  schoolWords,
} from './words-of-schools.data.ts';
import { chineseTitleParts, titleWords } from './words-of-titles.data.ts';

const list = (words: string) => words.split(/\s+/).filter((word) => word !== '');

const whole = new Set<string>();
const beginnings: string[] = [];
const endings: string[] = [];
for (const word of list(titleWords)) {
  if (word.startsWith('*')) endings.push(word.slice(1).replace(/\*$/, ''));
  else if (word.endsWith('*')) beginnings.push(word.slice(0, -1));
  else whole.add(word);
}
const byStart = new Map<string, string[]>();
for (const word of beginnings)
  byStart.set(word.slice(0, 3), [...(byStart.get(word.slice(0, 3)) ?? []), word]);

const CHINESE_TITLE = new RegExp(chineseTitleParts, 'u');
const CHINESE_EMPLOYER = new RegExp(chineseEmployerParts, 'u');
const CHINESE_SCHOOL = new RegExp(chineseSchoolParts, 'u');
const CHINESE_DEGREE = new RegExp(chineseDegreeParts, 'u');
const LEGAL = new RegExp(`(?:^|[\\s,(])(?:${legalForms})\\.?(?=$|[\\s,)])`, 'iu');
/** Short words stand for themselves only: "Casa" is a house, "Casalecchio" a town. */
const SHORT_WORD = 5;
const EMPLOYER = new RegExp(
  `(?<![\\p{L}])(?:${list(employerWords)
    .map((word) => (word.length <= SHORT_WORD ? `${word}s?(?![\\p{L}])` : word))
    .join('|')})`,
  'iu',
);
/** Words that end in one of several others. */
function endingIn(words: string): string {
  return `(?<=\\p{L}{2})(?:${list(words).join('|')})(?!\\p{L})`;
}
const SCHOOL = new RegExp(
  `(?<![\\p{L}])(?:${list(schoolWords)
    .map((word) => (word.replace(/\W/g, '').length <= 4 ? `${word}(?![\\p{L}])` : word))
    .join('|')})|universit|${endingIn(schoolEndings)}`,
  'iu',
);
const DEGREE = new RegExp(`(?<![\\p{L}])(?:${list(degreeWords).join('|')})|${endingIn(degreeEndings)}`, 'iu');

const isTitleWord = remembering(
  (word): boolean =>
    whole.has(word) ||
    (byStart.get(word.slice(0, 3)) ?? []).some(
      (start) => word.startsWith(start) && word.length - start.length < 6,
    ) ||
    endings.some((end) => word.length > end.length + 1 && word.endsWith(end)),
);

const AMBIGUOUS = new Set(
  'senior junior sr jr staff partner partners model master masters host server crew captain guard fellow lead head principal chief resident member freie capo socio'.split(
    ' ',
  ),
);

/** How much some words look like a job title, 0 to 1. */
export const titleScore = remembering((text): number => {
  if (isRightToLeft(text)) return rightToLeftTitleScore(text);
  if (CHINESE_TITLE.test(text)) return 0.9;
  const words = text.toLowerCase().match(/[\p{L}+#]+(?:[-'’][\p{L}]+)*/gu) ?? [];
  const flat = words.flatMap((word) => [word, ...word.split(/[-'’]/)].slice(0, 4));
  const hits = flat.filter(isTitleWord);
  const clear = hits.filter((word) => !AMBIGUOUS.has(word)).length;
  // A word of rank alone stands in names as well ("Sunrise Senior Commons").
  if (clear === 0) return hits.length > 0 ? 0.3 : 0;
  return hits.length > 1 ? 1 : 0.85;
});

/** How much some words look like the name of an employer, 0 to 1. */
export const employerScore = remembering((text): number => {
  if (isRightToLeft(text)) return rightToLeftEmployerScore(text);
  if (LEGAL.test(text)) return 1;
  if (EMPLOYER.test(text) || CHINESE_EMPLOYER.test(text)) return 0.7;
  if (/^\p{Lu}{2,5}$/u.test(text) || /\.(?:com|io|org|net|de|ai)$/i.test(text)) return 0.4;
  return 0;
});

/** How much some words look like the name of a school, 0 to 1. */
export const schoolScore = remembering((text): number => {
  if (isRightToLeft(text)) return rightToLeftSchoolScore(text);
  return SCHOOL.test(text) || CHINESE_SCHOOL.test(text) ? 1 : 0;
});

/** How much some words look like a degree, 0 to 1. */
export const degreeScore = remembering((text): number => {
  if (isRightToLeft(text)) return Math.max(rightToLeftDegreeScore(text), DEGREE.test(text) ? 1 : 0);
  return DEGREE.test(text) || CHINESE_DEGREE.test(text) ? 1 : 0;
});

/** Whether some words are nothing but an address in the web or a mail address. */
export function isAddress(text: string): boolean {
  return /^\(?(?:https?:\/\/|www\.)\S+$|^\S+@\S+\.\S+$|^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|de|fr|es|it|nl|edu|co|uk|example)(?:\/\S*)?$/i.test(
    text.trim(),
  );
}
