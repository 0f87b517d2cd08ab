import { Worker } from 'node:worker_threads';
import type { Answer, Work, WorkResult } from './work.ts';

type Job = { work: Work; resolve: (result: WorkResult) => void; reject: (reason: Error) => void };
type Seat = { worker: Worker; job: Job | null; timer: NodeJS.Timeout | null };

export type PoolOptions = {
  threads: number;
  /** After this long a piece of work fails and its worker is replaced. */
  timeoutMs: number;
  /** The worker's file. */
  script: URL;
};

export type Pool = {
  run(work: Work): Promise<WorkResult>;
  close(): Promise<void>;
};

/** A row of workers with one queue. A worker that dies or hangs is replaced; only the work it held fails. */
export function createPool({ threads, timeoutMs, script }: PoolOptions): Pool {
  const queue: Job[] = [];
  const seats: Seat[] = [];
  let isClosed = false;

  function sit(): void {
    const seat: Seat = { worker: new Worker(script), job: null, timer: null };
    seats.push(seat);
    seat.worker.unref();
    seat.worker.on('message', (answer: Answer) => {
      const job = leave(seat);
      if (answer.kind === 'done') job?.resolve(answer.result);
      else job?.reject(new Error(answer.reason));
      next();
    });
    seat.worker.on('error', (error) =>
      replace(seat, new Error(`The drawing thread failed: ${error.message}`)),
    );
    seat.worker.on('exit', () => replace(seat, new Error('The drawing thread ended unexpectedly')));
  }

  function leave(seat: Seat): Job | null {
    const { job } = seat;
    if (seat.timer !== null) clearTimeout(seat.timer);
    seat.job = null;
    seat.timer = null;
    seat.worker.unref();
    return job;
  }

  function replace(seat: Seat, reason: Error): void {
    const at = seats.indexOf(seat);
    if (at === -1) return;
    seats.splice(at, 1);
    leave(seat)?.reject(reason);
    void seat.worker.terminate();
    if (isClosed) return;
    if (queue.length > 0) sit();
    next();
  }

  function next(): void {
    while (queue.length > 0) {
      let seat = seats.find(({ job }) => job === null);
      if (seat === undefined && seats.length < threads) {
        sit();
        seat = seats.at(-1);
      }
      const job = seat === undefined ? undefined : queue.shift();
      if (seat === undefined || job === undefined) return;
      const held = seat;
      held.job = job;
      held.worker.ref();
      held.timer = setTimeout(
        () => replace(held, new Error('Drawing took too long and was stopped')),
        timeoutMs,
      );
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
      held.worker.postMessage(job.work);
    }
  }

  return {
    run(work) {
      if (isClosed) return Promise.reject(new Error('The renderer is closed'));
      return new Promise((resolve, reject) => {
        queue.push({ work, resolve, reject });
        next();
      });
    },
    async close() {
      isClosed = true;
      const closed = new Error('The renderer is closed');
      for (const job of queue.splice(0)) job.reject(closed);
      const leaving = seats.splice(0);
      for (const seat of leaving) leave(seat)?.reject(closed);
      await Promise.all(leaving.map(({ worker }) => worker.terminate()));
    },
  };
}
