import type { Span } from '../text/index.ts';
import { wordDifferences } from '../versions/index.ts';

/**
 * Tells where stretches of one text stand in another that has some words more or fewer; null where not all of a stretch
 * stands there together. The two are compared once.
 */
export function spanCarrier(from: string, to: string): (span: Span) => Span | null {
  let [at, there] = [0, 0];
  const shared: { at: number; end: number; there: number }[] = [];
  for (const { kind, text } of wordDifferences(from, to)) {
    if (kind === 'same') shared.push({ at, end: at + text.length, there });
    if (kind !== 'added') at += text.length;
    if (kind !== 'removed') there += text.length;
  }
  return ({ start, end }) => {
    const run = shared.find((one) => start >= one.at && end <= one.end);
    return run ? { start: start - run.at + run.there, end: end - run.at + run.there } : null;
  };
}
