import { z } from 'zod';
import { spanSchema } from '../text/index.ts';

/** How far a demand of the advert is answered. */
export const requirementStates = ['met', 'listed', 'in-profile', 'open'] as const;
export type RequirementState = (typeof requirementStates)[number];

export const requirementSchema = z.object({
  id: z.string(),
  kind: z.enum(['title', 'skill', 'certificate', 'language', 'years', 'degree']),
  name: z.string(),
  isRequired: z.boolean(),
  /** Its part of the score. */
  weight: z.number(),
  /** The words of the advert. */
  quote: z.string(),
  /** `met`: a line of the CV shows it. `listed`: named without a line that shows it. */
  state: z.enum(requirementStates),
  /** The line that shows it, or the field that names it. */
  evidence: z.object({ path: z.string(), span: spanSchema, quote: z.string() }).nullable(),
  /** What the profile says of it, where this CV does not. */
  profileQuote: z.string(),
  /** What the CV has in its place: "4 years"; '' where that says nothing. */
  note: z.string(),
  /** The advert's own words for it, where the CV only has others; '' else. */
  advertWords: z.string(),
});
export type Requirement = z.infer<typeof requirementSchema>;

/** A CV against an advert. The three figures are shares of all that is asked for, 0 to 100. */
export const matchSchema = z.object({
  requirements: z.array(requirementSchema),
  /** What the CV answers now. */
  now: z.int(),
  /** What it would answer if it said all that the person's profile supports. */
  afterEdits: z.int(),
  /** What nothing of the person's supports. */
  gaps: z.int(),
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
} as const;
export const LISTED = 0.7;
