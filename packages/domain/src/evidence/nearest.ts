import type { Reading, Word } from './reading.ts';

/** The words of those clauses of a line that share most with what is said; places counted anew. */
export function nearestWords(line: Pick<Reading, 'words'>, statement: readonly Word[]): Word[] {
  const stems = new Set(statement.flatMap(({ isContent, stem }) => (isContent ? [stem] : [])));
  const clauses = [...Map.groupBy(line.words, ({ clause }) => clause).values()].map((words) => ({
    words,
    shared: words.filter(({ stem }) => stems.has(stem)).length,
  }));
  const most = clauses.reduce((best, { shared }) => Math.max(best, shared), 0);
  return clauses
    .filter(({ shared }) => most > 0 && shared === most)
    .flatMap(({ words }) => words)
    .map((word, at) => ({ ...word, at }));
}
