import { degreeScore, employerScore, schoolScore, titleScore } from './word-scores.ts';

/** How much some words are a title (or degree), and how much an employer (or school), each 0 to 1. */
export interface Scores {
  what: (words: string) => number;
  where: (words: string) => number;
}

/** Titles and employers; `titleCertainty` is the caller's own list of titles, where there is one. */
export function jobScores(titleCertainty?: (words: string) => number): Scores {
  return {
    what: (words) => Math.max(titleScore(words), titleCertainty ? 0.9 * titleCertainty(words) : 0),
    where: (words) => Math.max(employerScore(words), schoolScore(words)),
  };
}

/** Degrees and schools. */
export const schoolScores: Scores = { what: degreeScore, where: schoolScore };
