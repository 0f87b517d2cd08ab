import { readData } from '../read-data.ts';
import { sortedText, type SortedText } from '../sorted-text.ts';
import { skillKey } from './skill-words.ts';

let table: SortedText | null = null;
/** Skills with the commonest word in their name ("equipment"), rounded. */
const MOST = 10_000;
const LEAST = 1;

function load(): SortedText {
  const text = readData('skill-words.txt');
  return sortedText(text.slice(text.indexOf('\n\n') + 2));
}

/** How much a word tells of a skill by itself, 0 to 1: 1 where hardly a name of a skill has it, 0 for the word that most have. */
export function wordRarity(word: string): number {
  table ??= load();
  const count = Number(table.find(skillKey(word)) ?? LEAST);
  return Math.max(0, 1 - Math.log(count) / Math.log(MOST));
}
