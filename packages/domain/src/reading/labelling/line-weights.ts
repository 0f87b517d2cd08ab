import { lineLabels, lineRoles } from './line-labels.ts';
import type { LineWeights } from './label-lines.ts';
import { ownWeights, pairWeights, stepWeights, WEIGHT_PARTS } from './line-weights.data.ts';

const COUNT = lineLabels.length;
const ROLES = lineRoles.length;

/** Weights as `line-weights.data.ts` writes them: their place and how many parts, both in base 36. */
function valuesOf(text: string, size: number): Float32Array {
  const values = new Float32Array(size);
  for (const pair of text.split(' ')) {
    const colon = pair.indexOf(':');
    if (colon > 0)
      values[Number.parseInt(pair.slice(0, colon), 36)] =
        Number.parseInt(pair.slice(colon + 1), 36) / WEIGHT_PARTS;
  }
  return values;
}

function tableOf(text: string, size: number): Map<string, Float32Array> {
  return new Map(
    text.split('\n').flatMap((row) => {
      const tab = row.indexOf('\t');
      return tab > 0 ? [[row.slice(0, tab), valuesOf(row.slice(tab + 1), size)]] : [];
    }),
  );
}

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
