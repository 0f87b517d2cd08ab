import { say } from '../say/index.ts';
import type { EvidenceFinding, Rule } from './finding.ts';
import { alone, companions, company, givesAlone, stillCompany } from './markers.data.ts';
import { nearestWords } from './nearest.ts';
import { textOf, type Reading, type Word } from './reading.ts';
import { found, holds, lengthAt, wordList } from './word-list.ts';

const withOthers = wordList(company);
const others = wordList(companions);
const still = wordList(stillCompany);
const byOneself = wordList(alone);
const wasAlone = wordList(givesAlone);
const WITH = new Set(['with', 'mit', 'avec', 'con']);
/** How many words may stand between "with" and whom: "with my older brother". */
const BETWEEN = 3;

/** "With my brother", "with one other". */
const isWithSomebody = ({ words }: Reading): boolean =>
  words.some(
    ({ lower, clause }, at) =>
      WITH.has(lower) &&
      words
        .slice(at + 1, at + 1 + BETWEEN)
        .some((word) => word.clause === clause && lengthAt(others, words, word.at) > 0),
  );

/** "There were six of us", "one of five". */
const isInCompany = (unit: Reading, statement: Reading) => {
  const near = { ...unit, words: nearestWords(unit, statement.words) };
  return holds(withOthers, near) || isWithSomebody(near);
};

const finding = (words: string, why: string): EvidenceFinding => ({ kind: 'together', words, why });

const opening = (words: readonly Word[]) => words.slice(0, 1);

/** Alone instead of together. */
export const togetherRule: Rule = (statement) => {
  const { reworded, source } = statement;
  const [claimed] = found(byOneself, statement);
  if (claimed && !source.units.some((unit) => holds(wasAlone, unit)))
    return {
      doubts: [finding(textOf(statement, claimed), say`Your lines do not say that you did this alone.`)],
    };
  const isDropped =
    reworded.length > 0 &&
    reworded.every((unit) => isInCompany(unit, statement)) &&
    !holds(still, statement) &&
    !isWithSomebody(statement);
  return isDropped
    ? {
        doubts: [
          finding(
            textOf(statement, opening(statement.words)),
            say`Your line says that others did this with you.`,
          ),
        ],
      }
    : {};
};
