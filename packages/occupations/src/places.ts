import { countriesOfCode } from '@candor/domain/locale';
import { foldPlace } from './fold-place.ts';
import { readData } from './read-data.ts';
import { sortedText, type SortedText } from './sorted-text.ts';

export interface Place {
  /** ISO code in small letters, such as `gb`. */
  country: string;
  name: string;
  kind: 'country' | 'region' | 'city';
}

let table: SortedText | null = null;

/** The place of exactly these words. */
function placeCalled(words: string): Place[] {
  if (!table) {
    const text = readData('places.txt');
    table = sortedText(text.slice(text.indexOf('\n\n') + 2));
  }
  const [country = '', name = '', kind = ''] = table.find(foldPlace(words))?.split('\t') ?? [];
  return kind === 'country' || kind === 'region' || kind === 'city' ? [{ country, name, kind }] : [];
}

/** The place of these words, with or without the article: "Netherlands", "the United Kingdom". */
function placeNamed(words: string): Place[] {
  const bare = words.trim().replace(/^the\s+/iu, '');
  return [words, bare, `The ${bare}`].map(placeCalled).find((found) => found.length > 0) ?? [];
}

/**
 * The place that words name, alone or with its region or country behind a comma; null where none is known. What stands last
 * says the country: Paris, Texas is none of France, and Poland, OH none of Europe.
 */
export function findPlace(words: string): Place | null {
  const [whole] = placeNamed(words);
  if (whole) return whole;
  const named = words.split(',');
  const code = named.length > 1 ? (named.at(-1)?.trim() ?? '') : '';
  const countries = countriesOfCode(code);
  const parts = named.flatMap(placeNamed);
  const [country] = countries;
  if (country !== undefined && !parts.some((part) => countries.includes(part.country)))
    return { country, name: code, kind: 'region' };
  if (country !== undefined) return parts.find((part) => countries.includes(part.country)) ?? null;
  const last = parts.at(-1);
  return parts.find(({ country }) => country === last?.country) ?? null;
}
