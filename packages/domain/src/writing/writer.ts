import { z } from 'zod';
import { cvDocumentSchema, type CvRequest } from '../cv/index.ts';
import { factsReportSchema } from './report.ts';

/** The stages of writing a CV in their order, with the share of the whole that is done when each begins. */
export const writingStages = {
  facts: { label: 'Reading your facts', progress: 5 },
  occupation: { label: 'Finding the occupation', progress: 15 },
  summary: { label: 'Writing the summary', progress: 30 },
  experience: { label: 'Writing your experience', progress: 45 },
  skills: { label: 'Arranging your skills', progress: 65 },
  checking: { label: 'Checking every fact', progress: 80 },
} as const;

export const writingStageSchema = z.enum([
  'facts',
  'occupation',
  'summary',
  'experience',
  'skills',
  'checking',
]);
export type WritingStage = z.infer<typeof writingStageSchema>;

/** What a writer tells while it works. `written` comes once, last. */
export const writerEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stage'), stage: writingStageSchema }),
  /** The document so far, for the page to fill section by section; not yet checked. */
  z.object({ kind: z.literal('partial'), document: cvDocumentSchema }),
  z.object({ kind: z.literal('written'), document: cvDocumentSchema, facts: factsReportSchema }),
]);
export type WriterEvent = z.infer<typeof writerEventSchema>;

/** What a writer watches to stop early; an `AbortSignal` is one. */
export interface Cancellation {
  readonly aborted: boolean;
}

/** A writer of CVs. It yields its stages in order and ends with `written`, or throws when it cannot write. */
export interface Writer {
  /** `by` names whom it is written for, so that persons can take turns. */
  writeCv(request: CvRequest, cancellation?: Cancellation, by?: string): AsyncIterable<WriterEvent>;
}
