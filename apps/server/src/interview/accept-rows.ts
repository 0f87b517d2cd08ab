import { z } from 'zod';
import { interviewAnalysisSchema, interviewSessionSchema, storyFields } from '@candor/domain/interview';
import type { IncomingRow } from '../platform/capability.ts';
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
  ...content
} = interviewSessionSchema.shape;
const sessionRow = z.object({
  kind,
  title,
  position,
  company,
  difficulty,
  status,
  content: z.object(content),
  analysis: interviewAnalysisSchema.nullable(),
});
const storyRow = z.object(storyFields.shape);

function accepting<Row extends object>(schema: z.ZodType<Row>, more: (row: Row) => object = () => ({})) {
  return (row: IncomingRow): IncomingRow | null => {
    const parsed = schema.safeParse(row);
    return parsed.success ? { ...row, ...parsed.data, ...more(parsed.data), requestKey: null } : null;
  };
}

export const acceptSession = accepting(sessionRow, ({ content, analysis }) => ({
  summary: summaryOf(content, analysis),
}));
export const acceptStory = accepting(storyRow);
