import { z } from 'zod';
import { factKinds as hardKinds } from '../evidence/index.ts';
import { markSchema } from '../marks/index.ts';
import { spanSchema } from '../text/index.ts';

/** What a refused sentence was refused for; `claim` in reports of earlier releases. */
export const factKinds = [...hardKinds, 'skill', 'claim'] as const;
export const factKindSchema = z.enum(factKinds).catch('claim');
export type FactKind = (typeof factKinds)[number];

/** A fact that nothing typed gives, in the words of the sentence that states it. */
export interface UnsupportedFact {
  kind: FactKind;
  words: string;
}

/** One line the person gave, of a long one its first 600 characters; by its place in the request, e.g. `experience.0.description`. */
export const evidenceSchema = z.object({ field: z.string(), quote: z.string() });
export type Evidence = z.infer<typeof evidenceSchema>;

/** A sentence or bullet of the written CV, where it stands in the text form, and what it rests on. */
export const sentenceReportSchema = z.object({
  span: spanSchema,
  text: z.string(),
  evidence: z.array(evidenceSchema),
  /** `kept` as written; `replaced` by the built-in sentence because of `refused`. */
  status: z.enum(['kept', 'replaced']),
  refused: z.object({ kind: factKindSchema, words: z.string(), text: z.string() }).optional(),
});
export type SentenceReport = z.infer<typeof sentenceReportSchema>;

/** A figure that would make a bullet stronger and that only the person can give. */
export const figureQuestionSchema = z.object({
  /** Place in the request whose sentence lacks a figure, e.g. `experience.0.description`. */
  field: z.string(),
  /** The sentence as the person wrote it. */
  sentence: z.string(),
  question: z.string(),
});
export type FigureQuestion = z.infer<typeof figureQuestionSchema>;

/** Why something typed is not in the CV. */
export const leftOutReasons = [
  'rewritten',
  'more',
  'repeated',
  'private',
  'pay',
  'leaving',
  'note',
  'placeholder',
  'advert',
  'empty',
  'unsaid',
  'first person',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** Something typed that is not in the CV, and where it would stand. */
export const leftOutSchema = z.object({
  /** Path in the written document: `summary`, `experience.0`, `projects.0`, `skills`, `certifications` or `experience`; of a note also `headline` or `education`. */
  place: z.string(),
  text: z.string(),
  reason: z.enum(leftOutReasons),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

export const factsReportSchema = z.object({
  writer: z.enum(['built-in', 'model']),
  /** Said to the person when a configured model could not be used and the built-in writer wrote instead. */
  note: z.string().optional(),
  sentences: z.array(sentenceReportSchema),
  /** Always 0 in what is delivered: the gate replaced whatever was not supported. */
  unsupported: z.int().min(0),
  replaced: z.int().min(0),
  questions: z.array(figureQuestionSchema),
  /** Missing in reports of letters, and of CVs written before it was there. */
  leftOut: z.array(leftOutSchema).optional(),
  /** Sentences that may say more than what was typed, by their place in the document. */
  marks: z.array(markSchema).optional(),
});
export type FactsReport = z.infer<typeof factsReportSchema>;
