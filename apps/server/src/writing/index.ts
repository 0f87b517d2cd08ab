export { writing } from './capability.ts';
export { createDeskInThreads, type DeskInThreads } from './desk-in-threads.ts';
