/** The contract of jobs, without the pool: a page has its own workers. */
export { perform, type AskedJob, type Job, type JobHandlers, type JobMap, type JobOptions } from './job.ts';
export { PoolError, type PoolErrorKind } from '../pool-error.ts';
