import type { JobClient, MemoryBudget } from '@candor/pool';
import { createSpokenJobClient } from '../platform/spoken-jobs.ts';
import type { PageJobs } from './page-jobs.ts';

/** A page is read in milliseconds, the first while its thread still starts; one that is made to take long is given up. */
const LIMITS = { workers: 1, idleMs: 60_000, timeoutMs: 10_000, mostWaiting: 100, memoryMb: 128 };

/** Reads the pages of strangers in a thread, which starts with the first of them. */
export type PageWorkers = JobClient<PageJobs>;

/** @param yieldsTo memory for which a thread without work ends while most of it is taken */
export function createPageWorkers(yieldsTo?: MemoryBudget): PageWorkers {
  const script = new URL('page-worker.ts', import.meta.url);
  return createSpokenJobClient<PageJobs>({
    ...LIMITS,
    ...(yieldsTo && { yieldsTo, minWorkersWhenTight: 0 }),
    script,
  });
}
