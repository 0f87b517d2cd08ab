import type { PublishedPay, YearMedian } from '@candor/domain/salary';
import { tableRows } from '@candor/domain/text/table-rows';
import { readData } from './read-data.ts';

export interface UsWages {
  /** SOC code under which the figures are published, which may be that of a group. */
  soc: string;
  title: string;
  employment: number;
  mean: number | null;
  pay: PublishedPay;
  /** Medians of May of a year, USD. */
  medians: YearMedian[];
}

const FIRST_YEAR = 2021;
/** The figure of a cell; null for an empty one. */
export const figureOf = (cell: string | undefined) =>
  cell === undefined || cell === '' ? null : Number(cell);

/** Five cells of percentiles. */
export function payOf(cells: readonly string[]): PublishedPay {
  const [p10 = null, p25 = null, median = null, p75 = null, p90 = null] = cells.map(figureOf);
  return { p10, p25, median, p75, p90 };
}

let bySoc: Map<string, UsWages> | null = null;

function load(): Map<string, UsWages> {
  const found = new Map<string, UsWages>();
  for (const row of tableRows(readData('wages-us.txt'))) {
    const [soc = '', title = '', employment = '', mean = ''] = row;
    if (title === '=') {
      const whole = found.get(employment);
      if (whole) found.set(soc, whole);
      continue;
    }
    const medians = (row[9] ?? '')
      .split('|')
      .flatMap((cell, at) =>
        cell === ''
          ? []
          : [{ year: FIRST_YEAR + at, median: Number.parseInt(cell, 10), isLowerBound: cell.endsWith('+') }],
      );
    found.set(soc, {
      soc,
      title,
      employment: Number(employment),
      mean: figureOf(mean),
      pay: payOf(row.slice(4, 9)),
      medians,
    });
  }
  return found;
}

/** US pay and employment of an occupation or a SOC code (BLS, OEWS May 2025); null where the agency publishes none. */
export function usWages(code: string): UsWages | null {
  bySoc ??= load();
  return bySoc.get(code.slice(0, 7)) ?? null;
}
