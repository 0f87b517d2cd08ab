import { FairQueue } from './fair-queue.ts';
import type { MemoryGrant } from './memory-budget.ts';
import { PoolError, type PoolErrorKind } from './pool-error.ts';
import type { PoolOptions, RunOptions } from './pool-options.ts';
import type { Job, Slot } from './slot.ts';
import { Slots } from './slots.ts';
import { outOfMemory } from './worker-handle.ts';

export interface Pool<Work, Result> {
  /** What the worker gave. Rejects with a `PoolError`. */
  run(work: Work, options?: RunOptions): Promise<Result>;
  /** Ends the workers; work not done yet is rejected. */
  close(): Promise<void>;
}

const NOBODY = '';

/** A row of workers with one queue. A worker that dies or hangs is replaced; only the work it held fails. */
export function createPool<Work, Result>(options: PoolOptions): Pool<Work, Result> {
  const { workers, timeoutMs, residentMb, budget, mostWaitMs = timeoutMs, mostWaiting = 200 } = options;
  const queue = new FairQueue<Job<Work, Result>>();
  let isClosed = false;
  /** Memory for the next worker, where they take it out of a budget. */
  let granted: MemoryGrant | undefined;
  const slots = new Slots<Work, Result>(options, {
    onFinished(slot, answer) {
      const job = slots.release(slot);
      if (answer.kind === 'done') job?.resolve(answer.result);
      else job?.reject(new PoolError(answer.why, answer.reason));
      const isUnused = queue.size === 0 && share?.isTight();
      if (isUnused || share?.isWanted() || (answer.kind === 'done' && answer.isWorn)) slots.remove(slot);
      next();
      slots.keepStarted();
    },
    onLost: replace,
  });
  const share = budget?.join({
    processMb: residentMb ?? Infinity,
    endIdle: () => slots.endIdle(),
    onGrant: next,
  });

  function replace(slot: Slot<Work, Result>, kind: PoolErrorKind, message: string): void {
    const { hasWorked, isGivenUp } = slot;
    const job = slots.remove(slot);
    if (job === undefined) return;
    // Memory that earlier work left behind is not held against this one: a fresh worker tries it once more.
    if (job && hasWorked && !isGivenUp && !job.isRetried && message === outOfMemory) {
      job.isRetried = true;
      queue.add(job);
    } else job?.reject(new PoolError(kind, message));
    if (isClosed) return;
    next();
    // One that could not even start is tried again with the next piece of work, not at once and for ever.
    if (slot.isReady) slots.keepStarted();
  }

  const mayStart = (by: string) => by === NOBODY || slots.heldBy(by) < Math.max(1, workers - 1);

  /** Whether a worker is free for work, or may be opened for it. */
  function hasWorker(): boolean {
    if (!share || slots.hasFree) return true;
    granted ??= share.ask();
    return granted !== undefined;
  }

  function openSlot(): Slot<Work, Result> {
    const memory = granted;
    granted = undefined;
    return slots.open(memory);
  }

  /** Begins what waits, as far as there are workers for it. */
  function next(given?: MemoryGrant): void {
    granted = given;
    while (slots.busy < workers && queue.size > 0 && hasWorker()) {
      const job = queue.take(mayStart);
      if (!job) break;
      slots.begin(slots.free() ?? openSlot(), job);
    }
    const unused = granted;
    granted = undefined;
    unused?.release();
  }

  function giveUp(job: Job<Work, Result>, kind: PoolErrorKind, message: string): void {
    const slot = slots.holding(job);
    if (!slot && !queue.remove(job)) return;
    job.reject(new PoolError(kind, message));
    if (slot) slots.giveUp(slot, kind, message);
  }

  async function enqueue(
    asked: Omit<Job<Work, Result>, 'resolve' | 'reject' | 'isRetried'>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const job = { ...asked, resolve, reject, isRetried: false };
    const tooLong = setTimeout(() => {
      if (queue.remove(job)) reject(new PoolError('full', 'No worker became free in time'));
    }, mostWaitMs);
    const cancel = () => giveUp(job, 'cancelled', 'The caller gave this up');
    signal?.addEventListener('abort', cancel, { once: true });
    queue.add(job)?.reject(new PoolError('superseded', 'Newer work took its place'));
    next();
    try {
      return await promise;
    } finally {
      clearTimeout(tooLong);
      signal?.removeEventListener('abort', cancel);
    }
  }

  slots.keepStarted();
  return {
    async run(work, { signal, by = NOBODY, latest, onProgress } = {}) {
      if (isClosed) throw new PoolError('closed', 'The pool is closed');
      if (signal?.aborted) throw new PoolError('cancelled', 'The caller gave this up');
      if (queue.size >= mostWaiting) throw new PoolError('full', 'Too much work waits already');
      return enqueue({ work, by, latest, onProgress }, signal);
    },
    async close() {
      isClosed = true;
      const closed = new PoolError('closed', 'The pool is closed');
      for (const job of queue.all()) if (queue.remove(job)) job.reject(closed);
      await slots.close((job) => job.reject(closed));
    },
  };
}
