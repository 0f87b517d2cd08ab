/** The p-th percentile (0 to 100) of samples by the nearest rank; NaN of none. */
export function percentile(samples: readonly number[], p: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((p / 100) * sorted.length) - 1)] ?? Number.NaN;
}

export function median(samples: readonly number[]): number {
  return percentile(samples, 50);
}

/** Milliseconds that each of `rounds` runs took, after `warmUp` runs that do not count. */
export async function timed(
  rounds: number,
  warmUp: number,
  run: (round: number) => unknown,
): Promise<number[]> {
  const samples: number[] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const startedMs = performance.now();
    await run(round);
    if (round >= 0) samples.push(performance.now() - startedMs);
  }
  return samples;
}

export interface Figure {
  what: string;
  measured: string;
  /** What is asked for. */
  wanted: string;
  isHeld: boolean;
}

/** Configuration of a server whose rate limits would measure themselves. */
export const unlimited = { RATE_LIMIT: 'off' };

export function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
