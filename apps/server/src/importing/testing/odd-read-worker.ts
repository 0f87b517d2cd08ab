import { readFile, type ReadProgress } from '@candor/read';
import { answerSpokenJobs } from '../../platform/spoken-jobs.ts';
import type { ReadingJobs } from '../reading-jobs.ts';

const pause = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

/** A process that dies, hangs or eats memory on demand: the name of the file says which. */
answerSpokenJobs<ReadingJobs>({
  async read({ name, bytes }, report) {
    if (name === 'die') process.exit(1);
    if (name === 'throw') throw new Error('broken');
    if (name === 'hang') for (;;);
    if (name === 'devour')
      for (const eaten: string[][] = []; ;) eaten.push(Array.from({ length: 10_000 }, String));
    if (name === 'slow') await readSlowly(report);
    return readFile({ name, bytes });
  },
});

async function readSlowly(report: (progress: ReadProgress) => void): Promise<void> {
  for (let done = 1; done <= 4; done += 1) {
    await pause(20);
    report({ done, of: 4 });
  }
}
