import { say } from '../say/index.ts';
import type { EvidenceFinding, Rule, Statement } from './finding.ts';
import type { Unit } from './evidence-source.ts';
import { limits, nearLimits, wholes } from './markers.data.ts';
import { nearestWords } from './nearest.ts';
import { textOf, type Word } from './reading.ts';
import { found, holds, wordList, type WordList } from './word-list.ts';

/** A row of words, and what says the same. */
interface Row {
  own: WordList;
  same: WordList;
}

const rowOf = (row: string): Row => {
  const [own = '', same = ''] = row.split('||');
  return { own: wordList(own), same: wordList(same === '' ? own : `${own}|${same}`) };
};
const limitRows = limits.map(rowOf);
const nearRows = nearLimits.map(rowOf);
const wholeRows = wholes.map(rowOf);

const finding = (words: string, why: string): EvidenceFinding => ({ kind: 'limit', words, why });

/** The limit that every line has which a sentence rewords, and the sentence has not. */
function lost({ own, same }: Row, statement: Statement, wordsOf: (unit: Unit) => readonly Word[]): string[] {
  const { reworded } = statement;
  if (holds(same, statement) || !reworded.every((unit) => holds(own, { words: wordsOf(unit) }))) return [];
  const [unit] = reworded;
  const [words] = unit ? found(own, unit) : [];
  return unit && words ? [textOf(unit, words)] : [];
}

/** The whole instead of a part: a limit that the line has and the sentence has not, or an "all" that no line says. */
export const limitRule: Rule = (statement) => {
  const { reworded, words, source } = statement;
  if (reworded.length === 0) return {};
  const dropped = [
    ...limitRows.flatMap((row) => lost(row, statement, (unit) => unit.words)),
    ...nearRows.flatMap((row) => lost(row, statement, (unit) => nearestWords(unit, words))),
  ];
  const added = wholeRows.flatMap(({ own, same }) => {
    const [claimed] = found(own, statement);
    return claimed && !source.units.some((unit) => holds(same, unit)) ? [textOf(statement, claimed)] : [];
  });
  return {
    doubts: [
      ...dropped.map((limit) => finding(textOf(statement, words), say`Your line says “${limit}” here.`)),
      ...added.map((whole) => finding(whole, say`Your lines do not say “${whole}”.`)),
    ],
  };
};
