import { answerWork } from '@candor/pool';
import { breakOne, type Outcome } from './break.ts';

export interface Broken extends Outcome {
  process: number;
}

// As in the server's own reading process: pdf.js lets go of promises of broken pages after their file was answered.
process.on('unhandledRejection', () => undefined);

answerWork<number, Broken>(async (number) => ({ ...(await breakOne(number)), process: process.pid }));
