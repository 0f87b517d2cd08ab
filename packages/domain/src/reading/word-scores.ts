import { cities, countries, stateCodes } from './places.data.ts';
import {
  isRightToLeft,
  plainSpelling,
  rightToLeftDegreeScore,
  rightToLeftEmployerScore,
  rightToLeftSchoolScore,
  rightToLeftTitleScore,
} from './right-to-left.ts';
import { rightToLeftPlaces } from './right-to-left-words.data.ts';
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
import { trimMarks } from './trim-marks.ts';

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

function isTitleWord(word: string): boolean {
  if (whole.has(word)) return true;
  if (
    (byStart.get(word.slice(0, 3)) ?? []).some(
      (start) => word.startsWith(start) && word.length - start.length < 6,
    )
  )
    return true;
  return endings.some((end) => word.length > end.length + 1 && word.endsWith(end));
}

const AMBIGUOUS = new Set(
  'senior junior sr jr staff partner partners model master masters host server crew captain guard fellow lead head principal chief resident member freie capo socio'.split(
    ' ',
  ),
);

/** How much some words look like a job title, 0 to 1. */
export function titleScore(text: string): number {
  if (isRightToLeft(text)) return rightToLeftTitleScore(text);
  if (CHINESE_TITLE.test(text)) return 0.9;
  const words = text.toLowerCase().match(/[\p{L}+#]+(?:[-'’][\p{L}]+)*/gu) ?? [];
  const flat = words.flatMap((word) => [word, ...word.split(/[-'’]/)].slice(0, 4));
  const hits = flat.filter(isTitleWord);
  const clear = hits.filter((word) => !AMBIGUOUS.has(word)).length;
  // A word of rank alone stands in names as well ("Sunrise Senior Commons").
  if (clear === 0) return hits.length > 0 ? 0.3 : 0;
  return hits.length > 1 ? 1 : 0.85;
}

/** How much some words look like the name of an employer, 0 to 1. */
export function employerScore(text: string): number {
  if (isRightToLeft(text)) return rightToLeftEmployerScore(text);
  if (LEGAL.test(text)) return 1;
  if (EMPLOYER.test(text) || CHINESE_EMPLOYER.test(text)) return 0.7;
  if (/^\p{Lu}{2,5}$/u.test(text) || /\.(?:com|io|org|net|de|ai)$/i.test(text)) return 0.4;
  return 0;
}

/** How much some words look like the name of a school, 0 to 1. */
export function schoolScore(text: string): number {
  if (isRightToLeft(text)) return rightToLeftSchoolScore(text);
  return SCHOOL.test(text) || CHINESE_SCHOOL.test(text) ? 1 : 0;
}

/** How much some words look like a degree, 0 to 1. */
export function degreeScore(text: string): number {
  if (isRightToLeft(text)) return Math.max(rightToLeftDegreeScore(text), DEGREE.test(text) ? 1 : 0);
  return DEGREE.test(text) || CHINESE_DEGREE.test(text) ? 1 : 0;
}

const countrySet = new Set(countries.split('|'));
const citySet = new Set([...cities.split('|'), ...plainSpelling(rightToLeftPlaces).split('|')]);
const stateSet = new Set(stateCodes.split('|'));
const POSTCODE =
  /(?:^|\s)(?:[A-Z]{1,2}-?)?\d{4,6}(?:-\d{3,4})?(?:\s?[A-Z]{2})?(?=\s|$|,)|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/u;

/** "Melbourne VIC" */
const TOWN_AND_STATE = /^(\S.*\S)\s(\p{Lu}{2,3})$/u;

/** "14 Orchard Court, Salem, OR 97301": state and ZIP code end an address of the United States. */
const STATE_AND_ZIP = /,\s(\p{Lu}{2})\s\d{5}(?:-\d{4})?$/u;

/** Province, town and ward, told by the signs that end them. */
const EAST_ASIAN_PLACE =
  /^(?:\p{Script=Han}{2,4}(?:都|道|府|県|省|自治区))?(?:\p{Script=Han}{1,4}[市郡州])?(?:\p{Script=Han}{1,4}[区县町村])?$/u;

/** Whether some words are a town or country of our lists. */
export function isKnownPlace(text: string): boolean {
  const words = plainSpelling(trimMarks(text.toLowerCase(), { start: '(', end: ').' }));
  return countrySet.has(words) || countrySet.has(`${words}.`) || citySet.has(words);
}

/** Whether some words are the name of a country. */
export function isCountry(text: string): boolean {
  return countrySet.has(text.trim().toLowerCase());
}

/** Whether the last one to three of several words are a country. */
function endsInCountry(text: string): boolean {
  const words = text.toLowerCase().split(' ');
  return [1, 2, 3].some((count) => {
    const name = words.slice(-count).join(' ');
    return count < words.length && name.length > 3 && countrySet.has(name);
  });
}

/** How much some words look like a place ("Austin, TX", "75002 Paris", "Remote"), 0 to 1. */
export function placeScore(text: string): number {
  const words = text.trim().replace(/^\((.*)\)$/u, '$1');
  if (words === '' || words.length > 90 || /[@:;|]|https?/.test(words)) return 0;
  if (isKnownPlace(words)) return 1;
  if (stateSet.has(STATE_AND_ZIP.exec(words)?.[1] ?? '')) return 0.9;
  const [, town = '', state = ''] = TOWN_AND_STATE.exec(words) ?? [];
  if (stateSet.has(state) && isKnownPlace(town)) return 0.9;
  const parts = words.split(/\s*[,،/–·-]\s+|[,،]\s*|\s\/\s|\s*\(|\)/).filter((part) => part.trim() !== '');
  const last = parts.at(-1)?.trim() ?? '';
  const known = parts.filter((part) => isKnownPlace(part)).length;
  if (parts.length > 4) return 0;
  const isState = stateSet.has(last);
  if (parts.length >= 2 && (known > 0 || isState) && parts.every((part) => part.length < 40)) {
    if (known === parts.length || (isState && parts.length === 2)) return 1;
    const isCountry = countrySet.has(last.toLowerCase().replace(/\.$/, ''));
    // "Acme, Berlin" names an employer and a town, "Jena, Germany" a town and its country.
    if (parts.length === 2) return isCountry && employerScore(words) === 0 ? 0.85 : 0.5;
    const startsInTown = isKnownPlace(parts[0] ?? '') || /\d/.test(parts[0] ?? '');
    return startsInTown && (isCountry || isState) ? 0.9 : 0.5;
  }
  if (words.length <= 14 && EAST_ASIAN_PLACE.test(words)) return 0.9;
  const bare = words.replace(POSTCODE, ' ').trim();
  if (POSTCODE.test(words) && bare !== '' && bare.length < 60 && !/\d{5}/.test(bare)) {
    return bare.split(/[,\s]+/).some((part) => isKnownPlace(part)) || /^[\p{Lu}\s][\p{L}\s.'-]*$/u.test(bare)
      ? 0.9
      : 0.7;
  }
  // "Bristol United Kingdom"
  if (/^[\p{Lu}][\p{L}'’ -]{1,40}$/u.test(words) && endsInCountry(words) && employerScore(words) === 0)
    return 0.85;
  if (/^[\p{Lu}][\p{L}.'’ -]+,\s[\p{Lu}]{2,3}$/u.test(words) && stateSet.has(last)) return 0.9;
  return 0;
}

/** Whether some words are nothing but an address in the web or a mail address. */
export function isAddress(text: string): boolean {
  return /^\(?(?:https?:\/\/|www\.)\S+$|^\S+@\S+\.\S+$|^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|de|fr|es|it|nl|edu|co|uk|example)(?:\/\S*)?$/i.test(
    text.trim(),
  );
}
