import { z } from 'zod';
import { readAdvertSchema } from '../jobs/index.ts';
import { spanSchema } from '../text/index.ts';
import { areaSchema, cvFindingSchema } from './finding.ts';
import { matchSchema } from './match.ts';

/** Names the rules by which the scores are made: another id, another way to score. */
export const RUBRIC = 'candor-cv-3';

export const suggestionSchema = z.object({
  /** `metrics`, `keywords`, `length` and `summary` are the headline cards; others name their check and place. */
  id: z.string(),
  category: z.enum(['impact', 'keywords', 'structure', 'ats', 'readability']),
  priority: z.enum(['high', 'medium', 'low']),
  title: z.string(),
  description: z.string(),
  improvement: z.string(),
  /** The person's own words. */
  beforeExample: z.string(),
  /** What would stand there instead; '' where only the person can tell. */
  afterExample: z.string(),
  impact: z.int(),
  path: z.string(),
  /** The change of the text; null for advice. */
  edit: z.object({ span: spanSchema, expected: z.string(), replacement: z.string() }).nullable(),
  /** What to ask the person; '' where nothing. */
  question: z.string(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** One check with how it went: null where it does not apply. */
export const checkedSchema = z.object({
  id: z.string(),
  area: areaSchema,
  label: z.string(),
  looksFor: z.string(),
  why: z.string(),
  source: z.string(),
  /** Points of 100 of its area that it is worth for this CV. */
  most: z.number(),
  points: z.number(),
  findings: z.int(),
});
export type Checked = z.infer<typeof checkedSchema>;

const score = z.int().min(0).max(95);

export const cvAnalysisSchema = z.object({
  rubric: z.string(),
  /** The text that all spans refer to. */
  text: z.string(),
  /** Whether the wording could be read: English. */
  isEnglish: z.boolean(),
  overallScore: score,
  atsScore: score,
  impactScore: score,
  keywordDensity: score,
  readabilityScore: score,
  /** Why the overall score is not above 79, each with what to do; none where nothing holds it. */
  scoreCaps: z.array(z.string()),
  checks: z.array(checkedSchema),
  findings: z.array(cvFindingSchema),
  suggestions: z.array(suggestionSchema),
  strengths: z.array(z.string()),
  improvements: z.array(z.string()),
  /** Null without an advert. */
  match: matchSchema.nullable(),
  advert: readAdvertSchema.nullable(),
  /** The occupation whose skills stand in for an advert; '' where there is one, or the title is not known. */
  occupation: z.string(),
});
export type CvAnalysis = z.infer<typeof cvAnalysisSchema>;

/** The colour of a score: 80 and more, 60 and more, less. */
export function scoreBand(points: number): 'good' | 'fair' | 'low' {
  return points >= 80 ? 'good' : points >= 60 ? 'fair' : 'low';
}

/** The most that a score can be. */
export const MOST_SCORE = 95;
