import type { JobClient } from '@candor/pool';
import { createSpokenJobClient } from '../platform/spoken-jobs.ts';
import type { ArchiveJobs } from './archive-jobs.ts';

/** An ordinary archive is read in tenths of a second; the largest that may be sent in some ten. */
const LIMITS = { workers: 1, idleMs: 20_000, timeoutMs: 60_000, mostWaiting: 20, memoryMb: 384 };

/** Opens archives in a thread, one at a time. */
export type ArchiveWorkers = JobClient<ArchiveJobs>;

export function createArchiveWorkers(): ArchiveWorkers {
  return createSpokenJobClient<ArchiveJobs>({
    ...LIMITS,
    script: new URL('archive-worker.ts', import.meta.url),
  });
}
