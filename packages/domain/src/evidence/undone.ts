import { states } from './credentials.data.ts';
import { negations, undone } from './markers.data.ts';
import { nearestWords } from './nearest.ts';
import type { Reading, Word } from './reading.ts';
import { holds, wordList } from './word-list.ts';

const ofWork = [undone, negations].map(wordList);
const ofPaper = [undone, negations, ...states].map(wordList);

/** What is said to be done, or a paper said to be held. */
export type ClaimKind = 'work' | 'paper';

/** Whether a line says of what some words name that it is not done or held: planned, denied, and of a paper also lapsed, still learnt or failed. */
export function isUndone(line: Pick<Reading, 'words'>, statement: readonly Word[], kind: ClaimKind): boolean {
  // What is said of a paper stands beside it: "CPIM, exam due in May".
  return kind === 'paper'
    ? ofPaper.some((list) => holds(list, line))
    : ofWork.some((list) => holds(list, { words: nearestWords(line, statement) }));
}
