import { setTimeout as pause } from 'node:timers/promises';

export interface BackOff {
  /** The wait after the first failure; each further one doubles it. */
  firstMs: number;
  longestMs: number;
}

/** Short enough that a store that is back is found at once, long enough that many instances do not storm it. */
export const usualBackOff: BackOff = { firstMs: 500, longestMs: 10_000 };

/** Resolves after the time, or at once where it is stopped. */
export async function pauseUnless(signal: AbortSignal, durationMs: number): Promise<void> {
  await pause(durationMs, undefined, { signal }).catch(() => undefined);
}

/**
 * Tries until it succeeds, one try at a time, waiting ever longer between them. Undefined where it is stopped before.
 * Never rejects: `failed` hears of each failure.
 */
export async function keepTrying<T>(
  attempt: () => Promise<T>,
  { signal, failed, backOff }: { signal: AbortSignal; failed: (error: unknown) => void; backOff: BackOff },
): Promise<T | undefined> {
  for (let waitMs = backOff.firstMs; !signal.aborted; waitMs = Math.min(waitMs * 2, backOff.longestMs)) {
    try {
      return await attempt();
    } catch (error) {
      failed(error);
    }
    await pauseUnless(signal, waitMs);
  }
  return undefined;
}
