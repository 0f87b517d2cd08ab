import { headerRowOf } from '@candor/domain/tables';
import { csvRows } from './csv-rows.ts';

/** A table as it stands in a file: its headers, and all its rows of as many cells. A header may be empty. */
export interface Table {
  headers: string[];
  rows: string[][];
}

/**
 * Reads a CSV file of any separator; throws where it is none.
 * @param columnOf the column that a header names, by which the row of headers is found; undefined where it names none
 */
export function readTable(text: string, columnOf: (header: string) => unknown): Table {
  const rows = csvRows(text, columnOf);
  const at = headerRowOf(rows, columnOf);
  const below = rows.slice(at + 1);
  // A row may be longer than the one of the headers: its cells stand in columns without a name.
  const width = rows.slice(at).reduce((most, { length }) => Math.max(most, length), 0);
  const whole = (row: readonly string[]) => Array.from({ length: width }, (_, column) => row[column] ?? '');
  return { headers: whole(rows[at] ?? []), rows: below.map(whole) };
}
