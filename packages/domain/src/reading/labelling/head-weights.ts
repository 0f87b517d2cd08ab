import { headSizes, type HeadWeights } from './label-heads.ts';
import { endWeights, spanWeights, stepWeights } from './head-weights.data.ts';
import { tableOf } from './unpack-weights.ts';

let known: HeadWeights | null = null;

/** The fitted weights, unpacked once. */
export function headWeights(): HeadWeights {
  known ??= {
    span: tableOf(spanWeights, headSizes.span),
    step: tableOf(stepWeights, headSizes.step),
    end: tableOf(endWeights, headSizes.end),
  };
  return known;
}
