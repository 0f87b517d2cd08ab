import type { Answer } from './answer.ts';
import { PoolFault, type PoolFaultKind } from './fault.ts';
import { openProcess, openThread, type Place } from './place.ts';
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
  /** All memory of a walled process, bytes beside its heap too; more than that ends it. Default: no bound. */
  residentMb?: number;
  /** Processes instead of threads, for work that strangers can make: its memory cannot take ours with it. */
  isWalled?: boolean;
}

export interface RunOptions {
  /** Gives the work up, waiting or under way. */
  signal?: AbortSignal | undefined;
  /** Whose work it is. Persons take turns, and with several threads one stays free of any single person's work. */
  by?: string | undefined;
  /** Waiting work of the same person and name gives way to this. */
  latest?: string | undefined;
  /** Told what the work tells before its result. */
  onTold?: ((told: unknown) => void) | undefined;
}

export interface Pool<Work, Result> {
  /** What the thread gave. Rejects with a `PoolFault`. */
  run(work: Work, options?: RunOptions): Promise<Result>;
  /** Ends the threads; work not done yet is rejected. */
  close(): Promise<void>;
}

interface Job<Work, Result> extends Waiting {
  work: Work;
  tell: ((told: unknown) => void) | undefined;
  resolve: (result: Result) => void;
  reject: (fault: PoolFault) => void;
}

interface Seat<Work, Result> {
  place: Place;
  job: Job<Work, Result> | null;
  timer: NodeJS.Timeout | undefined;
  isReady: boolean;
  /** Whether its caller has given the work up. */
  isGivenUp: boolean;
}

/** Work given up while under way may still end by itself for this long, which spares making a new thread. */
const GRACE_MS = 200;
/** A busy machine takes seconds to start a thread. */
const START_MS = 30_000;
const NOBODY = '';

/** A row of threads with one queue. A thread that dies or hangs is replaced; only the work it held fails. */
export function createPool<Work, Result>(options: PoolOptions): Pool<Work, Result> {
  const {
    script,
    threads,
    timeoutMs,
    mostWaitMs = timeoutMs,
    mostWaiting = 200,
    memoryMb,
    residentMb,
  } = options;
  const open = options.isWalled ? openProcess : openThread;
  const waiting = new Turns<Job<Work, Result>>();
  const seats: Seat<Work, Result>[] = [];
  let isClosed = false;

  function sit(): Seat<Work, Result> {
    const place = open<Answer<Result>>({
      script,
      memoryMb,
      residentMb,
      said(answer) {
        if (answer.kind === 'ready') return ready(seat);
        if (answer.kind === 'told') return seat.job?.tell?.(answer.told);
        const job = leave(seat);
        if (answer.kind === 'done') job?.resolve(answer.result);
        else job?.reject(new PoolFault(answer.kind, answer.reason));
        return next();
      },
      ended: (kind, message) => replace(seat, kind, message),
    });
    const seat: Seat<Work, Result> = { place, job: null, timer: undefined, isReady: false, isGivenUp: false };
    seats.push(seat);
    return seat;
  }

  /** The time for a piece of work begins when its thread has started. */
  function ready(seat: Seat<Work, Result>): void {
    seat.isReady = true;
    if (seat.job && !seat.isGivenUp) limit(seat, timeoutMs);
  }

  function limit(seat: Seat<Work, Result>, durationMs: number): void {
    clearTimeout(seat.timer);
    seat.timer = setTimeout(replace, durationMs, seat, 'too-much', 'The work took too long and was stopped');
  }

  /** Frees a seat, and gives what it held. */
  function leave(seat: Seat<Work, Result>): Job<Work, Result> | null {
    const { job } = seat;
    clearTimeout(seat.timer);
    seat.isGivenUp = false;
    seat.job = null;
    seat.place.letGo();
    return job;
  }

  function replace(seat: Seat<Work, Result>, kind: PoolFaultKind, message: string): void {
    const at = seats.indexOf(seat);
    if (at === -1) return;
    seats.splice(at, 1);
    leave(seat)?.reject(new PoolFault(kind, message));
    void seat.place.end();
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
    seat.place.hold();
    limit(seat, seat.isReady ? timeoutMs : timeoutMs + START_MS);
    seat.place.post(job.work);
  }

  function giveUp(job: Job<Work, Result>, kind: PoolFaultKind, message: string): void {
    const seat = seats.find((one) => one.job === job);
    if (!seat && !waiting.remove(job)) return;
    job.reject(new PoolFault(kind, message));
    if (!seat) return;
    seat.isGivenUp = true;
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
    async run(work, { signal, by = NOBODY, latest, onTold } = {}) {
      if (isClosed) throw new PoolFault('closed', 'The pool is closed');
      if (signal?.aborted) throw new PoolFault('cancelled', 'The caller gave this up');
      if (waiting.size >= mostWaiting) throw new PoolFault('full', 'Too much work waits already');
      return enqueue({ work, by, latest, tell: onTold }, signal);
    },
    async close() {
      isClosed = true;
      const closed = new PoolFault('closed', 'The pool is closed');
      for (const job of waiting.all()) if (waiting.remove(job)) job.reject(closed);
      const leaving = seats.splice(0);
      for (const seat of leaving) leave(seat)?.reject(closed);
      await Promise.all(leaving.map(({ place }) => place.end()));
    },
  };
}
