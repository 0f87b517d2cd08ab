import { certaintyOf } from '@candor/domain/jobs/fitting';
import { fitWeights, type Example, type FitOptions } from './log-linear.ts';

const FOLDS = 4;
const STEPS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
/** What a false answer costs, where a right one is worth 1 and none 0. */
const COST = 1;

/** How certain an answer must be to be given: what is worth most on groups that the weights have not seen. */
export function leastCertainty(
  groups: readonly (readonly Example[])[],
  extra: readonly (readonly Example[])[],
  options: FitOptions,
): number {
  const worth = STEPS.map(() => 0);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isIn = (_: unknown, at: number) => at % FOLDS !== fold;
    const weights = fitWeights([...groups.filter(isIn), ...extra.filter(isIn)], 'one', options);
    for (const group of groups.filter((_, at) => at % FOLDS === fold)) {
      const { at, certainty } = certaintyOf(group, weights);
      for (const [step, least] of STEPS.entries())
        if (certainty >= least) worth[step] = (worth[step] ?? 0) + (group[at]?.isRight ? 1 : -COST);
    }
  }
  return STEPS[worth.indexOf(Math.max(...worth))] ?? 0;
}
