import type { JobClient, MemoryBudget } from '@candor/pool';
import { createSpokenJobClient } from '../platform/spoken-jobs.ts';
import type { LetterJobs } from './letter-jobs.ts';

/** A letter takes milliseconds; the longest texts that may be sent take seconds, and what passes this is refused. */
const LIMITS = { workers: 2, idleMs: 60_000, timeoutMs: 6_000, mostWaiting: 200, memoryMb: 256 };

/** Does the costly steps of letters in threads, the first of which starts with the first of them. */
export type LetterWorkers = JobClient<LetterJobs>;

/** @param yieldsTo memory for which threads without work end while most of it is taken */
export function createLetterWorkers(yieldsTo?: MemoryBudget): LetterWorkers {
  const script = new URL('letter-worker.ts', import.meta.url);
  return createSpokenJobClient<LetterJobs>({
    ...LIMITS,
    ...(yieldsTo && { yieldsTo, minWorkersWhenTight: 0 }),
    script,
  });
}
