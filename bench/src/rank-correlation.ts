/** Ranks from 1; equal values share the mean of their ranks. */
function ranks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

/** Spearman's rank correlation: Pearson's of the ranks. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (x.length + 1) / 2;
  const product = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, value, at) => sum + (value - mean) * ((other[at] ?? mean) - mean), 0);
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y));
}
