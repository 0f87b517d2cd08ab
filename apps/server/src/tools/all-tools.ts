import { changeLook, copyDocument, createCv, labelDocument, renameDocument } from './change-documents.ts';
import { analyseCv, matchJob, readAdvert } from './checks.ts';
import { addContact, listContacts, noteInteraction, proposeMessage, readContact } from './contacts.ts';
import { listDocuments, readDocument, readProfile } from './documents.ts';
import { exportFile } from './export-file.ts';
import { find } from './find.ts';
import { addTask, listJobs, moveJob, readJob, saveJob } from './jobs.ts';
import { createLetter, createTailoredCv } from './new-documents.ts';
import { proposeEdits, proposeOrder } from './proposals.ts';
import { listRoadmaps, markStep, readRoadmap } from './roadmaps.ts';
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
  listRoadmaps,
  readRoadmap,
  exportFile,
  proposeEdits,
  proposeOrder,
  proposeMessage,
  createCv,
  copyDocument,
  renameDocument,
  labelDocument,
  changeLook,
  createTailoredCv,
  createLetter,
  saveJob,
  moveJob,
  addTask,
  markStep,
  addContact,
  noteInteraction,
];
