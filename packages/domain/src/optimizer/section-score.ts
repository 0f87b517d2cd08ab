import type { CvDocument } from '../cv/index.ts';
import { MOST_SCORE } from './result.ts';

const BASE = 50;
const EACH = 10;
const FIGURES = 15;

/** The section score: 50, 10 more for each of summary, experience, education and skills, 15 for figures; at most 95. */
export function sectionScore({ summary, experience, education, skills }: CvDocument, text: string): number {
  const sections = [summary !== '', experience.length > 0, education.length > 0, skills.length > 0];
  const points = BASE + EACH * sections.filter(Boolean).length + (/\d/u.test(text) ? FIGURES : 0);
  return Math.min(MOST_SCORE, points);
}
