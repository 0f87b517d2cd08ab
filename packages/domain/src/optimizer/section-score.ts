import type { CvDocument } from '../cv/index.ts';
import { MOST_SCORE } from './result.ts';

const BASE = 50;
const EACH = 10;
const FIGURES = 15;
const SECTIONS = 4;
const ALL = BASE + EACH * SECTIONS + FIGURES;

function points({ summary, experience, education, skills }: CvDocument, text: string): number {
  const sections = [summary !== '', experience.length > 0, education.length > 0, skills.length > 0];
  return BASE + EACH * sections.filter(Boolean).length + (/\d/u.test(text) ? FIGURES : 0);
}

/** The section score: 50, 10 more for each of summary, experience, education and skills, 15 for figures; at most 95. */
export function sectionScore(document: CvDocument, text: string): number {
  return Math.min(MOST_SCORE, points(document, text));
}

/** How much of all its points a CV reaches, 0 to 1, before the score is capped. */
export const sectionShare = (document: CvDocument, text: string): number => points(document, text) / ALL;
