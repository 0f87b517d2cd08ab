import { findSections } from './find-sections.ts';
import type { PositionedLine } from './positioned-line.ts';
import { fittedWeights } from './labelling/weights.ts';
import { prepare } from './prepared-line.ts';

/** More says nothing more: a line that is this sure is sure in any order. */
const SURE = 60;

/**
 * How well lines read in the order they are given: the mean of how much less the best reading scores in which a line is something
 * else. To compare two orders of the words of one page.
 */
export function orderScore(source: readonly PositionedLine[]): number {
  const { lines } = findSections(prepare(source), fittedWeights().lines);
  return lines.reduce((sum, { margin = 0 }) => sum + Math.min(SURE, margin), 0) / Math.max(1, lines.length);
}
