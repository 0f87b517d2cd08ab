import { countriesOfCode } from '@candor/domain/locale';
import { foldPlace } from './fold-place.ts';
import { readData } from './read-data.ts';
import { sortedText, type SortedText } from './sorted-text.ts';

export interface Place {
  /** ISO code in small letters, such as `gb`. */
  country: string;
  name: string;
  kind: 'country' | 'region' | 'city';
  /** Places of other countries that the words may mean as well, likeliest first. */
  others: Omit<Place, 'others'>[];
}

interface Named extends Omit<Place, 'others'> {
  /** In thousands; 0 where it is no city. */
  population: number;
}

/** A place of another country may be meant as well down to so small a part of the population. */
const NEAR = 1 / 5;
/** That of the own country is meant before a larger one down to so small a part of it. */
const OWN = 1 / 7;

let table: SortedText | null = null;

/** The places of exactly these words: country, regions, then cities by population. */
function placesCalled(words: string): Named[] {
  if (!table) {
    const text = readData('places.txt');
    table = sortedText(text.slice(text.indexOf('\n\n') + 2));
  }
  return (table.find(foldPlace(words)) ?? '').split('|').flatMap((cell) => {
    const [country = '', name = '', kind = '', population = '0'] = cell.split('\t');
    return kind === 'country' || kind === 'region' || kind === 'city'
      ? [{ country, name, kind, population: Number(population) }]
      : [];
  });
}

/** The places of these words, with or without the article: "Netherlands", "the United Kingdom". */
function placesNamed(words: string): Named[] {
  const bare = words.trim().replace(/^the\s+/iu, '');
  return [words, bare, `The ${bare}`].map(placesCalled).find((found) => found.length > 0) ?? [];
}

const plain = ({ country, name, kind }: Named) => ({ country, name, kind });

/** Of places of one name the person's own country's, where it is not too small, else the largest; those that may be meant as well beside it. */
function chosen(named: readonly Named[], residence: string | null): Place | null {
  const own = named.find(({ country }) => country === residence);
  const largest = Math.max(0, ...named.map(({ population }) => population));
  const isLarge = own && (own.population === 0 || own.population >= OWN * largest);
  const place = isLarge ? own : named[0];
  if (!place) return null;
  const isNear = (other: Named) =>
    place.kind !== 'country' &&
    (other === own || other.population === 0 || other.population >= NEAR * place.population);
  return { ...plain(place), others: named.filter((other) => other !== place && isNear(other)).map(plain) };
}

const alone = (place: Named | undefined) => (place ? { ...plain(place), others: [] } : null);

/**
 * The place that words name, alone or with its region or country behind a comma; null where none is known. What stands last
 * says the country: Paris, Texas is none of France, and Poland, OH none of Europe. Of several of one name the one in the
 * country where the person lives is meant (`residence`, where it is known), else the largest.
 */
export function findPlace(words: string, residence: string | null = null): Place | null {
  const whole = chosen(placesNamed(words), residence);
  if (whole) return whole;
  const parts = words.split(',');
  const code = parts.length > 1 ? (parts.at(-1)?.trim() ?? '') : '';
  const countries = countriesOfCode(code);
  const named = parts.map(placesNamed).filter((places) => places.length > 0);
  const [country] = countries;
  if (country !== undefined) {
    const place = named.flat().find((one) => countries.includes(one.country));
    return alone(place) ?? { country, name: code, kind: 'region', others: [] };
  }
  const last = chosen(named.at(-1) ?? [], residence);
  if (!last || named.length === 1) return last;
  return alone(named.flat().find((one) => one.country === last.country));
}
