/** The first limit that a value stays under, as a word. */
export function bucket(value: number, limits: readonly number[]): number {
  const at = limits.findIndex((limit) => value < limit);
  return at === -1 ? limits.length : at;
}

/** The names of what holds. */
export function holding(facts: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(facts).filter((name) => facts[name]);
}

/** Where a value stands among sorted ones, in tenths. */
export function quantile(values: readonly number[], value: number): number {
  let below = 0;
  for (const one of values) if (one < value - 0.02) below += 1;
  return values.length === 0 ? 5 : Math.floor((10 * below) / (values.length + 1));
}
