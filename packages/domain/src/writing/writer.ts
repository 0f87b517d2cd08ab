import { z } from 'zod';
import { cvDocumentSchema, type CvRequest } from '../cv/index.ts';
import { say } from '../say/index.ts';
import { factsReportSchema } from './report.ts';

/** What is done in each stage of writing a CV, as the person reads it when it begins. */
export const writingStages = {
  facts: () => say`Reading your facts`,
  experience: () => say`Writing your experience`,
  skills: () => say`Arranging your skills`,
  summary: () => say`Writing the summary`,
  checking: () => say`Checking every fact`,
} as const;

export const writingStageSchema = z.enum(['facts', 'experience', 'skills', 'summary', 'checking']);
export type WritingStage = z.infer<typeof writingStageSchema>;

/** What a writer tells while it works. `written` comes once, last. */
export const writerEventSchema = z.discriminatedUnion('kind', [
  /** A stage begins; `progress` is the share of the whole that is done by then, in percent. */
  z.object({ kind: z.literal('stage'), stage: writingStageSchema, progress: z.number() }),
  /** The document so far, for the page to fill section by section. Words of a model in it have passed the fact gate. */
  z.object({ kind: z.literal('partial'), document: cvDocumentSchema }),
  z.object({ kind: z.literal('written'), document: cvDocumentSchema, facts: factsReportSchema }),
]);
export type WriterEvent = z.infer<typeof writerEventSchema>;
/** What is told before the end. */
export type Announced = Exclude<WriterEvent, { kind: 'written' }>;

/** What a writer watches to stop early; an `AbortSignal` is one. */
export interface Cancellation {
  readonly aborted: boolean;
}

/** A writer of CVs. It yields each stage when its work begins, and ends with `written`, or throws when it cannot write. */
export interface Writer {
  /** `by` names whom it is written for, so that persons can take turns. */
  writeCv(request: CvRequest, cancellation?: Cancellation, by?: string): AsyncIterable<WriterEvent>;
}
