import { join } from 'node:path';
import { foldPlace } from '@candor/occupations/fold-place';
import { readCsv } from './csv.ts';

const answered = new Set(['us', 'gb', 'ca', 'au', 'de', 'fr', 'nl', 'sg']);
/** Of other countries the large cities are enough to say that they are elsewhere. */
const LEAST_ELSEWHERE = 300_000;
/** Large cities are written in several languages. */
const LEAST_WITH_OTHER_NAMES = 100_000;

const header = [
  '# Places by their folded names. Made by tooling/src/build-occupations.ts; do not edit.',
  '# Source: GeoNames cities15000, admin1 and countryInfo (January 2026), CC BY 4.0; changed by us: the largest place of a name, fewer names.',
  '# name, country, the name as it is written, kind (country, region, city)',
];

/** Lines of `places.txt`. */
export function places(folder: string): string[] {
  const found = new Map<string, string>();
  const add = (name: string, country: string, written: string, kind: string) => {
    const key = foldPlace(name);
    if (key.length > 1 && !found.has(key)) found.set(key, `${key}\t${country}\t${written}\t${kind}`);
  };
  for (const { iso2 = '', iso3 = '', name = '' } of readCsv(join(folder, 'geo-countries.csv'))) {
    add(name, iso2.toLowerCase(), name, 'country');
    add(iso3, iso2.toLowerCase(), name, 'country');
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
    add(name, country, written, 'country');
  for (const { country = '', name = '' } of readCsv(join(folder, 'geo-admin1.csv')))
    if (answered.has(country.toLowerCase())) add(name, country.toLowerCase(), name, 'region');
  const cities = readCsv(join(folder, 'geo-cities.csv')).toSorted(
    (a, b) => Number(b['population']) - Number(a['population']),
  );
  for (const { name = '', ascii = '', country = '', population = '', alt = '' } of cities) {
    const isAnswered = answered.has(country.toLowerCase());
    if (!isAnswered && Number(population) < LEAST_ELSEWHERE) continue;
    for (const one of [name, ascii]) add(one, country.toLowerCase(), name, 'city');
    if (isAnswered && Number(population) >= LEAST_WITH_OTHER_NAMES)
      for (const one of alt.split('|')) add(one, country.toLowerCase(), name, 'city');
  }
  return [...header, '', ...[...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line)];
}
