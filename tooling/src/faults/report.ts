/** One figure of a part and what it had to be. */
export interface Row {
  what: string;
  figure: string;
  wanted: string;
  holds: boolean;
}

/** What a part has seen so far. */
export class Report {
  readonly rows: Row[] = [];

  /** A count that has to be nought. */
  none(what: string, count: number): void {
    this.add(what, String(count), '0', count === 0);
  }

  /** A figure that may not pass another. */
  atMost(what: string, figure: number, most: number, unit = ''): void {
    const shown = (value: number) =>
      `${Number.isInteger(value) ? value : value.toFixed(1)}${unit && ` ${unit}`}`;
    this.add(what, shown(figure), `at most ${shown(most)}`, figure <= most);
  }

  add(what: string, figure: string, wanted: string, holds: boolean): void {
    this.rows.push({ what, figure, wanted, holds });
    console.log(`${holds ? 'ok    ' : 'BREACH'}  ${what}: ${figure} (${wanted})`);
  }
}

/** The middle, or another share, of figures; 0 of none. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const pause = (durationMs: number) => new Promise<void>((resolve) => setTimeout(resolve, durationMs));

/** Does something over and over; gives how to end it, which waits for what is under way. */
export function repeatedly(act: () => Promise<void>): () => Promise<void> {
  const state = { isOver: false };
  const running = (async () => {
    while (!state.isOver) await act();
  })();
  return async () => {
    state.isOver = true;
    await running;
  };
}

/** Asks until it is so, or the time is over; gives whether it was. */
export async function until(isSo: () => boolean | Promise<boolean>, durationMs: number): Promise<boolean> {
  for (const endMs = performance.now() + durationMs; performance.now() < endMs; await pause(50))
    if (await isSo()) return true;
  return isSo();
}
