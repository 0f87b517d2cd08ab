import { readData, rowsOf } from './read-data.ts';

/** Gross pay a year by percentile; null where the agency publishes none. */
export interface Percentiles {
  p10: number | null;
  p25: number | null;
  median: number | null;
  p75: number | null;
  p90: number | null;
}

export interface UsWages extends Percentiles {
  /** SOC code under which the figures are published, which may be that of a group. */
  soc: string;
  title: string;
  employment: number;
  /** Medians of May of a year, USD; `isLowerBound` where the agency printed "or more". */
  medians: { year: number; median: number; isLowerBound: boolean }[];
}

const FIRST_YEAR = 2021;
const figure = (cell: string | undefined) => (cell === undefined || cell === '' ? null : Number(cell));

let bySoc: Map<string, UsWages> | null = null;

function load(): Map<string, UsWages> {
  const found = new Map<string, UsWages>();
  for (const row of rowsOf(readData('wages-us.txt'))) {
    const [soc = '', title = '', employment = ''] = row;
    if (title === '=') {
      const whole = found.get(employment);
      if (whole) found.set(soc, whole);
      continue;
    }
    const [p10, p25, median, p75, p90] = row.slice(3, 8).map(figure);
    const medians = (row[8] ?? '').split('|').flatMap((cell, at) =>
      cell === ''
        ? []
        : [
            {
              year: FIRST_YEAR + at,
              median: Number.parseInt(cell, 10),
              isLowerBound: cell.endsWith('+'),
            },
          ],
    );
    found.set(soc, {
      soc,
      title,
      employment: Number(employment),
      p10: p10 ?? null,
      p25: p25 ?? null,
      median: median ?? null,
      p75: p75 ?? null,
      p90: p90 ?? null,
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
