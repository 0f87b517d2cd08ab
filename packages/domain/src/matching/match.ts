import { z } from 'zod';
import { readAdvertSchema } from '../jobs/index.ts';
import { spanSchema } from '../text/index.ts';

/** What a match is made of, each with its part of a hundred. */
export const matchWeights = {
  skills: 45,
  title: 20,
  seniority: 10,
  place: 10,
  terms: 10,
  freshness: 5,
} as const;
export const matchPartIds = ['skills', 'title', 'seniority', 'place', 'terms', 'freshness'] as const;

export const matchPartSchema = z.object({
  id: z.enum(matchPartIds),
  weight: z.int(),
  /** Of its weight; null where advert or CV does not say, and the part is left out of the sum. */
  points: z.number().min(0).nullable(),
  /** Why, in a sentence. */
  note: z.string(),
});
export type MatchPart = z.infer<typeof matchPartSchema>;

export const matchedSkillSchema = z.object({
  name: z.string(),
  isRequired: z.boolean(),
  /** Where the advert names it. */
  span: spanSchema,
});
export type MatchedSkill = z.infer<typeof matchedSkillSchema>;

/** The bounds of the score that is shown. */
export const LEAST_SCORE = 40;
export const MOST_SCORE = 95;

/** A CV of fewer characters says too little to be compared. */
export const LEAST_CV = 100;

/** A CV against an advert. */
export const jobMatchSchema = z.object({
  /** `rawScore`, limited to 40 to 95. */
  score: z.int().min(LEAST_SCORE).max(MOST_SCORE),
  /** Points of the parts that can be judged, of a hundred. */
  rawScore: z.int().min(0).max(100),
  parts: z.array(matchPartSchema),
  matchingSkills: z.array(matchedSkillSchema),
  missingSkills: z.array(matchedSkillSchema),
  advert: readAdvertSchema,
});
export type JobMatch = z.infer<typeof jobMatchSchema>;

export type MatchBand = 'excellent' | 'good' | 'fair' | 'low';

/** The colour of a score: from 90, from 75, from 60, less. */
export function matchBand(score: number): MatchBand {
  if (score >= 90) return 'excellent';
  if (score >= 75) return 'good';
  return score >= 60 ? 'fair' : 'low';
}
