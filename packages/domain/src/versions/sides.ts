import { align, alignableText } from './align.ts';

/** What became of a thing between two versions. */
export type Change = 'same' | 'changed' | 'added' | 'removed';

/** Something of either version; one side is null where the thing is only in the other. */
export interface Sides<T> {
  before: T | null;
  after: T | null;
}

export function changeOf<T>({ before, after }: Sides<T>, isSame: (one: T, other: T) => boolean): Change {
  if (before === null) return 'added';
  if (after === null) return 'removed';
  return isSame(before, after) ? 'same' : 'changed';
}

/**
 * Pairs in the later order; what was removed stands behind what it stood behind before, and before what is new there.
 * @param cameFrom for each of `after` its place in `before`, or null where it is new
 */
export function interleaved<T>(
  before: readonly T[],
  after: readonly T[],
  cameFrom: readonly (number | null)[],
): Sides<T>[] {
  const stays = new Set(cameFrom);
  const pairs: Sides<T>[] = [];
  let next = 0;
  const giveRemoved = (upTo: number) => {
    for (; next < upTo; next += 1)
      if (!stays.has(next)) pairs.push({ before: before[next] ?? null, after: null });
  };
  after.forEach((item, at) => {
    const from = cameFrom[at] ?? null;
    const stayed = before.findIndex((_, place) => place >= next && stays.has(place));
    giveRemoved(from ?? (stayed < 0 ? before.length : stayed));
    pairs.push({ before: from === null ? null : (before[from] ?? null), after: item });
  });
  giveRemoved(before.length);
  return pairs;
}

/** Statements or paragraphs of two versions, each beside the one it came from. */
export function statementPairs(before: readonly string[], after: readonly string[]): Sides<string>[] {
  return interleaved(before, after, align(before.map(alignableText), after.map(alignableText)));
}
