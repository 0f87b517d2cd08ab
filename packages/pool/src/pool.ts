import { Worker } from 'node:worker_threads';
import type { Answer } from './answer.ts';
import { PoolFault, type PoolFaultKind } from './fault.ts';
import { Turns, type Waiting } from './turns.ts';

export interface PoolOptions {
  /** The file of a thread, which calls `answerWork`. */
  script: URL;
  /** Threads at most; each begins when it is first needed. */
  threads: number;
  /** After this long a piece of work fails and its thread is replaced. */
  timeoutMs: number;
  /** Work that has waited this long for a thread is refused. Default: `timeoutMs`. */
  mostWaitMs?: number;
  /** Work beyond this number of waiting pieces is refused at once. Default 200. */
  mostWaiting?: number;
  /** Heap of a thread. Work that needs more fails and its thread is replaced. Default: as the process has it. */
  memoryMb?: number;
}

export interface RunOptions {
  /** Gives the work up, waiting or under way. */
  signal?: AbortSignal | undefined;
  /** Whose work it is. Persons take turns, and with several threads one stays free of any single person's work. */
  by?: string | undefined;
  /** Waiting work of the same person and name gives way to this. */
  latest?: string | undefined;
}

export interface Pool<Work, Result> {
  /** What the thread gave. Rejects with a `PoolFault`. */
  run(work: Work, options?: RunOptions): Promise<Result>;
  /** Ends the threads; work not done yet is rejected. */
  close(): Promise<void>;
}

interface Job<Work, Result> extends Waiting {
  work: Work;
  resolve: (result: Result) => void;
  reject: (fault: PoolFault) => void;
}

interface Seat<Work, Result> {
  worker: Worker;
  job: Job<Work, Result> | null;
  timer: NodeJS.Timeout | undefined;
}

/** Work given up while under way may still end by itself for this long, which spares making a new thread. */
const GRACE_MS = 200;
const NOBODY = '';

/** A row of threads with one queue. A thread that dies or hangs is replaced; only the work it held fails. */
export function createPool<Work, Result>(options: PoolOptions): Pool<Work, Result> {
  const { script, threads, timeoutMs, mostWaitMs = timeoutMs, mostWaiting = 200, memoryMb } = options;
  const waiting = new Turns<Job<Work, Result>>();
  const seats: Seat<Work, Result>[] = [];
  let isClosed = false;

  function sit(): Seat<Work, Result> {
    const resourceLimits = memoryMb === undefined ? {} : { maxOldGenerationSizeMb: memoryMb };
    const seat: Seat<Work, Result> = {
      worker: new Worker(script, { resourceLimits }),
      job: null,
      timer: undefined,
    };
    seats.push(seat);
    seat.worker.unref();
    seat.worker.on('message', (answer: Answer<Result>) => {
      const job = leave(seat);
      if (answer.kind === 'done') job?.resolve(answer.result);
      else job?.reject(new PoolFault(answer.kind, answer.reason));
      next();
    });
    seat.worker.on('error', (error: Error & { code?: string }) => {
      const kind = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-much' : 'died';
      replace(seat, kind, `The thread failed: ${error.message}`);
    });
    seat.worker.on('exit', () => replace(seat, 'died', 'The thread ended unexpectedly'));
    return seat;
  }

  /** Frees a seat, and gives what it held. */
  function leave(seat: Seat<Work, Result>): Job<Work, Result> | null {
    const { job } = seat;
    clearTimeout(seat.timer);
    seat.job = null;
    seat.worker.unref();
    return job;
  }

  function replace(seat: Seat<Work, Result>, kind: PoolFaultKind, message: string): void {
    const at = seats.indexOf(seat);
    if (at === -1) return;
    seats.splice(at, 1);
    leave(seat)?.reject(new PoolFault(kind, message));
    void seat.worker.terminate();
    if (!isClosed) next();
  }

  function mayHave(by: string): boolean {
    const held = seats.filter(({ job }) => job?.by === by).length;
    return by === NOBODY || held < Math.max(1, threads - 1);
  }

  function next(): void {
    while (waiting.size > 0) {
      const free = seats.find(({ job }) => job === null);
      if (!free && seats.length >= threads) return;
      const job = waiting.take(mayHave);
      if (!job) return;
      begin(free ?? sit(), job);
    }
  }

  function begin(seat: Seat<Work, Result>, job: Job<Work, Result>): void {
    seat.job = job;
    seat.worker.ref();
    seat.timer = setTimeout(replace, timeoutMs, seat, 'too-much', 'The work took too long and was stopped');
    seat.worker.postMessage(job.work);
  }

  function giveUp(job: Job<Work, Result>, kind: PoolFaultKind, message: string): void {
    const seat = seats.find((one) => one.job === job);
    if (!seat && !waiting.remove(job)) return;
    job.reject(new PoolFault(kind, message));
    if (!seat) return;
    clearTimeout(seat.timer);
    seat.timer = setTimeout(replace, GRACE_MS, seat, kind, message);
  }

  async function enqueue(
    asked: Omit<Job<Work, Result>, 'resolve' | 'reject'>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const job = { ...asked, resolve, reject };
    const tooLong = setTimeout(() => {
      if (waiting.remove(job)) reject(new PoolFault('full', 'No thread became free in time'));
    }, mostWaitMs);
    const cancel = () => giveUp(job, 'cancelled', 'The caller gave this up');
    signal?.addEventListener('abort', cancel, { once: true });
    waiting.add(job)?.reject(new PoolFault('superseded', 'Newer work took its place'));
    next();
    try {
      return await promise;
    } finally {
      clearTimeout(tooLong);
      signal?.removeEventListener('abort', cancel);
    }
  }

  return {
    async run(work, { signal, by = NOBODY, latest } = {}) {
      if (isClosed) throw new PoolFault('closed', 'The pool is closed');
      if (signal?.aborted) throw new PoolFault('cancelled', 'The caller gave this up');
      if (waiting.size >= mostWaiting) throw new PoolFault('full', 'Too much work waits already');
      return enqueue({ work, by, latest }, signal);
    },
    async close() {
      isClosed = true;
      const closed = new PoolFault('closed', 'The pool is closed');
      for (const job of waiting.all()) if (waiting.remove(job)) job.reject(closed);
      const leaving = seats.splice(0);
      for (const seat of leaving) leave(seat)?.reject(closed);
      await Promise.all(leaving.map(({ worker }) => worker.terminate()));
    },
  };
}
