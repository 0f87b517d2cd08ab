import { createPool, PoolFault, type PoolOptions } from '@candor/pool';
import { readLimits, type FileRead, type ReadProgress } from '@candor/read';
import type { Reader } from '../platform/reader.ts';
import type { ReadWork } from './import-work.ts';

/** One file is read in tens of milliseconds; what passes these limits is stopped, and its thread replaced. */
const LIMITS: Omit<PoolOptions, 'script'> = {
  threads: 2,
  timeoutMs: readLimits.durationMs,
  mostWaitMs: 60_000,
  mostWaiting: 100,
  memoryMb: 256,
};
/** How often the parts done are looked at. */
const LOOK_MS = 100;

const tooMuch: FileRead = {
  kind: 'refused',
  code: 'too_much_inside',
  sentence: `Reading this file took more than ${readLimits.durationMs / 1000} seconds or too much memory and was stopped. Please save a simpler copy.`,
};
const died: FileRead = {
  kind: 'refused',
  code: 'damaged',
  sentence: 'This file could not be read. Please save it again, or paste its text.',
};

/** Tells of each change of the counts until it is stopped. */
function follow(counts: Int32Array, tell: (progress: ReadProgress) => void): () => void {
  let last = 0;
  const look = () => {
    const [done = 0, of = 0] = counts;
    if (done === last) return;
    last = done;
    tell({ done, of });
  };
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}

/** A reader whose work is done in threads of its own; each begins when it is first needed. */
export function createReaderInThreads(
  limits: Partial<Omit<PoolOptions, 'script'>> = {},
  script = new URL('import-worker.ts', import.meta.url),
): Reader {
  const pool = createPool<ReadWork, FileRead>({ ...LIMITS, ...limits, script });
  return {
    async read({ name, bytes }, { signal, by, onProgress }) {
      const progress = new SharedArrayBuffer(8);
      const stop = onProgress && follow(new Int32Array(progress), onProgress);
      try {
        return await pool.run({ name, bytes, progress }, { signal, by });
      } catch (fault) {
        if (!(fault instanceof PoolFault)) throw fault;
        if (fault.kind === 'too-much') return tooMuch;
        if (fault.kind === 'died' || fault.kind === 'failed') return died;
        throw fault;
      } finally {
        stop?.();
      }
    },
    close: () => pool.close(),
  };
}
