import type { CvDocument } from '../cv/index.ts';
import type { DetectedType } from './read-cv.ts';

/** Upper bounds by type, as the product states them. */
const highest: Record<DetectedType, number> = { cv: 0.9, 'cover-letter': 0.8, unknown: 0.5 };

/**
 * How far a reading can be trusted, 0 to 0.9: the bound of its type, less what is missing of the parts that a CV has
 * and the share of the text that found no place.
 */
export function confidenceOf(type: DetectedType, document: CvDocument, unplacedShare: number): number {
  if (type !== 'cv')
    return Math.round(highest[type] * (type === 'cover-letter' ? 1 : 1 - 0.3 * unplacedShare) * 100) / 100;
  const { basics, experience, education, skills } = document;
  const whole = experience.filter(
    (job) => job.company !== '' && job.position !== '' && job.start !== '',
  ).length;
  const parts = [
    [basics.name !== '', 0.15],
    [basics.email !== '' || basics.phone !== '', 0.1],
    [experience.length > 0, 0.15],
    [education.length > 0, 0.1],
    [skills.length > 0, 0.05],
  ] as const;
  const missing = parts.reduce((sum, [isThere, weight]) => sum + (isThere ? 0 : weight), 0);
  const incomplete = experience.length === 0 ? 0 : 0.2 * (1 - whole / experience.length);
  const value = highest.cv * (1 - missing - incomplete) * (1 - 0.6 * unplacedShare);
  return Math.round(Math.max(0.1, value) * 100) / 100;
}
