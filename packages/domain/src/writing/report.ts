import { z } from 'zod';
import { markSchema } from '../marks/index.ts';

/** One line the person gave, of a long one its first 600 characters; by its place in the request, e.g. `experience.0.description`. */
export const evidenceSchema = z.object({ field: z.string(), quote: z.string() });
export type Evidence = z.infer<typeof evidenceSchema>;

/** A sentence or bullet of the written document by its words, and what it rests on. */
export const sentenceReportSchema = z.object({
  text: z.string(),
  evidence: z.array(evidenceSchema),
  /** What the person typed, where a model worded it anew, whoever edited that since; one line each. */
  typed: z.string().optional(),
});
export type SentenceReport = z.infer<typeof sentenceReportSchema>;

/** Marks of one document; more would be settled by nobody. */
export const MOST_MARKS = 300;
/** Settled marks that are remembered, the newest. */
export const MOST_SETTLED = 1_000;

/** What a written document rests on, and what is left to take, answer or dismiss. */
export const factsReportSchema = z.object({
  writer: z.enum(['built-in', 'model']),
  /** Said to the person when a configured model could not be used. */
  note: z.string().optional(),
  sentences: z.array(sentenceReportSchema),
  /** The summary that the person typed, where a model wrote another of a CV; '' where they typed none. */
  typedSummary: z.string().optional(),
  marks: z.array(markSchema).max(MOST_MARKS),
  /** Keys of marks that were taken, answered or dismissed (`markKey`): they do not come back for the same words. */
  settled: z.array(z.string().max(1_000)).max(MOST_SETTLED),
});
export type FactsReport = z.infer<typeof factsReportSchema>;
