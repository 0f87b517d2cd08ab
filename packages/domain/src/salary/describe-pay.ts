import { say } from '../say/index.ts';
import { countryPhrase } from './country.ts';
import type { Pay, PayFacts, PublishedPay } from './pay.ts';

const nothing: PublishedPay = { p10: null, p25: null, median: null, p75: null, p90: null };

/** What an occupation pays in a country: the country's own row as it is published. Null where there is none. */
export function describePay({ country, table, row }: PayFacts): Pay | null {
  const middle = row?.pay.median ?? null;
  if (!table || !row || middle === null) return null;
  return {
    distribution: table.basis.measure === 'mean' ? nothing : row.pay,
    average: middle,
    publishedAs: row.title,
    row: `${country} ${row.code}`,
    upperQuarterAtLeast: row.upperQuarterAtLeast,
    ...table,
  };
}

/** The levels of skill that the German classification puts behind a name; that of a trained worker goes without saying. */
const germanLevels: readonly [ending: string, said: string][] = [
  [' - Helfer-/Anlerntätigkeiten', ' (Helfer)'],
  [' - fachlich ausgerichtete Tätigkeiten', ''],
  [' - komplexe Spezialistentätigkeiten', ' (Spezialisten)'],
  [' - hoch komplexe Tätigkeiten', ' (Experten)'],
];

/** An occupation as a country's table names it, in as few words as tell it apart. */
export function shownTitle(publishedAs: string): string {
  const level = germanLevels.find(([ending]) => publishedAs.endsWith(ending));
  const name = level ? publishedAs.slice(0, -level[0].length) : publishedAs;
  return name.replace(' (ohne Spezialisierung)', '') + (level?.[1] ?? '');
}

/** Why no pay is shown, in one sentence; null where some is. */
export function whyNoPay(facts: PayFacts, occupation: string): string | null {
  const { country, table, row, isAbsent } = facts;
  const where = countryPhrase(country);
  if (describePay(facts)) return null;
  if (isAbsent)
    return say`There is no occupation “${occupation}” in ${where}: other occupations do this work there.`;
  if (!table) return say`The pay table for ${where} isn’t installed here, so we show no figure.`;
  if (row) return say`${table.source.name} publishes no figure for “${row.title}”, so we show none.`;
  return say`We found no row for “${occupation}” in the pay table of ${where} (${table.source.name}). We don’t estimate from other countries, so we show no figure.`;
}
