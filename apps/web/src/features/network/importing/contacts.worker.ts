import { answerJobs } from '../../../platform/workers/answer-jobs.ts';
import type { ContactJobs } from './contact-jobs.ts';
import { readContacts, textOf } from './read-contacts.ts';

answerJobs<ContactJobs>({
  read: async (file) => readContacts(textOf(new Uint8Array(await file.arrayBuffer()))),
});
