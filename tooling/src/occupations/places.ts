import { join } from 'node:path';
import { foldPlace } from '@candor/occupations/fold-place';
import { readCsv } from './csv.ts';

const answered = new Set(['us', 'gb', 'ca', 'au', 'de', 'fr', 'nl', 'sg']);
/** Of other countries the large cities are enough to say that they are elsewhere. */
const LEAST_ELSEWHERE = 300_000;
/** Large cities are written in several languages. */
const LEAST_WITH_OTHER_NAMES = 100_000;

/** Places of a name are kept down to so small a part of the largest, one a country. */
const LEAST_OF_LARGEST = 1 / 30;
const MOST_OF_A_NAME = 4;

const header = [
  '# Places by their folded names. Made by tooling/src/build-occupations.ts; do not edit.',
  '# Source: GeoNames cities15000, admin1 and countryInfo (January 2026), CC BY 4.0; changed by us: the largest places of a name, one a country, fewer names.',
  '# name, then for each place, between bars: country, the name as it is written, kind (country, region, city), population in thousands (0 where it is not a city)',
];

interface Named {
  country: string;
  written: string;
  kind: 'country' | 'region' | 'city';
  population: number;
}

/** Those of a name that are kept: countries and regions as they come, then cities by population. */
function kept(all: readonly Named[]): Named[] {
  const largest = all.find(({ kind }) => kind === 'city');
  const known = new Set<string>();
  return all
    .filter(({ kind, population, country }) => {
      const isLarge = kind !== 'city' || population >= LEAST_OF_LARGEST * (largest?.population ?? 0);
      const isNew = !known.has(country);
      known.add(country);
      return isLarge && isNew;
    })
    .slice(0, MOST_OF_A_NAME);
}

/** Lines of `places.txt`. */
export function places(folder: string): string[] {
  const found = new Map<string, Named[]>();
  const add = (name: string, place: Named) => {
    const key = foldPlace(name);
    if (key.length > 1) found.set(key, [...(found.get(key) ?? []), place]);
  };
  const addCountry = (name: string, country: string, written: string) =>
    add(name, { country, written, kind: 'country', population: 0 });
  for (const { iso2 = '', iso3 = '', name = '' } of readCsv(join(folder, 'geo-countries.csv'))) {
    addCountry(name, iso2.toLowerCase(), name);
    addCountry(iso3, iso2.toLowerCase(), name);
  }
  for (const [name, country, written] of [
    ['usa', 'us', 'United States'],
    ['u s', 'us', 'United States'],
    ['america', 'us', 'United States'],
    ['uk', 'gb', 'United Kingdom'],
    ['great britain', 'gb', 'United Kingdom'],
    ['england', 'gb', 'England'],
    ['scotland', 'gb', 'Scotland'],
    ['wales', 'gb', 'Wales'],
    ['northern ireland', 'gb', 'Northern Ireland'],
    ['deutschland', 'de', 'Germany'],
    ['holland', 'nl', 'Netherlands'],
    ['nederland', 'nl', 'Netherlands'],
  ] as const)
    addCountry(name, country, written);
  for (const { country = '', name = '' } of readCsv(join(folder, 'geo-admin1.csv')))
    if (answered.has(country.toLowerCase()))
      add(name, { country: country.toLowerCase(), written: name, kind: 'region', population: 0 });
  const cities = readCsv(join(folder, 'geo-cities.csv')).toSorted(
    (a, b) => Number(b['population']) - Number(a['population']),
  );
  const ownNames = new Set(
    cities.flatMap(({ name = '', ascii = '' }) => [foldPlace(name), foldPlace(ascii)]),
  );
  for (const { name = '', ascii = '', country = '', population = '', alt = '' } of cities) {
    const isAnswered = answered.has(country.toLowerCase());
    const people = Number(population);
    if (!isAnswered && people < LEAST_ELSEWHERE) continue;
    const others = isAnswered && people >= LEAST_WITH_OTHER_NAMES ? alt.split('|') : [];
    // What another city is called by itself is a further name only of one that begins so: Newcastle upon Tyne.
    const further = others
      .map(foldPlace)
      .filter((one) => !ownNames.has(one) || foldPlace(name).startsWith(`${one} `));
    for (const one of new Set([foldPlace(name), foldPlace(ascii), ...further]))
      add(one, {
        country: country.toLowerCase(),
        written: name,
        kind: 'city',
        population: Math.round(people / 1_000),
      });
  }
  const lines = [...found].map(
    ([key, all]) =>
      `${key}\t${kept(all)
        .map(({ country, written, kind, population }) => [country, written, kind, population].join('\t'))
        .join('|')}`,
  );
  return [...header, '', ...lines.toSorted()];
}
