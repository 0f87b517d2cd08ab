import type { AdvertWeights } from './odds/advert-weights.ts';
import { oddsOf } from './odds/features.ts';
import type { SkillCandidate } from './skill-candidates.ts';

/** Whether words of an advert are rather a skill that is asked for than not. */
export const isSkill = ({ features }: SkillCandidate, { skill }: AdvertWeights): boolean =>
  oddsOf(features, skill) > -(skill['least'] ?? 0);
