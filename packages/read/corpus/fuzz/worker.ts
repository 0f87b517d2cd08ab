import { answerWork } from '@candor/pool';
import { breakOne, type Outcome } from './break.ts';

export interface Broken extends Outcome {
  process: number;
}

answerWork<number, Broken>(async (number) => ({ ...(await breakOne(number)), process: process.pid }));
