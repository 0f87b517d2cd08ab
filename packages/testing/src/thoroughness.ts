/** Whether everything is tried that can be, however long it takes: `npm run test:all`. */
export const isThorough = process.env['TEST_ALL'] === '1';

/** How often a law is tried: the first number by `npm test`, the second by `npm run test:all`. */
export function tries(usual: number, thorough: number): number {
  return isThorough ? thorough : usual;
}

/**
 * Some of many cases, others at each place, so that each case comes up at some place: four people in each of twelve
 * layouts, for one. All of them by `npm run test:all`.
 */
export function someOf<T>(cases: readonly T[], { at, count }: { at: number; count: number }): T[] {
  if (isThorough || cases.length <= count) return [...cases];
  return Array.from({ length: count }, (_, step) => {
    const one = cases[(at + Math.floor((step * cases.length) / count)) % cases.length];
    if (one === undefined) throw new Error('there are no cases');
    return one;
  });
}
