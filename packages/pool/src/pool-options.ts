import type { JobOptions } from './jobs/job.ts';
import type { MemoryBudget } from './memory-budget.ts';

export interface PoolOptions {
  /** The file of a worker, which calls `answerWork`. */
  script: URL;
  /** Pieces of work done at a time, at most; each worker begins when it is first needed. */
  workers: number;
  /**
   * Workers that are started at once and replaced as soon as they end: those beyond `workers` are spares, so that
   * whoever comes after work that ended its worker waits for no start. With `idleMs`, spares start behind the first work and
   * end with the last. Default 0.
   */
  minWorkers?: number;
  /** A worker that has worked ends, and with it all it holds, after so long without more. Default: never. */
  idleMs?: number;
  /** After this long a piece of work fails and its worker is replaced. */
  timeoutMs: number;
  /** Work that has waited this long for a worker is refused. Default: `timeoutMs`. */
  mostWaitMs?: number;
  /** Work beyond this number of waiting pieces is refused at once. Default 200. */
  mostWaiting?: number;
  /** Heap of a worker. Work that needs more fails and its worker is replaced. Default: as the process has it. */
  memoryMb?: number;
  /** All memory of an isolated process, bytes beside its heap too; more than that ends it. Default: no bound. */
  residentMb?: number;
  /** A process that holds more than this behind a piece of work ends instead of beginning more. Default: three quarters of `residentMb`. */
  recycleAboveMb?: number;
  /**
   * Memory that this pool's processes share with those of others: each takes `residentMb` of it from its start to its
   * end, and waits for it where it is taken. Not for a pool with `minWorkers`. Default: no budget.
   */
  budget?: MemoryBudget;
  /** Those without work end while one process of other pools has more than half of this budget, and start again afterwards. */
  yieldsTo?: MemoryBudget;
  /** How many there are at the least meanwhile. Default: `workers`. */
  minWorkersWhenTight?: number;
  /** Processes instead of threads, for work that strangers can make: its memory cannot take ours with it. */
  isIsolated?: boolean;
}

export interface RunOptions<Progress = unknown> extends JobOptions<Progress> {
  /** Whose work it is. Persons take turns, and with several workers one stays free of any single person's work. */
  by?: string | undefined;
  /** Waiting work of the same person and name gives way to this. */
  latest?: string | undefined;
}
