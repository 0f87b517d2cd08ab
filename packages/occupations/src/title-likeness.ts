import { foldTitle } from './normalise-title.ts';
import { relatedOccupations } from './related.ts';
import type { ResolvedTitle } from './resolved-title.ts';
import { resolveTitle } from './resolve-title.ts';
import { withoutRank } from './title-variants.ts';

/** How near two occupations are: related by O*NET, nearest first, of one minor group, of one major group (ours). */
const LIKE = { related: 0.75, lastRelated: 0.5, minor: 0.45, major: 0.2 } as const;
const [MINOR, MAJOR] = [4, 2];
const MOST_MEANINGS = 3;
const MOST_KNOWN = 2_000;
/** Titles that share all words but not their meaning, as far as the tables know. */
const WORDS = 0.9;

const known = new Map<string, ResolvedTitle | null>();

function resolved(title: string): ResolvedTitle | null {
  const found = known.get(title);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const fresh = resolveTitle(title);
  known.set(title, fresh);
  return fresh;
}

function occupationLikeness(one: string, other: string): number {
  if (one === other) return 1;
  const ranks = [relatedOccupations(one).indexOf(other), relatedOccupations(other).indexOf(one)].filter(
    (rank) => rank >= 0,
  );
  if (ranks.length > 0) {
    const { length } = relatedOccupations(one);
    return LIKE.related - ((LIKE.related - LIKE.lastRelated) * Math.min(...ranks)) / Math.max(1, length);
  }
  if (one.slice(0, MINOR) === other.slice(0, MINOR)) return LIKE.minor;
  return one.slice(0, MAJOR) === other.slice(0, MAJOR) ? LIKE.major : 0;
}

/** The share of words that two titles have in common, rank aside. */
function wordLikeness(one: string, other: string): number {
  const [a, b] = [one, other].map((title) => new Set(withoutRank(foldTitle(title).split(' ')))) as [
    Set<string>,
    Set<string>,
  ];
  const all = a.size + b.size;
  return all === 0 ? 0 : (2 * a.intersection(b).size) / all;
}

/**
 * How near the work of two job titles is, 0 to 1, in the languages that {@link resolveTitle} knows: by their words, and by the
 * occupations they may mean.
 */
export function titleLikeness(one: string, other: string): number {
  const words = WORDS * wordLikeness(one, other) + (1 - WORDS) * Number(foldTitle(one) === foldTitle(other));
  const [a, b] = [resolved(one), resolved(other)];
  if (!a || !b) return words;
  const meanings = (title: ResolvedTitle) => [title, ...title.alternatives].slice(0, MOST_MEANINGS);
  let near = 0;
  for (const mine of meanings(a))
    for (const theirs of meanings(b)) {
      const sure = Math.min(1, (mine.certainty / a.certainty) * (theirs.certainty / b.certainty));
      near = Math.max(near, sure * occupationLikeness(mine.code, theirs.code));
    }
  return Math.max(words, near);
}
