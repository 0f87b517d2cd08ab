import { titleCertainty } from '@candor/occupations';
import { answerSpokenJobs } from '../platform/spoken-jobs.ts';
import { readFile } from '@candor/read';
import type { ReadingJobs } from './reading-jobs.ts';

// pdf.js rejects promises of broken pages after their file was answered; the next person's file must not pay for it.
process.on('unhandledRejection', () => undefined);

answerSpokenJobs<ReadingJobs>({
  read: (file, report) => readFile({ ...file, onProgress: report, titleCertainty }),
});
