import { join } from 'node:path';
import { readCsv } from './csv.ts';
import type { NationalRow } from './national-tables.ts';
import { publishedUnder } from './us-wages.ts';

/** A joined row whose pay differs from what its major group earns there by more than this factor was joined wrongly. */
const FARTHEST = 1.7;
/** A major group needs so many rows for a figure of its own. */
const FEWEST_ROWS = 4;

export function usMedians(folder: string): Map<string, number> {
  const medians = new Map(
    readCsv(join(folder, 'oews-us-2025.csv')).flatMap(({ soc = '', median = '' }) =>
      median === '' ? [] : [[soc, Number(median)] as const],
    ),
  );
  for (const { soc = '' } of readCsv(join(folder, 'onet-occupations.csv'))) {
    const group = medians.has(soc) ? undefined : publishedUnder(soc, medians);
    const median = group === undefined ? undefined : medians.get(group);
    if (median !== undefined) medians.set(soc, median);
  }
  return medians;
}

function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}

/** Local pay per US dollar of every joined pair. */
function ratios(
  rows: readonly NationalRow[],
  socsOf: ReadonlyMap<string, readonly string[]>,
  us: ReadonlyMap<string, number>,
) {
  return rows.flatMap(({ code, pay }) =>
    (socsOf.get(code) ?? []).flatMap((soc) => {
      const dollars = us.get(soc);
      return dollars === undefined || pay.median === null ? [] : [{ soc, code, ratio: pay.median / dollars }];
    }),
  );
}

function byGroup(pairs: readonly { soc: string; ratio: number }[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const { soc, ratio } of pairs)
    for (const group of [soc.slice(0, 2), 'all']) groups.set(group, [...(groups.get(group) ?? []), ratio]);
  for (const [group, some] of groups)
    groups.set(
      group,
      some.toSorted((a, b) => a - b),
    );
  return groups;
}

/** What is left over of a classification ("n.e.c.", "All Other") is not the same in two of them. */
const isRest = (title: string, soc: string) => soc.endsWith('9') || /n\.e\.c|\bother\b|sonstige/i.test(title);

/** The joined rows without those whose pay shows that they were joined wrongly; our own pairs stand before all others. */
export function plausible(
  rows: readonly NationalRow[],
  joined: ReadonlyMap<string, readonly string[]>,
  own: Readonly<Record<string, string>>,
  us: ReadonlyMap<string, number>,
): Map<string, string[]> {
  const chosen = new Set(Object.keys(own));
  const groups = byGroup(ratios(rows, joined, us));
  const known = new Set(rows.map(({ code }) => code));
  const kept = new Map<string, string[]>();
  const keep = (code: string, soc: string) => kept.set(code, [...(kept.get(code) ?? []), soc]);
  for (const row of rows)
    for (const soc of joined.get(row.code) ?? []) {
      if (chosen.has(soc) || isRest(row.title, soc)) continue;
      const group = groups.get(soc.slice(0, 2)) ?? [];
      const usual = quantile(group.length >= FEWEST_ROWS ? group : (groups.get('all') ?? []), 0.5);
      const dollars = us.get(soc);
      if (dollars === undefined || row.pay.median === null) keep(row.code, soc);
      else {
        const off = row.pay.median / dollars / usual;
        if (off < FARTHEST && off > 1 / FARTHEST) keep(row.code, soc);
      }
    }
  for (const [soc, code] of Object.entries(own)) {
    if (known.has(code)) keep(code, soc);
    else if (code !== '') console.log(`own crosswalk: no figure in row ${code} for ${soc}`);
  }
  return kept;
}
