/** Numbers that look random and are the same for the same seed. */
export interface Chance {
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number;
  pick<T>(from: readonly T[]): T;
}

/** Mulberry32 (Tommy Ettinger, 2017; public domain). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    pick(from) {
      const picked = from[below(from.length)];
      if (picked === undefined) throw new Error('there is nothing to pick from');
      return picked;
    },
  };
}
