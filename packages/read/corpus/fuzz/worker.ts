import { threadId } from 'node:worker_threads';
import { answerWork } from '@candor/pool';
import { breakOne, type Outcome } from './break.ts';

export interface Broken extends Outcome {
  thread: number;
}

answerWork<number, Broken>(async (number) => ({ ...(await breakOne(number)), thread: threadId }));
