import { onceFor, type ClaimSource, type SourceClause } from './claim-source.ts';
import { isPhrasing } from './coverage.ts';
import type { Reading, Word } from './reading.ts';

export interface Match {
  clause: SourceClause;
  /** Of the words said, which the clause holds. */
  shared: ReadonlySet<Word>;
  /** Share of the words said. */
  share: number;
}

function sharedWords(
  claim: Reading,
  words: readonly Word[],
  source: ClaimSource,
): Map<SourceClause, Set<Word>> {
  const index = onceFor(source, clausesByKey);
  const shared = new Map<SourceClause, Set<Word>>();
  for (const word of words)
    for (const key of [word.stem, ...(claim.meaningsOf.get(word) ?? [])])
      for (const clause of index.get(key) ?? []) {
        const found = shared.get(clause);
        if (found) found.add(word);
        else shared.set(clause, new Set([word]));
      }
  return shared;
}

const tellingOf = (words: readonly Word[]) => {
  const content = words.filter((word) => word.isContent && !isPhrasing(word));
  return content.length > 0 ? content : words.filter((word) => word.isContent);
};

const whole = new WeakMap<ClaimSource, Map<Reading, Match[]>>();

/** The clauses of a source that speak of what a sentence as a whole does; see `matchesOf`. */
export function matchesOfWhole(claim: Reading, source: ClaimSource): readonly Match[] {
  const known = whole.get(source) ?? new Map<Reading, Match[]>();
  whole.set(source, known);
  const found = known.get(claim) ?? matchesOf(claim, claim.words, source);
  known.set(claim, found);
  return found;
}

/** The clauses of a source that speak of half of what some words of a sentence speak of, or of most of it; closest first. */
export function matchesOf(claim: Reading, words: readonly Word[], source: ClaimSource): Match[] {
  const telling = tellingOf(words);
  const shared = sharedWords(claim, telling, source);
  const most = Math.max(0, ...new Set([...shared.values()].map((found) => found.size)));
  return [...shared]
    .filter(([, found]) => found.size === most || found.size * 2 >= telling.length)
    .map(([clause, found]): Match => ({ clause, shared: found, share: found.size / telling.length }))
    .toSorted((a, b) => b.share - a.share);
}

const MOST_REWORDED = 4;

/** A sentence of a source, by its words. */
export interface Reworded {
  reading: Reading;
  words: Word[];
}

/**
 * The sentences of a source that a sentence rewords: the one that holds most of its words, of several the shortest,
 * then those that hold what is left.
 */
export function rewordedBy(claim: Reading, source: ClaimSource): readonly Reworded[] {
  const known = rewordings.get(source) ?? new WeakMap<Reading, readonly Reworded[]>();
  rewordings.set(source, known);
  const found = known.get(claim) ?? findReworded(claim, source);
  known.set(claim, found);
  return found;
}

const rewordings = new WeakMap<ClaimSource, WeakMap<Reading, readonly Reworded[]>>();

function findReworded(claim: Reading, source: ClaimSource): Reworded[] {
  const bySentence = new Map<string, Reworded & { held: Set<Word> }>();
  const telling = sharedWords(claim, tellingOf(claim.words), source);
  // "Wrote the monthly report" has but its phrasing in common with what was fed into one.
  const shared =
    telling.size > 0
      ? telling
      : sharedWords(
          claim,
          claim.words.filter(({ isContent }) => isContent),
          source,
        );
  for (const [clause, found] of shared) {
    const key = `${clause.sentence} ${clause.reading.text}`;
    const known = bySentence.get(key);
    if (known) for (const word of found) known.held.add(word);
    else
      bySentence.set(key, {
        reading: clause.reading,
        words: clause.reading.words.filter(({ sentence }) => sentence === clause.sentence),
        held: new Set(found),
      });
  }
  const chosen: Reworded[] = [];
  const left = [...bySentence.values()].map((one) => ({ ...one, held: new Set(one.held) }));
  while (chosen.length < MOST_REWORDED) {
    left.sort(
      (a, b) =>
        b.held.size - a.held.size ||
        a.words.length - b.words.length ||
        a.reading.text.length - b.reading.text.length ||
        (a.reading.text < b.reading.text ? -1 : 1),
    );
    const best = left.shift();
    if (!best || best.held.size === 0) break;
    chosen.push(best);
    for (const { held } of left) for (const word of best.held) held.delete(word);
  }
  return chosen;
}

function clausesByKey(source: ClaimSource): Map<string, SourceClause[]> {
  const index = new Map<string, SourceClause[]>();
  for (const clause of source.clauses)
    for (const key of [...clause.stems, ...clause.meanings]) {
      const known = index.get(key);
      if (known) known.push(clause);
      else index.set(key, [clause]);
    }
  return index;
}

/** The sentence of a source that a clause stands in. */
export function sentenceOf(clause: SourceClause): string {
  return clause.reading.clauses
    .filter(({ sentence }) => sentence === clause.sentence)
    .map(({ text }) => text)
    .join('');
}
