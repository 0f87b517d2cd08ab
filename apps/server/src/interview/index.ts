export { interview } from './capability.ts';
export { createInterviewWorkers } from './interview-workers.ts';
