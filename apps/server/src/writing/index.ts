export { writing } from './capability.ts';
export { createWritingWorkers, type WritingWorkers } from './writing-workers.ts';
export { createLetterWorkers } from './letter-workers.ts';
