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

function meaningsOfWord(said: Reading, word: Word): string[] {
  const at = said.words.indexOf(word);
  return said.meanings.filter(({ from, to }) => at >= from && at < to).map(({ meaning }) => meaning);
}

/** The clauses of a source that speak of half of what some words of a sentence speak of, or of most of it; closest first. */
export function matchesOf(said: Reading, words: readonly Word[], source: ClaimSource): Match[] {
  const content = words.filter((word) => word.isContent && !isPhrasing(word));
  const telling = content.length > 0 ? content : words.filter((word) => word.isContent);
  if (telling.length === 0) return [];
  const index = onceFor(source, clausesByKey);
  const shared = new Map<SourceClause, Set<Word>>();
  for (const word of telling)
    for (const key of [word.stem, ...meaningsOfWord(said, word)])
      for (const clause of index.get(key) ?? []) {
        const words = shared.get(clause);
        if (words) words.add(word);
        else shared.set(clause, new Set([word]));
      }
  const most = Math.max(0, ...new Set([...shared.values()].map((words) => words.size)));
  return [...shared]
    .filter(([, words]) => words.size === most || words.size * 2 >= telling.length)
    .map(([clause, words]): Match => ({ clause, shared: words, share: words.size / telling.length }))
    .toSorted((a, b) => b.share - a.share);
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
