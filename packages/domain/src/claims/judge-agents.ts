import { deedsOf } from './grammar.ts';
import type { Match } from './matching.ts';
import type { Reading } from './reading.ts';

/** What others did, or what was done to the writer, or what was done together, as the writer's own deed. */
export function othersDeed(said: Reading, matches: readonly Match[], isShared: boolean): string | undefined {
  const told = [...new Set(matches.map(({ clause }) => clause.reading))].flatMap(deedsOf);
  for (const { word, agent } of deedsOf(said)) {
    if (agent !== 'self') continue;
    const same = told.filter((deed) => deed.word.stem === word.stem);
    const isOthers = same.every((deed) => deed.agent === 'other' || (deed.agent === 'shared' && !isShared));
    if (same.length > 0 && isOthers) return word.text;
  }
  return undefined;
}
