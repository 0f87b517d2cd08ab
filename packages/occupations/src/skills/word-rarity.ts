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

const known = new Map<string, number>();
const MOST_KNOWN = 50_000;

/** How much a word tells of a skill by itself, 0 to 1: 1 where hardly a name of a skill has it, 0 for the word that most have. */
export function wordRarity(word: string): number {
  const found = known.get(word);
  if (found !== undefined) return found;
  table ??= load();
  const count = Number(table.find(skillKey(word)) ?? LEAST);
  const rarity = Math.max(0, 1 - Math.log(count) / Math.log(MOST));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, rarity);
  return rarity;
}
