// Resolves every title of the tables and holds the answer of each in every country and at every level to its laws:
// `node bench/src/salary-titles.ts`, some minutes. The tests hold the same for every occupation.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  countries,
  describePay,
  experienceLevels,
  levelRange,
  salaryAdvice,
  type Country,
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

const laws: Record<string, (pay: Pay) => boolean> = {
  'a figure has source, year, unit and population': ({ source, basis, publishedAs, row }) =>
    [source.name, source.year, basis.tax, basis.measure, basis.population, publishedAs, row].every((one) =>
      /\w/.test(one),
    ),
  'percentiles rise': ({ distribution: { p10, p25, median, p75, p90 } }) =>
    rise([p10, p25, median, p75, p90]),
  'medians rise with the level': ({ distribution }) =>
    rise(experienceLevels.map((level) => levelRange(distribution, level).middle)),
  'each level rises, and its advice with it': (pay) =>
    experienceLevels.every((level) => {
      const { low, middle, high } = levelRange(pay.distribution, level);
      const { floor, target, stretch } = salaryAdvice(pay, level);
      return rise([low, middle, high]) && rise([floor.amount, target.amount, stretch.amount]);
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

const answers: Record<Country, Record<Pay['confidence'] | 'none', number>> = {
  us: { high: 0, medium: 0, low: 0, none: 0 },
  gb: { high: 0, medium: 0, low: 0, none: 0 },
  ca: { high: 0, medium: 0, low: 0, none: 0 },
  au: { high: 0, medium: 0, low: 0, none: 0 },
  de: { high: 0, medium: 0, low: 0, none: 0 },
  fr: { high: 0, medium: 0, low: 0, none: 0 },
  nl: { high: 0, medium: 0, low: 0, none: 0 },
  sg: { high: 0, medium: 0, low: 0, none: 0 },
};
const broken: string[] = [];
for (const [code, many] of byCode)
  for (const country of countries) {
    const pay = describePay(payFacts(code, country));
    answers[country][pay?.confidence ?? 'none'] += many;
    if (!pay) continue;
    for (const [law, holds] of Object.entries(laws))
      if (!holds(pay)) broken.push(`${code} ${country}: ${law}`);
  }

console.log(`${titles.length} titles, ${byCode.size} occupations, ${unknown} titles unknown`);
console.log(
  `${titles.length * countries.length * experienceLevels.length} answers; by titles and confidence:`,
);
console.table(answers);
for (const one of broken) console.log(`BROKEN ${one}`);
console.log(`${broken.length} laws broken`);
process.exit(broken.length === 0 ? 0 : 1);
