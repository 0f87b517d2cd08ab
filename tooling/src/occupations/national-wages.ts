import { nationalTables, type NationalTable } from './national-tables.ts';
import { ownCrosswalk } from './own-crosswalk.data.ts';
import { plausible, usMedians } from './plausible.ts';

function linesOf(table: NationalTable, folder: string): string[] {
  const us = usMedians(folder);
  const own = ownCrosswalk[table.country] ?? {};
  const rows = table.rows.filter(({ pay }) => pay.median !== null);
  // What is stored by occupation was joined by hand.
  const socsOf =
    table.country === 'nl' || table.country === 'fr' ? table.socsOf : plausible(rows, table.socsOf, own, us);
  return [
    `# Pay in ${table.country} by its own classification, a year. Made by tooling/src/build-occupations.ts; do not edit.`,
    '# code, title, p10, p25, middle, p75, p90, SOC codes it stands for (our own crosswalk)',
    ...(['source', 'year', 'basis', 'measure', 'licence'] as const).map((name) => `@${name}\t${table[name]}`),
    ...rows
      .toSorted((a, b) => (a.code < b.code ? -1 : 1))
      .map(({ code, title, pay, upperQuarterAtLeast }) =>
        [
          code,
          title,
          pay.p10,
          pay.p25,
          pay.median,
          pay.p75 ?? (upperQuarterAtLeast === undefined ? null : `>${upperQuarterAtLeast}`),
          pay.p90,
          (socsOf.get(code) ?? []).join(' '),
        ].join('\t'),
      ),
  ];
}

/** Every national table by the name of its file. */
export function nationalWages(folder: string): { file: string; lines: string[] }[] {
  return nationalTables(folder).map((table) => ({ file: table.file, lines: linesOf(table, folder) }));
}
