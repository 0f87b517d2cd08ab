import { callingCodes } from './calling-codes.data.ts';
import { regions } from './places.data.ts';

/** The languages beside English in which our readers name countries. */
const otherLanguages = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'ru', 'zh', 'ja'];

/** Every country that can be called by telephone: ISO 3166, small letters. */
export const countries: readonly string[] = callingCodes.split('|').flatMap((row) => row.split(' ').slice(1));

/** Adds that a name may stand for a country. */
function add(names: Map<string, string[]>, name: string | undefined, country: string): void {
  const key = name?.toLowerCase() ?? '';
  const known = names.get(key) ?? [];
  if (key !== '' && !known.includes(country)) names.set(key, [...known, country]);
}

type Names = ReadonlyMap<string, readonly string[]>;

/** Adds what the runtime calls countries in a language. */
function addAll(names: Map<string, string[]>, language: string, style: 'long' | 'short', of = countries) {
  const display = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
  for (const country of of) add(names, display.of(country.toUpperCase()), country);
}

/** What names a country or a part of one in English, with those it may be. */
function namesInEnglish(): Names {
  const names = new Map<string, string[]>();
  for (const [country, list] of Object.entries(regions))
    for (const name of list.split('|')) add(names, name, country);
  addAll(names, 'en', 'long');
  // "UK", "US"
  addAll(names, 'en', 'short');
  return names;
}

/** What countries are called in other languages, and as they call themselves: "Polska". */
function namesElsewhere(): Names {
  const names = new Map<string, string[]>();
  for (const language of otherLanguages) addAll(names, language, 'long');
  for (const country of countries)
    addAll(names, new Intl.Locale(`und-${country}`).maximize().language, 'long', [country]);
  return names;
}

let inEnglish: Names | undefined;
let elsewhere: Names | undefined;

/** The countries that a name may stand for, in small letters; none where it is no country's. */
export function countriesCalled(name: string): readonly string[] {
  inEnglish ??= namesInEnglish();
  const found = inEnglish.get(name);
  if (found) return found;
  // Made for who needs them: it takes longer than all else that a page does for a place.
  elsewhere ??= namesElsewhere();
  return elsewhere.get(name) ?? [];
}

/** What a country is called in English: "Poland". */
export const countryName = (country: string): string =>
  new Intl.DisplayNames('en', { type: 'region' }).of(country.toUpperCase()) ?? country;
