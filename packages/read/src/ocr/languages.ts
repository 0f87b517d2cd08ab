import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const SCOPE = '@tesseract.js-data';
/** Trained for the engine's faster arithmetic, a quarter of the size of the full data. */
const VARIANT = '4.0.0_best_int';
export const ENGLISH = 'eng';

/** The engine's codes of languages, by BCP 47. */
const codes: Record<string, string> = {
  en: ENGLISH,
  ar: 'ara',
  cs: 'ces',
  da: 'dan',
  de: 'deu',
  es: 'spa',
  fa: 'fas',
  fi: 'fin',
  fr: 'fra',
  he: 'heb',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  nb: 'nor',
  nl: 'nld',
  no: 'nor',
  pl: 'pol',
  pt: 'por',
  ru: 'rus',
  sv: 'swe',
  tr: 'tur',
  uk: 'ukr',
  zh: 'chi_sim',
};

/** The folder with the data of each language that is installed as an npm package. Nothing is ever fetched. */
export function installedLanguages(): ReadonlyMap<string, string> {
  const scope = dirname(dirname(require.resolve(`${SCOPE}/${ENGLISH}/package.json`)));
  return new Map(readdirSync(scope).map((code) => [code, join(scope, code, VARIANT)]));
}

/** The engine's code of a language (BCP 47), where it has one. */
export function codeOf(language: string): string | undefined {
  return codes[language.split('-', 1)[0] ?? ''];
}
