import type { Job } from '../jobs/job.ts';

/** A contract as a capability would have it. */
export interface GreetingJobs {
  greet: Job<{ name: string }, string>;
  count: Job<number, number, { at: number }>;
  send: Job<Uint8Array, Uint8Array>;
  hang: Job<void, void>;
  end: Job<void, void>;
  refuse: Job<void, void>;
  break: Job<string, void>;
}
