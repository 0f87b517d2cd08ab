import { say } from '../say/index.ts';
import type { Rule } from './finding.ts';
import { becomes, caused, causes } from './markers.data.ts';
import { textOf, type Word } from './reading.ts';
import { found, holds, lengthAt, wordList } from './word-list.ts';

const makes = wordList(causes);
const isSo = wordList(becomes);
const because = wordList(caused);
const SUBJECTS = new Set('i we and to also'.split(' '));

/** Whether somebody is said to have done it, not a thing to have become so: it opens a clause or follows one. */
function isDoing(words: readonly Word[], all: readonly Word[]): boolean {
  const [first] = words;
  if (!first) return false;
  const before = all[first.at - 1];
  return (
    before === undefined ||
    before.clause !== first.clause ||
    SUBJECTS.has(before.lower) ||
    first.lower.endsWith('ing') ||
    first.isFirst
  );
}

/** Caused instead of followed; a result that no line tells. */
export const causedRule: Rule = (statement) => {
  const claim = found(makes, statement).find((words) => isDoing(words, statement.words));
  const lines = statement.reworded.length > 0 ? statement.reworded : statement.source.units;
  if (!claim || lines.length === 0) return {};
  const [first] = claim;
  const isStated = lines.some((unit) => {
    if (!holds(isSo, unit))
      return (
        holds(because, unit) || holds(makes, unit) || (first !== undefined && unit.stems.has(first.stem))
      );
    // It rose, and a line says why.
    return (
      holds(because, unit) ||
      unit.words.some((word) => word.isFirst && lengthAt(makes, unit.words, word.at) > 0)
    );
  });
  if (isStated) return {};
  const isFollowing = lines.some((unit) => holds(isSo, unit));
  const why = isFollowing
    ? say`Your line says that it came so, not that you brought it about.`
    : say`Your lines do not tell this result.`;
  return { doubts: [{ kind: 'caused', words: textOf(statement, claim), why }] };
};
