import type { Job } from '@candor/pool/jobs';
import { fileText } from '../../../platform/tables/file-text.ts';
import { answerJobs } from '../../../platform/workers/answer-jobs.ts';
import { readContacts, type ReadContacts } from './read-contacts.ts';

answerJobs<{ read: Job<Blob, ReadContacts> }>({
  read: async (file) => readContacts(fileText(new Uint8Array(await file.arrayBuffer()))),
});
