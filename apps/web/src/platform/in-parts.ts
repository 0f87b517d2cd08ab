/** Room for what a body says around its rows. */
const AROUND_BYTES = 1_000;
const encoder = new TextEncoder();

/** Rows in parts that one call may bring each, by their number and by their bytes as JSON; a larger row is a part alone. */
export function* inParts<Row>(rows: readonly Row[], most: { rows: number; bytes: number }): Generator<Row[]> {
  let part: Row[] = [];
  let left = most.bytes - AROUND_BYTES;
  for (const row of rows) {
    const bytes = encoder.encode(JSON.stringify(row)).length + 1;
    if (part.length > 0 && (part.length >= most.rows || bytes > left)) {
      yield part;
      part = [];
      left = most.bytes - AROUND_BYTES;
    }
    part.push(row);
    left -= bytes;
  }
  if (part.length > 0) yield part;
}
