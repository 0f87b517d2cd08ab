import type { PublishedPay } from './pay.ts';

/** Levels of experience: 0–2, 3–5, 6–8 and 9 or more years. */
export const experienceLevels = ['entry', 'mid', 'senior', 'lead'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

export interface LevelRange {
  /** Null where the agency publishes no figure for this end. */
  low: number | null;
  middle: number;
  high: number | null;
  /** The highest level ends at no figure: what it earns may be more. */
  isOpenEnded: boolean;
}

/** Which percentiles a level spans (our own choice): low, middle, high. */
export const levelSpans = {
  entry: ['p10', 'p25', 'median'],
  mid: ['p25', 'median', 'p75'],
  senior: ['median', 'p75', 'p90'],
  lead: ['p75', 'p90', 'p90'],
} as const satisfies Record<ExperienceLevel, readonly (keyof PublishedPay)[]>;

/** What a level earns on an occupation's distribution; null where its middle and an end of it are not published. */
export function levelRange(distribution: PublishedPay, level: ExperienceLevel): LevelRange | null {
  const [low, at, high] = levelSpans[level];
  const middle = distribution[at];
  const [from, to] = [distribution[low], level === 'lead' ? null : distribution[high]];
  return middle === null || (from === null && to === null)
    ? null
    : { low: from, middle, high: distribution[high], isOpenEnded: level === 'lead' };
}

/** The level of so many years of a kind of work. */
export function levelOfYears(years: number): ExperienceLevel {
  return years < 3 ? 'entry' : years < 6 ? 'mid' : years < 9 ? 'senior' : 'lead';
}

const levelWords: readonly [RegExp, ExperienceLevel][] = [
  [/\b(?:trainee|intern|apprentice|graduate|junior|jr|entry[- ]level)\b/i, 'entry'],
  [/\b(?:lead|principal|head of|chief|director)\b/i, 'lead'],
  [/\b(?:senior|sr)\b/i, 'senior'],
];

/** The level that a title names itself; null where it names none. */
export function titleLevel(title: string): ExperienceLevel | null {
  return levelWords.find(([words]) => words.test(title))?.[1] ?? null;
}
