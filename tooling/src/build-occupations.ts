import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCsv } from './occupations/csv.ts';
import { escoTitles } from './occupations/esco-titles.ts';
import { technologiesByOccupation, toolsByOccupation } from './occupations/equipment.ts';
import { germanTitles } from './occupations/german-titles.ts';
import { onetTitles } from './occupations/onet-titles.ts';
import { places } from './occupations/places.ts';
import { profiles } from './occupations/profiles.ts';
import { projections } from './occupations/projections.ts';
import { related } from './occupations/related.ts';
import { titleWords } from './occupations/title-words.ts';
import { usWages } from './occupations/us-wages.ts';
import { inRoot } from './paths.ts';

// Makes the tables of packages/occupations/data from the raw files, which are not kept here. Run as:
// node tooling/src/build-occupations.ts <folder of the raw files>. What each table holds and where it comes from stands in docs/data-sources.md.

const folder = process.argv[2];
if (folder === undefined) throw new Error('Give the folder of the raw files.');

function write(name: string, lines: readonly string[]): void {
  const path = inRoot('packages', 'occupations', 'data', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${lines.join('\n')}\n`);
  console.log(`${name}: ${lines.length} lines`);
}

const occupations = readCsv(join(folder, 'onet-occupations.csv')).map(({ onet_soc = '', title = '' }) => ({
  code: onet_soc,
  title: title.replaceAll('--', '–'),
}));
const placeOf = new Map(occupations.map(({ code }, at) => [code, at]));
const titles = onetTitles(folder, occupations);
const more = escoTitles(folder, placeOf);
write('titles.txt', titles);
write('more-titles.txt', more);
write('optional/titles-de.txt', germanTitles(folder));
write('title-words.txt', titleWords(titles, more));
write('wages-us.txt', usWages(folder));
write('places.txt', places(folder));
write('related.txt', related(folder));
write('projections.txt', projections(folder));
write('profiles.txt', profiles(folder));
write('technologies.txt', technologiesByOccupation(folder));
write('tools.txt', toolsByOccupation(folder));
// Titles of national tables are resolved by the tables written above.
const { nationalWages } = await import('./occupations/national-wages.ts');
for (const { file, lines } of nationalWages(folder)) write(file, lines);
