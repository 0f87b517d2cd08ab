import type { JobClient, MemoryBudget } from '@candor/pool';
import { createSpokenJobClient } from '../platform/spoken-jobs.ts';
import type { OptimizerJobs } from './optimizer-jobs.ts';

/** A CV takes milliseconds; the longest texts that may be sent take seconds, and what passes this is refused. */
const LIMITS = { workers: 1, idleMs: 60_000, timeoutMs: 8_000, mostWaiting: 200, memoryMb: 256 };

/** Whoever opens a CV sees its page first. */
const BEHIND_PAGE_MS = 1_500;

/** Analyses CVs in a thread, which starts with the first of them, or when one is expected. */
export interface OptimizerWorkers extends JobClient<OptimizerJobs> {
  /** Says that an analysis is likely soon: the thread takes a second to load its tables, and nobody waits for that then. */
  expectWork(): void;
}

/** @param yieldsTo memory for which threads without work end while most of it is taken */
export function createOptimizerWorkers(yieldsTo?: MemoryBudget): OptimizerWorkers {
  const script = new URL('worker.ts', import.meta.url);
  const client = createSpokenJobClient<OptimizerJobs>({
    ...LIMITS,
    ...(yieldsTo && { yieldsTo, minWorkersWhenTight: 0 }),
    script,
  });
  let expected: NodeJS.Timeout | undefined;
  const warmUp = async () => {
    expected = undefined;
    // What fails here fails again, and is reported, when somebody asks.
    await client.run('warmUp', null).catch(() => undefined);
  };
  return {
    ...client,
    expectWork() {
      expected ??= setTimeout(() => void warmUp(), BEHIND_PAGE_MS).unref();
    },
    close() {
      clearTimeout(expected);
      return client.close();
    },
  };
}
