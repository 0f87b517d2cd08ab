/** Points of a study or training by its months: a quarter 0.5, half a year 1, a year 2, two 3.5, three 4.5, up to 8 beyond seven. */
const points: readonly [months: number, points: number][] = [
  [0, 0],
  [3, 0.5],
  [6, 1],
  [12, 2],
  [24, 3.5],
  [36, 4.5],
  [60, 5.5],
  [84, 6.5],
];
const MOST = 8;

/** What a study of so many months adds to the difficulty of a way, of 10. */
export const studyPoints = (months: number): number => points.find(([most]) => months <= most)?.[1] ?? MOST;
