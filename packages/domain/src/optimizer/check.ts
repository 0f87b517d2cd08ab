import type { Area, Found } from './finding.ts';
import type { PreparedCv } from './prepared-cv.ts';

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
  /** What it is called, what it looks for and why, in the language of whoever asks. */
  words: () => Record<'label' | 'looksFor' | 'why', string>;
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
