import { titleCertainty } from '@candor/occupations';
import { answerSpokenJobs } from '../platform/spoken-jobs.ts';
import { recognizeFile } from '@candor/read/recognize';
import type { ReadingJobs } from './reading-jobs.ts';

// As where other files are read: a late rejection of one file must not end the next person's.
process.on('unhandledRejection', () => undefined);

answerSpokenJobs<ReadingJobs>({
  read: ({ name, bytes }, report) => recognizeFile({ name, bytes, onProgress: report, titleCertainty }),
});
