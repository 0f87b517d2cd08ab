import { say } from '../say/index.ts';
import type { Unit } from './evidence-source.ts';
import type { EvidenceFinding, Rule } from './finding.ts';
import { textOf, type Word } from './reading.ts';
import { notWon, ordinary, distinctions, wonIt } from './distinctions.data.ts';
import { found, holds, wordList } from './word-list.ts';

const rows = distinctions.map(({ claims, givenBy }) => ({
  claims: wordList(claims),
  givenBy: wordList(givenBy),
}));
const usual = wordList(ordinary);
const short = wordList(notWon);
const won = wordList(wonIt);
const award = rows.at(-1)?.claims ?? won;

const finding = (words: string, why: string): EvidenceFinding<'distinction'> => ({
  kind: 'distinction',
  words,
  why,
});

/** First, best, only, or an award, that no line gives. */
export const distinctionRule: Rule = (statement) => {
  const { units } = statement.source;
  const excused = new Set(found(usual, statement).flat());
  const isClaim = (words: readonly Word[]) => words.every((word) => !excused.has(word));
  const claims = rows.flatMap(({ claims: list, givenBy }) => {
    const own = found(list, statement).filter(isClaim);
    return own.length > 0 && !units.some((unit) => holds(givenBy, unit)) ? own : [];
  });
  const invented = claims.map((claim) => {
    const words = textOf(statement, claim);
    return finding(words, say`None of your lines says ${words}.`);
  });
  // "Shortlisted for Baker of the Year" is no award yet.
  const prize = [...found(won, statement), ...found(award, statement)].find(isClaim);
  const near = units.filter(
    (unit: Unit) =>
      (holds(won, unit) || holds(award, unit) || holds(short, unit)) &&
      [...statement.stems].some((stem) => unit.stems.has(stem)),
  );
  const isShort = near.length > 0 && near.every((unit) => holds(short, unit) && !holds(won, unit));
  if (prize && invented.length === 0 && isShort && !holds(short, statement))
    invented.push(finding(textOf(statement, prize), say`Your line does not say that it was won.`));
  return { invented };
};
