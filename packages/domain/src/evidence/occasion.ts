import { say } from '../say/index.ts';
import type { Rule } from './finding.ts';
import { occasions, occasionWords } from './markers.data.ts';
import { textOf } from './reading.ts';
import { found, holds, wordList } from './word-list.ts';

const lists = occasions.map(wordList);
const given = wordList(occasionWords);
const AHEAD = new Set(
  'would could hope look forward happy glad discuss möchte würde serait gustaría'.split(' '),
);

/** In a letter: a meeting that took place, where no line speaks of one. */
export const occasionRule: Rule = (statement) => {
  if (!statement.isLetter || statement.words.some(({ lower }) => AHEAD.has(lower))) return {};
  const [own] = lists.flatMap((list) => found(list, statement));
  if (!own || statement.source.units.some((unit) => holds(given, unit))) return {};
  const words = textOf(statement, own);
  return { doubts: [{ kind: 'occasion', words, why: say`Your lines do not speak of “${words}”.` }] };
};
