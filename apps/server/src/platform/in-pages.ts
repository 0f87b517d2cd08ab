const MOST_AT_ONCE = 200;
/** What is read, and worked on, at once: others wait for no longer than that takes. */
const CHARACTERS_AT_ONCE = 256 * 1024;

/**
 * Rows of the store, some at a time; of long rows fewer come together.
 * @param read rows in an order of their own, so many from there on
 * @param lengthOf about how many characters a row has
 */
export async function* inPages<Row>(
  read: (limit: number, offset: number) => Promise<Row[]>,
  lengthOf: (row: Row) => number,
): AsyncGenerator<Row[]> {
  let [from, atOnce] = [0, 1];
  for (;;) {
    const rows = await read(atOnce, from);
    if (rows.length > 0) yield rows;
    if (rows.length < atOnce) return;
    const longest = Math.max(1, ...rows.map(lengthOf));
    from += atOnce;
    atOnce = Math.max(1, Math.min(MOST_AT_ONCE, 4 * atOnce, Math.floor(CHARACTERS_AT_ONCE / longest)));
  }
}
