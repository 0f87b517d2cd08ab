import type { Answer } from './answer.ts';
import { FairQueue } from './fair-queue.ts';
import type { MemoryGrant } from './memory-budget.ts';
import { PoolError, type PoolErrorKind } from './pool-error.ts';
import type { PoolOptions, RunOptions } from './pool-options.ts';
import type { Job, Slot } from './slot.ts';
import { openProcess, openThread, outOfMemory } from './worker-handle.ts';

export interface Pool<Work, Result> {
  /** What the worker gave. Rejects with a `PoolError`. */
  run(work: Work, options?: RunOptions): Promise<Result>;
  /** Ends the workers; work not done yet is rejected. */
  close(): Promise<void>;
}

/** Work given up while under way may still end by itself for this long, which spares making a new worker. */
const GRACE_MS = 200;
/** A busy machine takes seconds to start a worker. */
const START_MS = 30_000;
/** Of the memory a process may take, the part at which it begins no more work. */
const RECYCLE_SHARE = 0.75;
const NOBODY = '';

/** A row of workers with one queue. A worker that dies or hangs is replaced; only the work it held fails. */
export function createPool<Work, Result>(options: PoolOptions): Pool<Work, Result> {
  const {
    script,
    workers,
    minWorkers = 0,
    minWorkersWhenTight = workers,
    idleMs,
    timeoutMs,
    memoryMb,
    residentMb,
    budget,
    yieldsTo,
  } = options;
  const { recycleAboveMb = residentMb && residentMb * RECYCLE_SHARE } = options;
  const { mostWaitMs = timeoutMs, mostWaiting = 200 } = options;
  const open = options.isIsolated ? openProcess : openThread;
  const queue = new FairQueue<Job<Work, Result>>();
  /** The one that worked last is last. */
  const slots: Slot<Work, Result>[] = [];
  const ending = new Set<Promise<void>>();
  let isClosed = false;
  /** Whether there is work, or was until `idleMs` ago: spares stand by as long. */
  let isInUse = idleMs === undefined;
  /** Memory for the next worker, where they take it out of a budget. */
  let granted: MemoryGrant | undefined;
  const share = budget?.join({ processMb: residentMb ?? Infinity, endIdle, onGrant: next });

  function endIdle(): void {
    for (const slot of slots.filter(({ job }) => job === null)) remove(slot);
  }

  yieldsTo?.watch(() => {
    if (!yieldsTo.isTight) return keepStarted();
    const spares = Math.max(0, slots.length - wanted());
    for (const slot of slots.filter(({ job }) => job === null).slice(0, spares)) remove(slot);
    return keepStarted();
  });

  function wanted(): number {
    const started = isInUse ? minWorkers : Math.min(minWorkers, workers);
    return yieldsTo?.isTight ? Math.min(started, minWorkersWhenTight) : started;
  }

  function openSlot(): Slot<Work, Result> {
    const worker = open<Answer<Result>>({
      script,
      memoryMb,
      residentMb,
      recycleAboveMb,
      onMessage(answer) {
        if (answer.kind === 'ready') return ready(slot);
        if (answer.kind === 'progress') return slot.job?.onProgress?.(answer.progress);
        const job = release(slot);
        if (answer.kind === 'done') job?.resolve(answer.result);
        else job?.reject(new PoolError(answer.why, answer.reason));
        const isUnused = queue.size === 0 && share?.isTight();
        if (isUnused || share?.isWanted() || (answer.kind === 'done' && answer.isWorn)) remove(slot);
        next();
        return keepStarted();
      },
      onExit: (kind, message) => replace(slot, kind, message),
    });
    const slot: Slot<Work, Result> = {
      worker,
      memory: granted,
      job: null,
      timer: undefined,
      isReady: false,
      isGivenUp: false,
      hasWorked: false,
    };
    granted = undefined;
    slots.push(slot);
    return slot;
  }

  /** The time for a piece of work begins when its worker has started. */
  function ready(slot: Slot<Work, Result>): void {
    slot.isReady = true;
    if (slot.job && !slot.isGivenUp) limit(slot, timeoutMs);
    // One after the other: the first shall not wait for the others' start.
    keepStarted();
  }

  function keepStarted(): void {
    if (!isClosed && slots.length < wanted() && slots.every(({ isReady }) => isReady)) openSlot();
  }

  function limit(slot: Slot<Work, Result>, durationMs: number): void {
    clearTimeout(slot.timer);
    slot.timer = setTimeout(replace, durationMs, slot, 'too-much', 'The work took too long and was stopped');
  }

  function endWhenIdle(slot: Slot<Work, Result>): void {
    if (idleMs === undefined) return;
    const endIt = () => {
      remove(slot);
      isInUse = slots.some(({ job }) => job !== null);
      keepStarted();
    };
    slot.timer = setTimeout(endIt, idleMs).unref();
  }

  /** Frees a slot, and gives what it held. */
  function release(slot: Slot<Work, Result>): Job<Work, Result> | null {
    const { job } = slot;
    clearTimeout(slot.timer);
    slot.isGivenUp = false;
    slot.hasWorked ||= job !== null;
    slot.job = null;
    slot.worker.unref();
    endWhenIdle(slot);
    return job;
  }

  /** Ends the worker of a slot, and gives what it held; undefined where the slot is no more. */
  function remove(slot: Slot<Work, Result>): Job<Work, Result> | null | undefined {
    const at = slots.indexOf(slot);
    if (at === -1) return undefined;
    slots.splice(at, 1);
    const job = release(slot);
    clearTimeout(slot.timer);
    end(slot);
    return job;
  }

  function end({ worker, memory }: Slot<Work, Result>): void {
    memory?.announceRelease();
    const ended = worker.terminate().then(() => {
      memory?.release();
      ending.delete(ended);
    });
    ending.add(ended);
  }

  function replace(slot: Slot<Work, Result>, kind: PoolErrorKind, message: string): void {
    const { hasWorked, isGivenUp } = slot;
    const job = remove(slot);
    if (job === undefined) return;
    // Memory that earlier work left behind is not held against this one: a fresh worker tries it once more.
    if (job && hasWorked && !isGivenUp && !job.isRetried && message === outOfMemory) {
      job.isRetried = true;
      queue.add(job);
    } else job?.reject(new PoolError(kind, message));
    if (isClosed) return;
    next();
    // One that could not even start is tried again with the next piece of work, not at once and for ever.
    if (slot.isReady) keepStarted();
  }

  function mayStart(by: string): boolean {
    const held = slots.filter(({ job }) => job?.by === by).length;
    return by === NOBODY || held < Math.max(1, workers - 1);
  }

  /** The one that worked last: what it did before makes more of its kind cheap. */
  function freeSlot(): Slot<Work, Result> {
    const free = slots.filter(({ job }) => job === null);
    const started = free.filter(({ isReady }) => isReady);
    return started.at(-1) ?? free.at(-1) ?? openSlot();
  }

  /** Whether a worker is free for work, or may be opened for it. */
  function hasWorker(): boolean {
    if (!share || slots.some(({ job }) => job === null)) return true;
    granted ??= share.ask();
    return granted !== undefined;
  }

  function next(given?: MemoryGrant): void {
    granted = given;
    while (slots.filter(({ job }) => job !== null).length < workers && queue.size > 0 && hasWorker()) {
      const job = queue.take(mayStart);
      if (!job) break;
      begin(freeSlot(), job);
    }
    const unused = granted;
    granted = undefined;
    unused?.release();
  }

  function begin(slot: Slot<Work, Result>, job: Job<Work, Result>): void {
    slots.push(...slots.splice(slots.indexOf(slot), 1));
    slot.job = job;
    isInUse = true;
    slot.worker.ref();
    limit(slot, slot.isReady ? timeoutMs : timeoutMs + START_MS);
    slot.worker.post(job.work);
  }

  function giveUp(job: Job<Work, Result>, kind: PoolErrorKind, message: string): void {
    const slot = slots.find((one) => one.job === job);
    if (!slot && !queue.remove(job)) return;
    job.reject(new PoolError(kind, message));
    if (!slot) return;
    slot.isGivenUp = true;
    clearTimeout(slot.timer);
    slot.timer = setTimeout(replace, GRACE_MS, slot, kind, message);
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

  keepStarted();
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
      const leaving = slots.splice(0);
      for (const slot of leaving) {
        release(slot)?.reject(closed);
        clearTimeout(slot.timer);
        end(slot);
      }
      await Promise.all(ending);
    },
  };
}
