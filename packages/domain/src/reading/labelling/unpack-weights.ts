/** Weights are kept in whole parts of one. */
const PARTS = 40;

/** Weights as they are written: their place and how many parts, both in base 36. */
export function valuesOf(text: string, size: number): Float32Array {
  const values = new Float32Array(size);
  for (const pair of text.split(' ')) {
    const colon = pair.indexOf(':');
    if (colon > 0)
      values[Number.parseInt(pair.slice(0, colon), 36)] = Number.parseInt(pair.slice(colon + 1), 36) / PARTS;
  }
  return values;
}

/** A feature a row, and behind a tab its weights. */
export function tableOf(text: string, size: number): Map<string, Float32Array> {
  return new Map(
    text.split('\n').flatMap((row) => {
      const tab = row.indexOf('\t');
      return tab > 0 ? [[row.slice(0, tab), valuesOf(row.slice(tab + 1), size)]] : [];
    }),
  );
}
