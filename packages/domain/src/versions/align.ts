import { wordsOf } from './words.ts';

/** One thing of a list that is to be found again in another: an entry, a bullet, a section. */
export interface Alignable {
  /** Equal where the things are the same to the letter. */
  identity: string;
  /** How like another it is, 0 to 1. */
  likeness: (other: Alignable) => number;
}

/** Things less alike than this are two things. */
const LEAST_LIKENESS = 0.4;
/** Beyond so many comparisons, what is left is compared place by place: time stays bounded. */
const MOST_COMPARISONS = 4_000;

interface Candidate {
  from: number;
  to: number;
  likeness: number;
}

function candidates(before: readonly Alignable[], after: readonly Alignable[], rest: Rest): Candidate[] {
  const found: Candidate[] = [];
  const consider = (from: number, to: number) => {
    const [old, now] = [before[from], after[to]];
    const likeness = old && now ? old.likeness(now) : 0;
    if (likeness >= LEAST_LIKENESS) found.push({ from, to, likeness });
  };
  if (rest.before.length * rest.after.length > MOST_COMPARISONS)
    rest.after.forEach((to, at) => consider(rest.before[at] ?? -1, to));
  else for (const to of rest.after) for (const from of rest.before) consider(from, to);
  return found.toSorted(
    (a, b) =>
      b.likeness - a.likeness ||
      Math.abs(a.from - a.to) - Math.abs(b.from - b.to) ||
      a.to - b.to ||
      a.from - b.from,
  );
}

interface Rest {
  before: number[];
  after: number[];
}

/**
 * For each thing of `after` the place in `before` where it stood, or null where it is new. The same to the letter are
 * paired first, then the most alike; no place is given twice.
 */
export function align(before: readonly Alignable[], after: readonly Alignable[]): (number | null)[] {
  const places = new Map<string, number[]>();
  before.forEach(({ identity }, at) => places.set(identity, [...(places.get(identity) ?? []), at]));
  const paired: (number | null)[] = after.map(({ identity }) => places.get(identity)?.shift() ?? null);
  const taken = new Set(paired);
  const rest: Rest = {
    before: before.flatMap((_, at) => (taken.has(at) ? [] : [at])),
    after: paired.flatMap((from, at) => (from === null ? [at] : [])),
  };
  for (const { from, to } of candidates(before, after, rest)) {
    if (taken.has(from) || paired[to] !== null) continue;
    paired[to] = from;
    taken.add(from);
  }
  return paired;
}

/** How many of the words of two texts are in both, 0 to 1. */
export function sharedWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 && other.size === 0) return 1;
  let both = 0;
  for (const word of one) if (other.has(word)) both += 1;
  return both / Math.max(one.size, other.size);
}

class AlignableText implements Alignable {
  readonly identity: string;
  #words: Set<string> | undefined;

  constructor(text: string) {
    this.identity = text;
  }

  get words(): Set<string> {
    return (this.#words ??= wordsOf(this.identity));
  }

  likeness(other: Alignable): number {
    return other instanceof AlignableText ? sharedWords(this.words, other.words) : 0;
  }
}

/** A text found again by its words. */
export function alignableText(text: string): Alignable {
  return new AlignableText(text);
}
