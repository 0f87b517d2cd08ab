import { agentEndings, agents, noAgents, ranks } from './posts.data.ts';
import type { Word } from './reading.ts';
import { stemOf } from './stem.ts';
import { wordList } from './word-list.ts';

const endings = agentEndings.split(' ');
const known = new Set(agents.split(' '));
const nobody = new Set(noAgents.split(' '));

/** The ranks, a row of names for each. */
export const rankLists = ranks.map(wordList);

const rankWords = new Set(ranks.flatMap((row) => row.split(/[| ]/)).map(stemOf));

const LEAST_LETTERS = 5;

/** Whether a word is for people by what they do. */
export const isAgent = ({ lower }: Pick<Word, 'lower'>): boolean =>
  known.has(lower) ||
  (lower.length >= LEAST_LETTERS && !nobody.has(lower) && endings.some((ending) => lower.endsWith(ending)));

/** Whether a word may stand in the name of a post in the office sense: "Manager", "Head". */
export const isPostWord = (word: Pick<Word, 'lower' | 'stem'>): boolean =>
  rankWords.has(word.stem) || known.has(word.lower);
