import type { ReadCv } from '@candor/domain/reading';
import type { Job } from '@candor/pool/jobs';

/** What the thread that reads pasted text can be asked. */
export interface PastedJobs {
  read: Job<string, ReadCv>;
}
