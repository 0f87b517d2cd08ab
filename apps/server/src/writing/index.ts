export { writing } from './capability.ts';
export { createWritingWorkers } from './writing-workers.ts';
export { createLetterWorkers } from './letter-workers.ts';
export type { ModelMessage } from './tool-caller.ts';
