import type { JobClient, MemoryBudget } from '@candor/pool';
import { createSpokenJobClient } from '../platform/spoken-jobs.ts';
import type { InterviewJobs } from './interview-jobs.ts';

/** Ten answers take milliseconds; the longest that may be sent take seconds, and what passes this is refused. */
const LIMITS = { workers: 1, idleMs: 60_000, timeoutMs: 8_000, mostWaiting: 200, memoryMb: 256 };

/** Analyses answers and plans questions in a thread, which starts with the first of them. */
export type InterviewWorkers = JobClient<InterviewJobs>;

/** @param yieldsTo memory for which threads without work end while most of it is taken */
export function createInterviewWorkers(yieldsTo?: MemoryBudget): InterviewWorkers {
  const script = new URL('worker.ts', import.meta.url);
  return createSpokenJobClient<InterviewJobs>({
    ...LIMITS,
    ...(yieldsTo && { yieldsTo, minWorkersWhenTight: 0 }),
    script,
  });
}
