import { copyDocument, createCv, labelDocument, renameDocument } from './change-documents.ts';
import { analyseCv, matchJob, readAdvert } from './checks.ts';
import { addContact, listContacts, noteInteraction, readContact } from './contacts.ts';
import { listDocuments, readDocument, readProfile } from './documents.ts';
import { find } from './find.ts';
import { addTask, listJobs, moveJob, readJob, saveJob } from './jobs.ts';
import { proposeEdits } from './propose-edits.ts';
import type { Tool } from './tool.ts';

/** All that an assistant can do for a person. */
export const allTools: readonly Tool[] = [
  find,
  listDocuments,
  readDocument,
  readProfile,
  listJobs,
  readJob,
  listContacts,
  readContact,
  analyseCv,
  matchJob,
  readAdvert,
  proposeEdits,
  createCv,
  copyDocument,
  renameDocument,
  labelDocument,
  saveJob,
  moveJob,
  addTask,
  addContact,
  noteInteraction,
];
