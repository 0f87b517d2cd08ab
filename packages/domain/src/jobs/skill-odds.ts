import type { SkillCandidate } from './skill-candidates.ts';
import { skillWeights } from './skill-weights.data.ts';

/** Above these odds words are taken for a skill: there, on adverts not fitted to, four in five are, and four in five are found. */
const LEAST_ODDS = -0.25;

/** How much more likely than not words of an advert are a skill that is asked for: the logarithm of the odds. */
const skillOdds = ({ features }: SkillCandidate): number =>
  [...features].reduce((sum, [feature, value]) => sum + value * (skillWeights[feature] ?? 0), 0);

/** Whether they are taken for one. */
export const isSkill = (candidate: SkillCandidate): boolean => skillOdds(candidate) > LEAST_ODDS;
