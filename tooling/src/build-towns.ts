import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.ts';

// Makes packages/domain/src/letters/towns.data.ts from GeoNames' towns. Run as: node tooling/src/build-towns.ts <file>,
// the file being a CSV of name, ascii, country, admin1, population. The raw file is not kept here.

/** Countries whose people write English, by the letter form they use; not North America, whose towns have namesakes in Britain too small for the file. */
const formOf: Readonly<Record<string, 'gb' | 'au'>> = {
  GB: 'gb',
  IE: 'gb',
  NZ: 'gb',
  ZA: 'gb',
  AU: 'au',
};

/** A name that two countries share tells of the one where so many times more people live. */
const MORE = 3;

interface Town {
  name: string;
  country: string;
  people: number;
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Give the file of the towns.');
const towns = readFileSync(file, 'utf8')
  .split(/\r?\n/)
  .slice(1)
  .filter((line) => line !== '')
  .map((line): Town => {
    const [name = '', ascii = '', country = '', , people = '0'] = line.split(',');
    return { name: (ascii || name).toLowerCase(), country, people: Number(people) };
  });
const known = Map.groupBy(towns, ({ name }) => name)
  .entries()
  .flatMap(([name, same]) => {
    const sorted = same.toSorted((a, b) => b.people - a.people);
    const form = formOf[sorted[0]?.country ?? ''];
    const other = sorted.find(({ country }) => formOf[country] !== form);
    const isPlain = (sorted[0]?.people ?? 0) >= MORE * (other?.people ?? 0);
    return form !== undefined && isPlain && !/[|'"]/.test(name) ? [{ name, form }] : [];
  });
const byForm = Map.groupBy(known, ({ form }) => form);
const rows = ['gb', 'au'].map((form) => {
  const names = (byForm.get(form as 'gb') ?? []).map(({ name }) => name).toSorted();
  return `  ${form}: '${names.join('|')}',`;
});
writeFileSync(
  inRoot('packages/domain/src/letters/towns.data.ts'),
  `// Made by tooling/src/build-towns.ts; do not edit.
// Source: GeoNames, towns of 15,000 people and more (January 2026), CC BY 4.0; changed by us: chosen, brought into one form.

/** Towns of countries that write English, by letter form; not those whose name tells of no single one, nor Canada's: most of those have smaller namesakes in Britain. */
export const towns: Readonly<Record<'gb' | 'au', string>> = {
${rows.join('\n')}
};
`,
);
