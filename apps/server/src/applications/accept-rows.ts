import { z } from 'zod';
import {
  applicationFields,
  contactSchema,
  jobPaySchema,
  offerSchema,
  stageIdSchema,
  stageKinds,
  stagesSchema,
  taskFields,
} from '@candor/domain/applications';
import { dayWithoutTime, multiLine, singleLine } from '@candor/domain/text';
import { accepting, incomingVersion } from '../platform/accept-row.ts';
import { jobKeys } from './job-keys.ts';

/*
 * What may come in from an export. A file of somebody's is read like any other input.
 */

const { title, company, location, url, source, advertText, notes, appliedOn, deadlineOn, howToApply } =
  applicationFields.shape;
const position = z.string().regex(/^[0-9A-Za-z]{1,500}$/);

const applicationRow = z.object({
  version: incomingVersion,
  title,
  company,
  location,
  url,
  source,
  advertText,
  advertHtml: multiLine(600_000).nullable(),
  pay: jobPaySchema.nullable(),
  contact: contactSchema.nullable(),
  notes,
  offer: offerSchema.nullable(),
  appliedOn,
  deadlineOn,
  // Not in exports of earlier releases.
  howToApply: howToApply.default(''),
  stage: stageIdSchema,
  position,
});
const boardRow = z.object({ version: incomingVersion, stages: stagesSchema });
const taskRow = z.object({
  title: taskFields.shape.title,
  dueOn: dayWithoutTime.nullable(),
  durationMinutes: z.int().min(5).max(1_440),
  place: singleLine(500),
  note: multiLine(5_000),
});
const moveRow = z.object({
  fromStage: stageIdSchema.nullable(),
  toStage: stageIdSchema,
  toKind: z.enum(stageKinds),
});
const documentRow = z.object({
  version: incomingVersion,
  title: singleLine(400),
  fileName: singleLine(400),
  text: multiLine(2_000_000),
  // A PDF file begins so.
  pdf: z.base64().max(12_000_000).startsWith('JVBER'),
});

export const acceptBoard = accepting(boardRow);
export const acceptApplication = accepting(applicationRow, (row) => ({
  ...jobKeys(row),
  requestKey: null,
}));
export const acceptTask = accepting(taskRow);
export const acceptMove = accepting(moveRow);
export const acceptDocument = accepting(documentRow);
