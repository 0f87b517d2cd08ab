import { titleCertainty } from '@candor/occupations';
import { answerJobs } from '@candor/pool';
import { recognizeFile } from '@candor/read/recognize';
import type { ReadingJobs } from './reading-jobs.ts';

// As where other files are read: what was let go of with one file must not end the next person's.
process.on('unhandledRejection', () => undefined);

answerJobs<ReadingJobs>({
  read: ({ name, bytes }, report) => recognizeFile({ name, bytes, onProgress: report, titleCertainty }),
});
