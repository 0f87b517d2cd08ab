import { parse } from 'csv-parse/browser/esm/sync';
import { columnsNamed, headerRowOf } from '@candor/domain/tables';

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Rows that say which sign parts the cells: what stands before a table may have none. */
const ROWS_LOOKED_AT = 60;
/** Excel's own first line, which is no row: it says what parts the cells. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=(.)"?[^\S\n]*(?:\r\n|\n|\r|$)/iu;

const rowsOf = (text: string, delimiter: string, most = -1): string[][] =>
  parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: most,
    trim: true,
  });

/** How well rows look like a table: columns that are known by name, then rows of as many cells, then cells. */
function likeness(rows: readonly string[][], columnOf: (header: string) => unknown): number[] {
  const known = columnsNamed(rows[headerRowOf(rows, columnOf)] ?? [], columnOf);
  const widths = rows.map(({ length }) => length).filter((width) => width > 1);
  const alike = widths.map((width) => widths.filter((other) => other === width).length);
  return [known, Math.max(0, ...alike), Math.max(0, ...widths)];
}

const compare = (one: readonly number[], other: readonly number[]) =>
  one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

function separatorOf(text: string, columnOf: (header: string) => unknown): string {
  const looks = SEPARATORS.flatMap((separator) => {
    try {
      return [{ separator, like: likeness(rowsOf(text, separator, ROWS_LOOKED_AT), columnOf) }];
    } catch {
      return [];
    }
  });
  return looks.toSorted((one, other) => compare(other.like, one.like))[0]?.separator ?? ',';
}

/**
 * All rows of a CSV file of any separator; throws where it is none.
 * @param columnOf the column that a header names: by what it knows, the separator is found
 */
export function csvRows(text: string, columnOf: (header: string) => unknown): string[][] {
  const declared = SEPARATOR_LINE.exec(text);
  const rest = declared ? text.slice(declared[0].length) : text;
  return rowsOf(rest, declared?.[1] ?? separatorOf(rest, columnOf));
}
