import { createPool } from '../pool.ts';
import type { PoolOptions, RunOptions } from '../pool-options.ts';
import type { AskedJob, JobMap } from './job.ts';

/** Has the jobs of a contract done by workers. */
export interface JobClient<Jobs extends JobMap<Jobs>> {
  /** What the job gives. Rejects with a `PoolError`, whose `kind` says why it was not done. */
  run<Name extends keyof Jobs & string>(
    name: Name,
    input: Jobs[Name]['input'],
    options?: RunOptions<Jobs[Name]['progress']>,
  ): Promise<Jobs[Name]['output']>;
  /** Ends the workers; jobs not done yet are rejected. */
  close(): Promise<void>;
}

/** A client whose workers run `script`, which calls `answerJobs` with the same contract. */
export function createJobClient<Jobs extends JobMap<Jobs>>(options: PoolOptions): JobClient<Jobs> {
  const pool = createPool<AskedJob, unknown>(options);
  return {
    // What a worker says under a name is what the handler of that name in the same contract reports and gives.
    run: (name, input, asking) => pool.run({ name, input }, asking as RunOptions),
    close: () => pool.close(),
  };
}
