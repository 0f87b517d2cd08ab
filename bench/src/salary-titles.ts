// Resolves every title of the tables and holds the answer of each in every country and at every level to its laws:
// `node bench/src/salary-titles.ts`, some minutes. The tests hold the same for every occupation.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  countries,
  describePay,
  experienceLevels,
  levelRange,
  percentiles,
  salaryAdvice,
  type Pay,
} from '@candor/domain/salary';
import { payFacts, resolveTitle } from '@candor/occupations';

const data = join(import.meta.dirname, '../../packages/occupations/data');

/** The titles of a table, which stand behind its first empty line, each before a tab. */
function titlesIn(name: string): string[] {
  const text = readFileSync(join(data, name), 'utf8');
  return text
    .slice(text.indexOf('\n\n') + 2)
    .split('\n')
    .map((line) => line.split('\t', 1)[0] ?? '')
    .filter((title) => title !== '');
}

const rise = (amounts: readonly number[]) =>
  amounts.every((amount, at) => amount > 0 && amount >= (amounts[at - 1] ?? 0));

const known = (amounts: readonly (number | null | undefined)[]) => amounts.flatMap((amount) => amount ?? []);

const laws: Record<string, (pay: Pay) => boolean> = {
  'a figure has source, year, unit and population': ({ source, basis, publishedAs, row }) =>
    [source.name, source.year, basis.tax, basis.measure, basis.population, publishedAs, row].every((one) =>
      /\w/.test(one),
    ),
  'percentiles rise': ({ distribution }) => rise(known(percentiles.map((name) => distribution[name]))),
  'medians rise with the level': ({ distribution }) =>
    rise(known(experienceLevels.map((level) => levelRange(distribution, level)?.middle))),
  'each level rises, and its advice with it': ({ distribution }) =>
    experienceLevels.every((level) => {
      const { low, middle, high } = levelRange(distribution, level) ?? {};
      const { floor, target, stretch } = salaryAdvice(distribution, level);
      return (
        rise(known([low, middle, high])) && rise(known([floor?.amount, target?.amount, stretch?.amount]))
      );
    }),
};

const titles = [...new Set(['titles.txt', 'more-titles.txt'].flatMap(titlesIn))];
const byCode = new Map<string, number>();
let unknown = 0;
for (const title of titles) {
  const found = resolveTitle(title);
  if (found) byCode.set(found.code, (byCode.get(found.code) ?? 0) + 1);
  else unknown += 1;
}

const answers = new Map(countries.map((country) => [country, { shown: 0, withheld: 0 }]));
const broken: string[] = [];
for (const [code, many] of byCode)
  for (const country of countries) {
    const pay = describePay(payFacts(code, country));
    const counted = answers.get(country);
    if (counted) counted[pay ? 'shown' : 'withheld'] += many;
    if (!pay) continue;
    for (const [law, holds] of Object.entries(laws))
      if (!holds(pay)) broken.push(`${code} ${country}: ${law}`);
  }

console.log(`${titles.length} titles, ${byCode.size} occupations, ${unknown} titles unknown`);
console.log(`${titles.length * countries.length * experienceLevels.length} answers; by titles:`);
console.table(Object.fromEntries(answers));
for (const one of broken) console.log(`BROKEN ${one}`);
console.log(`${broken.length} laws broken`);
process.exit(broken.length === 0 ? 0 : 1);
