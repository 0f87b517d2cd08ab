/** The positions in a table that a cell lists, each as its distance from the one before, in base 36. */
export function positionsOf(steps: string | undefined): number[] {
  let at = 0;
  return (steps ?? '')
    .split(' ')
    .filter(Boolean)
    .map((step) => (at += Number.parseInt(step, 36)));
}
