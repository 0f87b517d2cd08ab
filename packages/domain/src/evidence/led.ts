import { say } from '../say/index.ts';
import type { EvidenceFinding, Rule } from './finding.ts';
import type { Unit } from './evidence-source.ts';
import { began, begins, gaveLead, helped, leads, served } from './markers.data.ts';
import { nearestWords } from './nearest.ts';
import { readText, textOf, type Reading } from './reading.ts';
import { found, holds, wordList } from './word-list.ts';

const help = wordList(helped);
const people = wordList(served);
const lead = wordList(leads);
const hadLead = wordList(gaveLead);
const begin = wordList(begins);
const hadBegun = wordList(began);
const stillHelped = wordList(`${helped}|part|team*|member|involve*|co`);
/** How near behind "helped" those stand who are helped by way of work. */
const BEHIND = 3;

/** Whether somebody had a part in what others did; to help customers is the work itself. */
function isHelping(reading: Reading): boolean {
  return found(help, reading).some((words) => {
    const end = (words.at(-1)?.at ?? 0) + 1;
    return !holds(people, { words: reading.words.slice(end, end + BEHIND) });
  });
}

/** Whether a line says that somebody had a part in what others did: "helped to plan", not "helped customers". */
export const saysHelped = (line: string): boolean => isHelping(readText(line));

const finding = (words: string, why: string): EvidenceFinding => ({ kind: 'led', words, why });

/** Led instead of helped; founded instead of joined. */
export const ledRule: Rule = (statement) => {
  const { reworded, source, words } = statement;
  const leading = found(lead, statement).find(
    ([word]) => statement.words[(word?.at ?? 0) + 1]?.lower !== 'to',
  );
  // Who rewords no line so nearly is held against all of them.
  const lines = reworded.length > 0 ? reworded : source.units;
  if (leading && !lines.some((unit) => holds(hadLead, unit)))
    return { doubts: [finding(textOf(statement, leading), say`Your line does not say that you led this.`)] };
  const [beginning] = found(begin, statement);
  if (beginning && !lines.some((unit) => holds(hadBegun, unit)))
    return {
      doubts: [finding(textOf(statement, beginning), say`Your line does not say that you started this.`)],
    };
  const helpedThere = (unit: Unit) => isHelping({ ...unit, words: nearestWords(unit, words) });
  const isDropped = reworded.length > 0 && reworded.every(helpedThere) && !holds(stillHelped, statement);
  return isDropped
    ? {
        doubts: [
          finding(textOf(statement, words.slice(0, 1)), say`Your line says that you helped with this.`),
        ],
      }
    : {};
};
