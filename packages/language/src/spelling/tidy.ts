import { capitalised } from './capitalised.ts';
import { misspelling } from './misspelling.ts';
import {
  behindYears,
  capitalWords,
  countWords,
  months,
  shorthand,
  spokenBesidePolish,
} from './shorthand.data.ts';

const MONTH = new RegExp(
  `\\b(from|in|since|until|till|by|end of) (${Object.keys(months).join('|')})\\b(?!\\.)`,
  'gi',
);
const LANGUAGE = `(?:${spokenBesidePolish.replaceAll(' ', '|')})`;
const AMONG_LANGUAGES = new RegExp(
  `(?<=\\b${LANGUAGE}(?:,|,? and|,? or) )polish\\b|\\bpolish(?=(?:,|,? and|,? or) ${LANGUAGE}\\b)`,
  'g',
);
const SEVERAL = `\\b((?!1 )\\d+|${countWords.replaceAll(' ', '|')})`;
const YEARS_OF = new RegExp(`${SEVERAL} years?['’]? (?=(?:experience|service)\\b)`, 'gi');
/** "12 year" before the end of its phrase: of "a 12 year plan" it is none. */
const YEAR_OF_SEVERAL = new RegExp(
  `${SEVERAL} year(?=$|[,.;:)]| (?:${behindYears.replaceAll(' ', '|')})\\b)`,
  'gi',
);
const quick = new Map([
  ...Object.entries(shorthand),
  ...capitalWords.split(' ').map((word): [string, string] => [word, capitalised(word)]),
]);

/** Whether a word is written with a capital wherever it stands: "English", "Monday". */
export function isCapitalWord(word: string): boolean {
  return quick.get(word.toLowerCase()) === word;
}

/** The case of what stood there is kept: "Yrs" becomes "Years". */
function inCaseOf(typed: string, right: string): string {
  const isCapital = /^\p{Lu}\p{Ll}/u.test(typed);
  return isCapital ? capitalised(right) : right;
}

/**
 * The mechanics that are safe in any English text: spaces, quick spellings, misspellings, marks that are doubled. The
 * words and their order stay.
 */
export function tidy(typed: string): string {
  const text = typed
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,;:.!?])(?=\s|$)/g, '$1')
    .replaceAll(/(?<=\p{L}),(?=\p{L})/gu, ', ')
    .replaceAll(/([!?])[!?]+/g, '$1')
    .replaceAll(/,(?:\s*,)+/g, ',')
    // What is written in full has no stop of its own: "dept. every Friday".
    .replaceAll(/\b([Dd]ept)\.(?= \p{Ll}|,)/gu, '$1')
    .replaceAll(/(?<!\S)w\/ ?(?=\p{L})/gu, 'with ')
    .replaceAll(/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and ')
    .replaceAll(/ - /g, ' – ')
    .replaceAll(/\bcan not\b(?! only)/g, 'cannot')
    .replaceAll(
      MONTH,
      (_whole, before: string, month: string) => `${before} ${months[month.toLowerCase()] ?? month}`,
    )
    .trim();
  const spelled = text.replaceAll(
    /(?<![\p{L}\p{N}@./_'’-])\p{L}+(?![\p{L}\p{N}@/_&'’-]|\.\p{L})/gu,
    (word, at: number) => {
      const right = quick.get(word.toLowerCase()) ?? misspelling(text, at, word);
      const isShort = word === word.toUpperCase() && word.length > 1;
      return right === undefined || isShort || word === 'I' ? word : inCaseOf(word, right);
    },
  );
  return (
    spelled
      // A verb, but not among languages.
      .replaceAll(AMONG_LANGUAGES, 'Polish')
      .replaceAll(YEARS_OF, "$1 years' ")
      .replaceAll(/\b1 years\b/g, '1 year')
      .replaceAll(YEAR_OF_SEVERAL, '$1 years')
  );
}

/** A text that can stand as a sentence: a capital first, a stop at its end. */
export function asSentence(text: string): string {
  const bare = text.trim().replace(/[\s,;:–-]+$/u, '');
  const isBrand = /^\p{Ll}+\p{Lu}/u.test(bare);
  const begun = isBrand ? bare : capitalised(bare);
  return /[.!?…]["'’”)]?$/u.test(begun) ? begun : `${begun}.`;
}

/** A text without the stop at its end: an abbreviation keeps its own. */
export function withoutStop(text: string): string {
  return text.trim().replace(/(?<!\b(?:etc|Inc|Ltd|Co|St|Jr|Sr|[A-Z]))[.;,:]+$/u, '');
}
