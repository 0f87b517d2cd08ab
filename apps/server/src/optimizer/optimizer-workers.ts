import { createJobClient, type JobClient, type MemoryBudget } from '@candor/pool';
import type { OptimizerJobs } from './optimizer-jobs.ts';

/** A CV takes milliseconds; the longest texts that may be sent take seconds, and what passes this is refused. */
const LIMITS = { workers: 1, idleMs: 60_000, timeoutMs: 8_000, mostWaiting: 200, memoryMb: 256 };

/** Analyses CVs in a thread, which starts with the first of them. */
export type OptimizerWorkers = JobClient<OptimizerJobs>;

/** @param yieldsTo memory for which threads without work end while most of it is taken */
export function createOptimizerWorkers(yieldsTo?: MemoryBudget): OptimizerWorkers {
  const script = new URL('worker.ts', import.meta.url);
  return createJobClient<OptimizerJobs>({
    ...LIMITS,
    ...(yieldsTo && { yieldsTo, minWorkersWhenTight: 0 }),
    script,
  });
}
