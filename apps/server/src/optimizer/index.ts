export { optimizer } from './capability.ts';
export { createOptimizerWorkers } from './optimizer-workers.ts';
