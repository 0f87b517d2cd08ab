import { join } from 'node:path';
import { resolveTitle } from '@candor/occupations';
import { foldTitle } from '@candor/occupations/normalise-title';
import { readCsv } from './csv.ts';

interface Titled {
  code: string;
  title: string;
}

const LEAST_CERTAINTY = 0.8;
/** Titles in common that join a German row, by their weight. */
const FEWEST_COMMON = 6;

/** For each SOC code the row that says most for it; rows by their SOC codes. */
function bestRows(
  votes: ReadonlyMap<string, ReadonlyMap<string, number>>,
  least: number,
): Map<string, string[]> {
  const socsOf = new Map<string, string[]>();
  for (const [soc, rows] of votes) {
    const [best] = [...rows].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    if (best && best[1] >= least) socsOf.set(best[0], [...(socsOf.get(best[0]) ?? []), soc]);
  }
  return socsOf;
}

function vote(votes: Map<string, Map<string, number>>, soc: string, row: string, weight: number): void {
  const rows = votes.get(soc) ?? new Map<string, number>();
  rows.set(row, (rows.get(row) ?? 0) + weight);
  votes.set(soc, rows);
}

const plain = (title: string) =>
  title
    .replaceAll(/\([^)]*\)|\bn\.?e\.?c\.?/gi, ' ')
    .replaceAll(/[/,]/g, ' ')
    .trim();

/** Rows of a table with English titles by the SOC code that their whole title means beyond doubt. */
export function joinByTitle(rows: readonly Titled[]): Map<string, string[]> {
  const votes = new Map<string, Map<string, number>>();
  for (const { code, title } of rows) {
    const found = resolveTitle(plain(title));
    if (found && found.certainty >= LEAST_CERTAINTY)
      vote(votes, found.code.slice(0, 7), code, found.certainty);
  }
  return bestRows(votes, LEAST_CERTAINTY);
}

/** German rows by the titles that the agency's own list and ESCO share. */
export function joinByGermanTitle(folder: string, rows: readonly Titled[]): Map<string, string[]> {
  const known = new Set(rows.map(({ code }) => code));
  const kldbOf = new Map<string, string>();
  for (const { title = '', kldb = '' } of readCsv(join(folder, 'titles-de-kldb.csv')))
    if (known.has(kldb)) kldbOf.set(foldTitle(title), kldb);
  const german = new Map(
    readCsv(join(folder, 'esco-occupations-de.csv')).map((row) => [row['code'] ?? '', row]),
  );
  const votes = new Map<string, Map<string, number>>();
  for (const { code = '', onet = '', match = '' } of readCsv(join(folder, 'esco-occupations.csv'))) {
    const row = german.get(code);
    if (!row || match === 'l' || match === '') continue;
    const titles = [...(row['label'] ?? '').split('/'), ...(row['alt'] ?? '').split('|')];
    for (const [rank, one] of onet.split(' ').slice(0, 2).entries())
      titles.forEach((title, at) => {
        const kldb = kldbOf.get(foldTitle(title));
        if (kldb !== undefined)
          vote(
            votes,
            one.slice(0, 7),
            kldb,
            (at < 2 ? 2 : 1) * (match === 'h' ? 1 : 0.6) * (rank === 0 ? 1 : 0.4),
          );
      });
  }
  return bestRows(votes, FEWEST_COMMON);
}
