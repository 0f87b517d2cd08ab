import type { Queued } from './fair-queue.ts';
import type { MemoryGrant } from './memory-budget.ts';
import type { PoolError } from './pool-error.ts';
import type { WorkerHandle } from './worker-handle.ts';

/** Work that waits or is under way, and whom to tell of its end. */
export interface Job<Work, Result> extends Queued {
  work: Work;
  onProgress: ((progress: unknown) => void) | undefined;
  resolve: (result: Result) => void;
  reject: (error: PoolError) => void;
  /** Whether a worker that had worked before ran out of memory over it. */
  isRetried: boolean;
}

/** A worker, and the work it holds. */
export interface Slot<Work, Result> {
  worker: WorkerHandle;
  /** Held until the worker has ended. */
  memory: MemoryGrant | undefined;
  job: Job<Work, Result> | null;
  timer: NodeJS.Timeout | undefined;
  isReady: boolean;
  /** Whether its caller has given the work up. */
  isGivenUp: boolean;
  /** Whether it holds what earlier work left behind. */
  hasWorked: boolean;
}
