import { answerJobs, type Job } from '@candor/pool';
import { breakOne, type Outcome } from './break.ts';

export interface BreakingJobs {
  /** Reads the broken file of this number. */
  break: Job<number, Outcome & { process: number }>;
}

// As in the server's own reading process: pdf.js lets go of promises of broken pages after their file was answered.
process.on('unhandledRejection', () => undefined);

answerJobs<BreakingJobs>({
  break: async (number) => ({ ...(await breakOne(number)), process: process.pid }),
});
