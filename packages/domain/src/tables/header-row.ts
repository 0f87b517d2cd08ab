const MOST_PREAMBLE = 50;

/** A header as it is looked up: in small letters, without the signs that mark a field as needed. */
export const plainHeader = (words: string): string =>
  words
    .replace(/[\s_*]+/gu, ' ')
    .trim()
    .toLowerCase();

/** How many columns a row names, each once. */
export const columnsNamed = (row: readonly string[], columnOf: (header: string) => unknown): number =>
  new Set(row.map(columnOf).filter((column) => column !== undefined)).size;

const isNote = (row: readonly string[]) => row.filter((cell) => cell !== '').length <= 1;

/**
 * Which row holds the headers: the first of those that name most columns. Some programs put notes of changing length before
 * them. 0 where no row names any, or where one row of many cells stands before one that names a single column.
 * @param columnOf the column that a header names; undefined where it names none
 */
export function headerRowOf(
  rows: readonly (readonly string[])[],
  columnOf: (header: string) => unknown,
): number {
  const head = rows.slice(0, MOST_PREAMBLE);
  const named = head.map((row) => columnsNamed(row, columnOf));
  const most = Math.max(0, ...named);
  const at = Math.max(0, named.indexOf(most));
  return most > 1 || head.slice(0, at).every(isNote) ? at : 0;
}
