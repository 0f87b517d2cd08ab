import { say } from '../say/index.ts';
import type { EvidenceFinding, Rule } from './finding.ts';
import type { Unit } from './evidence-source.ts';
import { negations, stillNegated, stillUndone, undone } from './markers.data.ts';
import { nearestWords } from './nearest.ts';
import { textOf, type Word } from './reading.ts';
import { holds, wordList, type WordList } from './word-list.ts';

const notDone = wordList(undone);
const stillNotDone = wordList(stillUndone);
const negated = wordList(negations);
const stillNegative = wordList(stillNegated);

/** Whether what a sentence says stands in no clause of a line but those that hold such words. */
const isOnlyWith = (list: WordList, unit: Unit, statement: readonly Word[]) =>
  holds(list, { words: nearestWords(unit, statement) });

const finding = (words: string, why: string): EvidenceFinding => ({ kind: 'planned', words, why });

/** Done instead of planned, wanted or not done. */
export const plannedRule: Rule = (statement) => {
  const { reworded, words } = statement;
  if (reworded.length === 0) return {};
  const opening = textOf(statement, words.slice(0, 1));
  if (reworded.every((unit) => isOnlyWith(notDone, unit, words)) && !holds(stillNotDone, statement))
    return { doubts: [finding(opening, say`Your line says that this was planned or wanted, not done.`)] };
  const denied = reworded.every((unit) => isOnlyWith(negated, unit, words));
  return denied && !holds(stillNegative, statement)
    ? { doubts: [finding(opening, say`Your line says “not” or “never” here.`)] }
    : {};
};
