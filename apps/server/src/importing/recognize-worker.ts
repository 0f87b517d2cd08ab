import { titleCertainty } from '@candor/occupations';
import { answerWork } from '@candor/pool';
import type { FileRead } from '@candor/read';
import { recognizeFile } from '@candor/read/recognize';
import type { FileToRead } from './reader.ts';

// As where other files are read: what was let go of with one file must not end the next person's.
process.on('unhandledRejection', () => undefined);

answerWork<FileToRead, FileRead>(({ name, bytes }, tell) =>
  recognizeFile({ name, bytes, onProgress: tell, titleCertainty }),
);
