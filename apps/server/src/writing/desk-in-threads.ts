import type { Announced, DeskCall, WritingDesk } from '@candor/domain/writing';
import { createPool, type PoolOptions } from '@candor/pool';
import type { Work, WorkResult } from './work.ts';

export interface DeskInThreads extends WritingDesk {
  /** Starts the first thread, so that the first CV does not wait for it. */
  warm(): void;
  close(): Promise<void>;
}

/**
 * Composing and gating take milliseconds for a CV that a person would write and many seconds for the longest text
 * that may be sent: whatever passes these limits is refused and its thread replaced.
 */
const LIMITS: Omit<PoolOptions, 'script'> = {
  workers: 2,
  timeoutMs: 6_000,
  mostWaiting: 200,
  memoryMb: 256,
};

/** A writing desk whose work is done in threads of its own. Its rejections are `PoolError`s. */
export function createDeskInThreads(limits: Partial<Omit<PoolOptions, 'script'>> = {}): DeskInThreads {
  const script = new URL('worker.ts', import.meta.url);
  const pool = createPool<Work, WorkResult>({ ...LIMITS, ...limits, script });

  async function run<K extends Work['kind']>(
    work: Work & { kind: K },
    { cancellation, by, announce }: DeskCall = {},
  ): Promise<WorkResult & { kind: K }> {
    const signal = cancellation instanceof AbortSignal ? cancellation : undefined;
    const onProgress = (event: unknown) => {
      if (isAnnounced(event)) announce?.(event);
    };
    const result = await pool.run(work, { signal, by, onProgress });
    if (!isOfKind(result, work.kind)) throw new Error(`Asked for ${work.kind}, was given ${result.kind}`);
    return result;
  }

  return {
    async compose(request, options, call) {
      return (await run({ kind: 'compose', request, options }, call)).composition;
    },
    async gate(input, call) {
      return (await run({ kind: 'gate', input }, call)).gated;
    },
    warm() {
      // A thread that cannot start shows itself in the first real piece of work.
      run({ kind: 'warm' }).catch(() => undefined);
    },
    close: () => pool.close(),
  };
}

/** Whether a thread announces something: it is our own worker, which says it in the writer's own words. */
function isAnnounced(event: unknown): event is Announced {
  return typeof event === 'object' && event !== null && 'kind' in event;
}

function isOfKind<K extends Work['kind']>(result: WorkResult, kind: K): result is WorkResult & { kind: K } {
  return result.kind === kind;
}
