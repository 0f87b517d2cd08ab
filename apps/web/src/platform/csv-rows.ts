import { parse } from 'csv-parse/browser/esm/sync';

const SEPARATORS = [',', ';', '\t'] as const;
/** Lines that say which sign parts the cells: what stands before a table may have none. */
const LINES_LOOKED_AT = 60;

/** The rows of a CSV file of any separator, `most` at most; throws where it is none. */
export function csvRows(text: string, most: number): string[][] {
  const head = text.split('\n', LINES_LOOKED_AT);
  const widest = (separator: string) => Math.max(...head.map((line) => line.split(separator).length));
  const [delimiter = ','] = SEPARATORS.toSorted((a, b) => widest(b) - widest(a));
  return parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: most,
    trim: true,
  });
}
