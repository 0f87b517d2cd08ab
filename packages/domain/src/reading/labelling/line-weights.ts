import { lineLabels, lineRoles } from './line-labels.ts';
import type { LineWeights } from './label-lines.ts';
import { ownWeights, pairWeights, stepWeights } from './line-weights.data.ts';
import { tableOf, valuesOf } from './unpack-weights.ts';

const COUNT = lineLabels.length;
const ROLES = lineRoles.length;

let known: LineWeights | null = null;

/** The fitted weights, unpacked once. */
export function lineWeights(): LineWeights {
  known ??= {
    own: tableOf(ownWeights, COUNT),
    step: tableOf(stepWeights, ROLES * ROLES),
    pairs: valuesOf(pairWeights, COUNT * COUNT),
  };
  return known;
}
