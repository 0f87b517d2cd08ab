export { answerWork } from './answer-work.ts';
export { PoolError, RefusedWork, TooMuchWork, type PoolErrorKind } from './pool-error.ts';
export { createPool, type Pool } from './pool.ts';
export type { PoolOptions, RunOptions } from './pool-options.ts';
