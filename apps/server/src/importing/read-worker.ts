import { titleCertainty } from '@candor/occupations';
import { answerWork } from '@candor/pool';
import { readFile, type FileRead } from '@candor/read';
import type { FileToRead } from './reader.ts';

// pdf.js lets go of promises of broken pages after their file was answered; the next person's file must not pay for it.
process.on('unhandledRejection', () => undefined);

answerWork<FileToRead, FileRead>(({ name, bytes }, report) =>
  readFile({ name, bytes, onProgress: report, titleCertainty }),
);
