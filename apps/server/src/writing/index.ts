export { chooseWriter } from './choose-writer.ts';
export { createDeskInThreads, type DeskInThreads } from './desk-in-threads.ts';
export { createLetterDesk } from './letter-desk.ts';
export { chooseLetterWriter } from './letter-writer.ts';
export { chooseRewriter } from './rewriter.ts';
