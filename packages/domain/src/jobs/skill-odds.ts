import type { SkillCandidate } from './skill-candidates.ts';
import { LEAST_ODDS, skillWeights } from './skill-weights.data.ts';

/** How much more likely than not words of an advert are a skill that is asked for: the logarithm of the odds. */
const skillOdds = ({ features }: SkillCandidate): number =>
  [...features].reduce((sum, [feature, value]) => sum + value * (skillWeights[feature] ?? 0), 0);

/** Whether they are taken for one. */
export const isSkill = (candidate: SkillCandidate): boolean => skillOdds(candidate) > LEAST_ODDS;
