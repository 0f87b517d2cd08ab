import { clarityLevel, timeLevel } from './delivery.ts';
import type { Evidence } from './evidence.ts';
import { ownershipLevel } from './ownership.ts';
import { pointsLevel } from './relevance.ts';
import { rubric, type RubricDimensionId } from './rubric.ts';
import { allFacts, specificityLevel } from './specificity.ts';
import { outcomeLevel, structureLevel } from './structure.ts';
import { insteadOfAnswer } from './verdict.ts';

/** How good an answer is in each dimension of the rubric, 0 to 1. */
export type Levels = Record<RubricDimensionId, number>;

export function levelsOf(evidence: Evidence): Levels {
  const { relevance, delivery, read } = evidence;
  return {
    relevance: relevance.share,
    'key-points': pointsLevel(relevance) ?? relevance.share,
    structure: structureLevel(evidence),
    specificity: specificityLevel(evidence),
    ownership: ownershipLevel(evidence),
    outcome: outcomeLevel(evidence),
    clarity: clarityLevel(delivery, read),
    length: timeLevel(delivery),
  };
}

/** What is left of a score where the point is missed. */
const BESIDE_THE_POINT = 0.5;
/** As many words carry a whole score; fewer carry less, however good they are. What a thing is and does is said in fewer. */
const WHOLE = 60;
const WHOLE_EXPLANATION = 40;

/** The score of an answer, 0 to 100: its levels by the weights of what was asked for, held down where there is little to judge. */
export function scoreOf({ verdict, asked, read, delivery }: Evidence, levels: Levels): number {
  const hasSworn = delivery.swearing.length > 0;
  // What can be seen in any language: how much is told, and whether figures stand in it.
  if (verdict === 'other-language')
    return Math.round(35 * levels.length + 5 * Math.min(3, allFacts(read).size) + (hasSworn ? 0 : 10));
  const weights = Object.entries(rubric.weights[asked]) as [RubricDimensionId, number][];
  const total = weights.reduce((sum, [id, weight]) => sum + weight * levels[id], 0);
  const whole = asked === 'explanation' ? WHOLE_EXPLANATION : WHOLE;
  const substance = Math.min(1, read.spokenCount / whole) ** 0.45;
  const score = total * substance * Math.min(1, 0.45 + levels.relevance) * (hasSworn ? 0.4 : 1);
  if (verdict === 'judged') return Math.round(score);
  // Of two that miss the point the better told one still has more.
  const left = score * (verdict === 'unclear' ? 1 : BESIDE_THE_POINT);
  return Math.round(Math.min(insteadOfAnswer[verdict].most, left));
}
