import { callingCodes } from './calling-codes.data.ts';
import { regions } from './places.data.ts';

/** The languages in which our readers name countries. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'ru', 'zh', 'ja'];

/** Every country that can be called by telephone: ISO 3166, small letters. */
export const countries: readonly string[] = callingCodes.split('|').flatMap((row) => row.split(' ').slice(1));

/** Adds that a name may stand for a country. */
function add(names: Map<string, string[]>, name: string | undefined, country: string): void {
  const key = name?.toLowerCase() ?? '';
  const known = names.get(key) ?? [];
  if (key !== '' && !known.includes(country)) names.set(key, [...known, country]);
}

/** What names a country or a part of one, with those it may be. The runtime knows what countries are called. */
function readNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const [country, list] of Object.entries(regions))
    for (const name of list.split('|')) add(names, name, country);
  const addAll = (language: string, style: 'long' | 'short', of = countries) => {
    const display = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
    for (const country of of) add(names, display.of(country.toUpperCase()), country);
  };
  for (const language of languages) addAll(language, 'long');
  // "UK", "US"
  addAll('en', 'short');
  // As they call themselves: "Polska".
  for (const country of countries)
    addAll(new Intl.Locale(`und-${country}`).maximize().language, 'long', [country]);
  return names;
}

let names: ReadonlyMap<string, readonly string[]> | undefined;

/** The countries that a name may stand for, in small letters; none where it is no country's. */
export function countriesCalled(name: string): readonly string[] {
  names ??= readNames();
  return names.get(name) ?? [];
}

/** What a country is called in English: "Poland". */
export const countryName = (country: string): string =>
  new Intl.DisplayNames('en', { type: 'region' }).of(country.toUpperCase()) ?? country;
