export { answerWork } from './answer-work.ts';
export { PoolFault, TooMuchWork, type PoolFaultKind } from './fault.ts';
export { createPool, type Pool, type PoolOptions, type RunOptions } from './pool.ts';
