import type { QuestionAnalysis } from '../analysis.ts';
import type { Evidence } from './evidence.ts';
import type { KeyPoint } from './relevance.ts';

/** So much of a key point has to be there for it to count as met, and less than this to be surely unsaid. */
const MET = 0.6;
const UNSAID = 0.2;

/** Whether no word of a point was said. A point of one word may be made in words that nobody foresees. */
export const isUnsaid = ({ share, isOfForm, wordCount }: KeyPoint): boolean =>
  !isOfForm && wordCount > 1 && share !== null && share < UNSAID;

/** Key points that an answer came to; of technical questions, whose points name what has to be said, also those left out. */
export function keyPointsOf({ asked, relevance, verdict }: Evidence): QuestionAnalysis['keyPoints'] {
  const met = relevance.keyPoints.filter(({ share }) => verdict === 'judged' && (share ?? 0) >= MET);
  const missed = asked === 'explanation' ? relevance.keyPoints.filter(isUnsaid) : [];
  return { met: met.map(({ point }) => point), missed: missed.map(({ point }) => point) };
}
