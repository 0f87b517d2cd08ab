import { z } from 'zod';
import { interviewAnalysisSchema, interviewSessionSchema, storyFields } from '@candor/domain/interview';
import { accepting, incomingVersion } from '../platform/accept-row.ts';
import { summaryOf } from './present.ts';

/*
 * What may come in from an export. A file of somebody's is read like any other input.
 */

const {
  kind,
  title,
  position,
  company,
  difficulty,
  status,
  startTime: _start,
  applicationId: _application,
  ...content
} = interviewSessionSchema.shape;
const sessionRow = z.object({
  version: incomingVersion,
  kind,
  title,
  position,
  company,
  difficulty,
  status,
  content: z.object(content),
  analysis: interviewAnalysisSchema.nullable(),
});
const storyRow = z.object(storyFields.shape).extend({ version: incomingVersion });

export const acceptSession = accepting(sessionRow, ({ content, analysis }) => ({
  summary: summaryOf(content, analysis),
  requestKey: null,
}));
export const acceptStory = accepting(storyRow, () => ({ requestKey: null }));
