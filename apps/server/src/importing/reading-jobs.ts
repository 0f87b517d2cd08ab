import type { Job } from '@candor/pool';
import type { FileRead, ReadProgress } from '@candor/read';
import type { FileToRead } from './reader.ts';

/** What a process that reads files can be asked; one reads their text, another recognizes that of pictures. */
export interface ReadingJobs {
  read: Job<FileToRead, FileRead, ReadProgress>;
}
