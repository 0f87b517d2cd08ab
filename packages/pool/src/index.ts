export { answerJobs } from './jobs/answer-jobs.ts';
export { collectGarbage } from './collect-garbage.ts';
export { createJobClient, type JobClient } from './jobs/client.ts';
export type { Job, JobHandlers, JobMap } from './jobs/job.ts';
export { MemoryBudget } from './memory-budget.ts';
export { PoolError, RefusedWork, type PoolErrorKind } from './pool-error.ts';
export type { PoolOptions, RunOptions } from './pool-options.ts';
