import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { citySizes } from '../../packages/domain/src/reading/city-sizes.ts';
import { foldedPlace } from '../../packages/domain/src/reading/folded-place.ts';
import { readCsv } from './occupations/csv.ts';
import { inRoot } from './paths.ts';

// Makes the names of places that readers of CVs know from GeoNames' tables, which are not kept here. Run as:
// node tooling/src/build-places.ts <folder of the raw files>. Where they come from stands in docs/data-sources.md.

const folder = process.argv[2];
if (folder === undefined) throw new Error('Give the folder of the raw files.');

/** Countries whose parts people name beside their town. */
const WITH_REGIONS = new Set('AT AU BE BR CA CH DE ES FR GB IE IN IT MX NL NZ PT US'.split(' '));
/** Of countries of which the table tells no small towns, those that many people live in are kept. */
const SMALL = 50_000;
const LEAST_ELSEWHERE = 100_000;

const cities = readCsv(join(folder, 'geo-cities.csv')).toSorted(
  (a, b) => Number(b['population']) - Number(a['population']),
);
const withSmall = new Set(
  cities.flatMap(({ country = '', population = '' }) => (Number(population) < SMALL ? [country] : [])),
);
const sizeOf = new Map<string, number>();
for (const { name = '', ascii = '', country = '', population = '' } of cities) {
  if (!withSmall.has(country) && Number(population) < LEAST_ELSEWHERE) continue;
  const size = citySizes.findIndex((least) => Number(population) >= least);
  // Of several of one name the largest, which comes first, counts.
  for (const one of [foldedPlace(name), foldedPlace(ascii)])
    if (one.length > 1 && !sizeOf.has(one)) sizeOf.set(one, size);
}
const regions = readCsv(join(folder, 'geo-admin1.csv')).flatMap(({ country = '', name = '' }) =>
  WITH_REGIONS.has(country) ? [foldedPlace(name)] : [],
);

const listed = (names: Iterable<string>) => [...new Set(names)].toSorted().join('|');
const rows = citySizes.map((_, size) =>
  listed([...sizeOf].flatMap(([name, own]) => (own === size ? [name] : []))),
);
writeFileSync(
  inRoot('packages', 'domain', 'src', 'reading', 'places.data.ts'),
  `// Made by tooling/src/build-places.ts; not written by hand.
// Source: GeoNames cities15000 and admin1 (January 2026), CC BY 4.0; changed by us: folded names alone, by how many people live there.

/** Names of cities, those of each of \`citySizes\` in a row. */
export const cities: readonly string[] = [
${rows.map((row) => `  '${row}',\n`).join('')}];

/** Names of states, provinces and regions. */
export const regions =
  '${listed(regions)}';
`,
);
console.log(`${sizeOf.size} cities, ${regions.length} regions`);
