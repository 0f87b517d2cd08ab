import { z } from 'zod';
import { spanSchema } from '../text/index.ts';
import type { PreparedCv } from './prepared-cv.ts';

/** What the four scores are about: whether a machine reads it, what it proves, what it names, how it reads. */
export const areas = ['ats', 'impact', 'keywords', 'readability'] as const;
export const areaSchema = z.enum(areas);
export type Area = z.infer<typeof areaSchema>;

/** A place of a CV that could be better. `span` is null where something is missing. */
export const cvFindingSchema = z.object({
  check: z.string(),
  area: areaSchema,
  /** What to do about it, in a sentence. */
  message: z.string(),
  /** Where it is in the document: `experience.0.bullets.2`. */
  path: z.string(),
  span: spanSchema.nullable(),
  /** The words at the span. */
  words: z.string(),
});
export type CvFinding = z.infer<typeof cvFindingSchema>;

/** A finding as its check gives it. */
export type Found = Pick<CvFinding, 'message' | 'path' | 'span' | 'words'>;

export interface CheckResult {
  /** How much of the weight is reached, 0 to 1. */
  share: number;
  findings: Found[];
  /** Points taken off the score of the area, beyond the weight. */
  penalty?: number;
}

/** One thing that is looked at. To add one: a file with its test, and a line in `all-checks.ts`. */
export interface Check {
  id: string;
  area: Area;
  label: string;
  /** What it looks for. */
  looksFor: string;
  why: string;
  /** Where the rule or its limit comes from. */
  source: string;
  /** Its part of the score of its area: points of the sum of all that apply. */
  weight: number;
  /** Null where it does not apply: another language, no job, no advert. */
  run: (cv: PreparedCv) => CheckResult | null;
}

/** A check that either holds or not. */
export function wholeResult(findings: Found[]): CheckResult {
  return { share: findings.length === 0 ? 1 : 0, findings };
}

/** A check of so many things, some of which it finds fault with; null where there are none. */
export function shareResult(findings: Found[], of: number): CheckResult | null {
  return of === 0 ? null : { share: Math.max(0, 1 - findings.length / of), findings };
}

/** Something that is not there. */
export const missing = (path: string, message: string): Found => ({ path, message, span: null, words: '' });
