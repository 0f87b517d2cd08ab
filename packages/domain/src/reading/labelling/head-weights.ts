import type { HeadKind } from './head-labels.ts';
import { headSizes, type HeadWeights } from './label-heads.ts';
import { endWeights, spanWeights, stepWeights } from './head-weights.data.ts';
import { tableOf } from './unpack-weights.ts';

let all: HeadWeights | null = null;
const known = new Map<HeadKind, HeadWeights>();

/** A feature counts in heads of any kind, and beside that, under the name of a kind, in those of that one. */
function tableFor(kind: HeadKind, table: HeadWeights['span']): Map<string, Float32Array> {
  const own = new Map<string, Float32Array>();
  const prefix = `${kind} `;
  for (const [key, values] of table) {
    const feature = key.startsWith(prefix) ? key.slice(prefix.length) : key;
    const sum = own.get(feature);
    own.set(feature, sum ? sum.map((value, at) => value + (values[at] ?? 0)) : values);
  }
  return own;
}

/** The fitted weights for heads of one kind, unpacked once. */
export function headWeights(kind: HeadKind): HeadWeights {
  all ??= {
    span: tableOf(spanWeights, headSizes.span),
    step: tableOf(stepWeights, headSizes.step),
    end: tableOf(endWeights, headSizes.end),
  };
  const weights = known.get(kind) ?? { ...all, span: tableFor(kind, all.span) };
  known.set(kind, weights);
  return weights;
}
