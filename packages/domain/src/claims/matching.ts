import type { ClaimSource, SourceClause } from './claim-source.ts';
import { isPhrasing } from './coverage.ts';
import type { Reading, Word } from './reading.ts';

export interface Match {
  clause: SourceClause;
  /** Of the words said, which the clause holds. */
  shared: ReadonlySet<Word>;
  /** Share of the words said. */
  share: number;
}

function rowsOfWord(said: Reading, word: Word): number[] {
  const at = said.words.indexOf(word);
  return said.rows.filter(({ from, to }) => at >= from && at < to).map(({ row }) => row);
}

/** The clauses of a source that speak of what some words of a sentence speak of, closest first. */
export function matchesOf(said: Reading, words: readonly Word[], source: ClaimSource): Match[] {
  const content = words.filter((word) => word.isContent && !isPhrasing(word));
  const telling = content.length > 0 ? content : words.filter((word) => word.isContent);
  if (telling.length === 0) return [];
  const rows = telling.map((word) => rowsOfWord(said, word));
  return source.clauses
    .map((clause): Match => {
      const shared = new Set(
        telling.filter((word, at) => clause.stems.has(word.stem) || rows[at]?.some((row) => clause.rows.has(row))),
      );
      return { clause, shared, share: shared.size / telling.length };
    })
    .filter(({ shared }) => shared.size > 0)
    .toSorted((a, b) => b.share - a.share);
}

/** The sentence of a source that a clause stands in. */
export function sentenceOf(clause: SourceClause): string {
  return clause.reading.clauses
    .filter(({ sentence }) => sentence === clause.sentence)
    .map(({ text }) => text)
    .join('');
}
