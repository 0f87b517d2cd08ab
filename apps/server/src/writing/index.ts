export { chooseWriter } from './choose-writer.ts';
export { createDeskInThreads, type DeskInThreads } from './desk-in-threads.ts';
