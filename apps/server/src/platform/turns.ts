import { Refusal } from './refusal.ts';

/** How many of one caller are in work at once, and how many more may wait. */
export interface TurnRules {
  atOnce: number;
  waiting: number;
}

/**
 * Of the calls of one token: more than a browser makes at once. Large bodies are read one by one, on the thread of all, and
 * streams without end are opened one by one: a browser has one.
 */
export const callTurns = {
  calls: { atOnce: 8, waiting: 200 },
  large: { atOnce: 1, waiting: 50 },
  streams: { atOnce: 1, waiting: 50 },
} as const satisfies Record<string, TurnRules>;

/** A caller who sends much at once waits, and others are answered in between. */
export interface Turns {
  /**
   * Waits until fewer of `key` than may be are in work. Refused where too many wait already, or `signal` ends the waiting.
   * @returns how the turn ends
   */
  enter(key: string, signal?: AbortSignal): Promise<() => void>;
}

interface Line {
  inWork: number;
  waiting: Set<() => void>;
}

/** How long a refused caller is asked to wait. */
const BUSY_SECONDS = 5;

export function createTurns({ atOnce, waiting }: TurnRules): Turns {
  const lines = new Map<string, Line>();

  function leave(key: string, line: Line): void {
    const [next] = line.waiting;
    if (next) {
      line.waiting.delete(next);
      // Not at once: with a store that never waits, one turn after the other would be a single stretch in which nobody's call is read.
      setImmediate(next);
      return;
    }
    line.inWork -= 1;
    if (line.inWork === 0) lines.delete(key);
  }

  function turnOf(key: string, line: Line): () => void {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      leave(key, line);
    };
  }

  return {
    async enter(key, signal) {
      const line = lines.get(key) ?? { inWork: 0, waiting: new Set() };
      lines.set(key, line);
      if (line.inWork < atOnce) {
        line.inWork += 1;
        return turnOf(key, line);
      }
      if (line.waiting.size >= waiting) throw new Refusal('too_often', undefined, undefined, BUSY_SECONDS);
      await new Promise<void>((resolve, reject) => {
        line.waiting.add(resolve);
        signal?.addEventListener('abort', () => {
          if (line.waiting.delete(resolve)) reject(new Refusal('unavailable'));
        });
      });
      return turnOf(key, line);
    },
  };
}
