import { z } from 'zod';
import {
  contactSchema,
  jobPaySchema,
  offerSchema,
  outcomes,
  stageIdSchema,
  stageSchema,
  taskFields,
  taskKinds,
} from '@candor/domain/applications';
import { documentKindSchema } from '@candor/domain/documents/kinds';
import { dayWithoutTime } from '@candor/domain/text';

const moment = z.iso.datetime();
const version = z.int().min(1);
const outcome = z.enum(outcomes).nullable();

/** What an application shows on the board and in the table. */
export const applicationCardSchema = z.object({
  id: z.uuid(),
  version,
  title: z.string(),
  company: z.string(),
  location: z.string(),
  url: z.string(),
  source: z.string(),
  stage: stageIdSchema,
  outcome,
  /** Its place within the stage; positions are compared unit by unit. */
  position: z.string(),
  stageSince: moment,
  pay: jobPaySchema.nullable(),
  contactName: z.string(),
  appliedOn: dayWithoutTime.nullable(),
  deadlineOn: dayWithoutTime.nullable(),
  /** What is to be done first of what is still open. */
  next: z
    .object({
      kind: z.enum(taskKinds),
      title: z.string(),
      on: dayWithoutTime.nullable(),
      startsAt: moment.nullable(),
    })
    .nullable(),
  hasAdvert: z.boolean(),
  /** Kinds of documents that were sent with it. */
  sent: z.array(documentKindSchema),
  archivedAt: moment.nullable(),
  /** When one in the trash is deleted for good; null outside of it. */
  purgeAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
});
export type ApplicationCard = z.infer<typeof applicationCardSchema>;

export const applicationTaskSchema = taskFields.extend({
  id: z.uuid(),
  startsAt: moment.nullable(),
  doneAt: moment.nullable(),
});
export type ApplicationTask = z.infer<typeof applicationTaskSchema>;

/** A document as it was sent: it stays so, whatever becomes of the document. */
export const sentDocumentSchema = z.object({
  id: z.uuid(),
  kind: documentKindSchema,
  title: z.string(),
  version,
  /** The document it was; null where that is deleted for good. */
  documentId: z.uuid().nullable(),
  sentAt: moment,
});
export type SentDocument = z.infer<typeof sentDocumentSchema>;

/** A CV or letter that is made for the job, as it is now. */
export const linkedDocumentSchema = z.object({
  id: z.uuid(),
  kind: documentKindSchema,
  title: z.string(),
  updatedAt: moment,
});

/** A move from a stage to another, or the first appearance (`from` is null). Names are as they were. */
export const applicationMoveSchema = z.object({
  id: z.uuid(),
  from: z.string().nullable(),
  to: z.string(),
  outcome,
  at: moment,
});

export const applicationSchema = applicationCardSchema.extend({
  advertText: z.string(),
  hasPage: z.boolean(),
  contact: contactSchema.nullable(),
  notes: z.string(),
  howToApply: z.string(),
  offer: offerSchema.nullable(),
  tasks: z.array(applicationTaskSchema),
  documents: z.array(sentDocumentSchema),
  linked: z.array(linkedDocumentSchema),
  moves: z.array(applicationMoveSchema),
});
export type Application = z.infer<typeof applicationSchema>;

export const applicationBoardSchema = z.object({
  /** Rises when the stages change; 0 where they never did. */
  version: z.int32().min(0),
  stages: z.array(stageSchema),
});
export type ApplicationBoard = z.infer<typeof applicationBoardSchema>;
