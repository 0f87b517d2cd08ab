/** What speaks for or against a reading, each with how much of it there is. */
export type Features = ReadonlyMap<string, number>;

/** The logarithm of odds that features give. Features without a weight say nothing. */
export function oddsOf(features: Features, weights: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const [name, value] of features) sum += value * (weights[name] ?? 0);
  return sum;
}

/** A map of features and a way to add to it; what is false or 0 is left out. */
export function collectFeatures(): {
  features: Map<string, number>;
  add: (name: string, value?: boolean | number) => void;
} {
  const features = new Map<string, number>();
  const add = (name: string, value: boolean | number = 1) => {
    if (value !== false && value !== 0)
      features.set(name, Math.max(features.get(name) ?? -Infinity, Number(value)));
  };
  return { features, add };
}
