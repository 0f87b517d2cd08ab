import type { HeadKind } from './head-labels.ts';
import { endWeights, spanWeights, stepWeights } from './head-weights.data.ts';
import { headSizes, type HeadWeights } from './label-heads.ts';
import type { LineWeights } from './label-lines.ts';
import { lineLabels, lineRoles } from './line-labels.ts';
import { ownWeights, pairWeights, stepWeights as lineStepWeights } from './line-weights.data.ts';

/** Weights are kept in whole parts of one. */
const PARTS = 40;

/** Weights as they are written: their place and how many parts, both in base 36. */
function valuesOf(text: string, size: number): Float32Array {
  const values = new Float32Array(size);
  for (const pair of text.split(' ')) {
    const colon = pair.indexOf(':');
    if (colon > 0)
      values[Number.parseInt(pair.slice(0, colon), 36)] = Number.parseInt(pair.slice(colon + 1), 36) / PARTS;
  }
  return values;
}

/** A feature a row, and behind a tab its weights. */
function tableOf(text: string, size: number): Map<string, Float32Array> {
  return new Map(
    text.split('\n').flatMap((row) => {
      const tab = row.indexOf('\t');
      return tab > 0 ? [[row.slice(0, tab), valuesOf(row.slice(tab + 1), size)]] : [];
    }),
  );
}

/** What lines and heads are labelled by. */
export interface ReadingWeights {
  lines: LineWeights;
  /** Of heads of any kind: {@link headWeightsOf} tells those of one. */
  heads: HeadWeights;
}

const [LABELS, ROLES] = [lineLabels.length, lineRoles.length];
let fitted: ReadingWeights | null = null;

/** The fitted weights, unpacked once. */
export function fittedWeights(): ReadingWeights {
  fitted ??= {
    lines: {
      own: tableOf(ownWeights, LABELS),
      step: tableOf(lineStepWeights, ROLES * ROLES),
      pairs: valuesOf(pairWeights, LABELS * LABELS),
    },
    heads: {
      span: tableOf(spanWeights, headSizes.span),
      step: tableOf(stepWeights, headSizes.step),
      end: tableOf(endWeights, headSizes.end),
    },
  };
  return fitted;
}

const known = new WeakMap<HeadWeights, Map<HeadKind, HeadWeights>>();

/** The weights for heads of one kind: a feature counts in any, and beside that, under the name of a kind, in those of that one. */
export function headWeightsOf(kind: HeadKind, weights: HeadWeights): HeadWeights {
  const byKind = known.get(weights) ?? new Map<HeadKind, HeadWeights>();
  known.set(weights, byKind);
  const before = byKind.get(kind);
  if (before) return before;
  const span = new Map<string, Float32Array>();
  const prefix = `${kind} `;
  for (const [key, values] of weights.span) {
    const feature = key.startsWith(prefix) ? key.slice(prefix.length) : key;
    const sum = span.get(feature);
    span.set(feature, sum ? sum.map((value, at) => value + (values[at] ?? 0)) : values);
  }
  const own = { ...weights, span };
  byKind.set(kind, own);
  return own;
}
