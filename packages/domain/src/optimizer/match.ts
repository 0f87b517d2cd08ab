import { z } from 'zod';
import { answerStates, demandKinds, lineSources } from '../answering/index.ts';
import { spanSchema } from '../text/index.ts';

export const answerLineSchema = z.object({
  from: z.enum(lineSources),
  /** The field, in the CV or in the profile. */
  path: z.string(),
  /** The words that answer, in the text of the CV or of the profile. */
  span: spanSchema,
  /** The line. */
  quote: z.string(),
});
export type AnswerLine = z.infer<typeof answerLineSchema>;

export const requirementSchema = z.object({
  id: z.string(),
  /** What a verdict on it is kept under, whatever advert asks. */
  key: z.string(),
  kind: z.enum(demandKinds),
  name: z.string(),
  isRequired: z.boolean(),
  /** Its part of the score. */
  weight: z.number(),
  /** The words of the advert. */
  quote: z.string(),
  state: z.enum(answerStates),
  /** The lines that surely answer it where any does, else those that may; of the CV before those of the profile, best first. */
  answers: z.array(answerLineSchema),
  /** Lines where its person would look first for what none says plainly enough to be shown. */
  near: z.array(z.string()),
  /** Whether the best of them shows it, rather than naming it in a list. */
  isShown: z.boolean(),
  /** What the CV has in its place: "4 years"; '' where that says nothing. */
  note: z.string(),
  /** The advert's own words for it, where the CV only has others; '' else. */
  advertWords: z.string(),
});
export type Requirement = z.infer<typeof requirementSchema>;

/** A share of all that is asked for, 0 to 100: what is certain, and what it is if every "maybe" holds. */
export const shareSchema = z.object({ least: z.int(), most: z.int() });
export type Share = z.infer<typeof shareSchema>;

/** A CV against an advert. */
export const matchSchema = z.object({
  requirements: z.array(requirementSchema),
  /** What the CV answers now. */
  now: shareSchema,
  /** What it would answer if it said all that the person's profile supports. */
  afterEdits: shareSchema,
  /** What nothing of the person's supports. */
  gaps: shareSchema,
});
export type Match = z.infer<typeof matchSchema>;

/** What a demand counts by how it is asked for; a skill that is listed but shown nowhere counts {@link LISTED}. */
export const requirementWeights = {
  title: 3,
  required: 3,
  preferred: 2,
  soft: 1,
  years: 2,
  degree: 2,
  place: 1,
  other: 2,
} as const;
export const LISTED = 0.7;
/** What may be answered counts half of it in a score, which is one figure. */
export const MAYBE = 0.5;
