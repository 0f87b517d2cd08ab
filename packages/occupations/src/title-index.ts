import { readData } from './read-data.ts';
import { sortedText, type SortedText } from './sorted-text.ts';
import { readMeanings, titleTable, type TitleMeaning } from './title-table.ts';

/** Weights of O*NET's table are whole numbers, those of the other table are tenths of the same measure. */
const ONET_SCALE = 10;

let tables: { more: SortedText; words: SortedText } | null = null;

function load() {
  const bodyOf = (name: string) => {
    const text = readData(name);
    return sortedText(text.slice(text.indexOf('\n\n') + 2));
  };
  tables ??= { more: bodyOf('more-titles.txt'), words: bodyOf('title-words.txt') };
  return { ...tables, titles: titleTable().titles };
}

/** What a title in its folded form means, in any language; empty where it is not listed. */
export function meaningsOf(title: string): TitleMeaning[] {
  const { more, titles } = load();
  const found = new Map<number, number>();
  for (const [meanings, scale] of [
    [more.find(title), 1],
    [titles.find(title), ONET_SCALE],
  ] as const)
    for (const { at, weight } of meanings === undefined ? [] : readMeanings(meanings))
      found.set(at, (found.get(at) ?? 0) + scale * weight);
  return [...found].map(([at, weight]) => ({ at, weight }));
}

/** What a title in its folded form means by ESCO, with its weights, and by our own list; empty where neither has it. */
export function meaningsInEurope(title: string): TitleMeaning[] {
  const found = load().more.find(title);
  return found === undefined ? [] : readMeanings(found);
}

/** How many titles hold a word; 0 for a word of none. */
export function countOf(word: string): number {
  return Number.parseInt(load().words.find(word) ?? '0', 10);
}

/** Titles that hold a word; of a common one the shortest. */
export function titlesWith(word: string): string[] {
  const { more, titles, words } = load();
  const [, english = '', others = ''] = words.find(word)?.split('\t') ?? [];
  const read = (text: SortedText, steps: string) => {
    let at = 0;
    return steps === ''
      ? []
      : steps.split(' ').map((step) => {
          at += Number.parseInt(step, 36);
          const line = text.lineAt(at);
          return line.slice(0, line.indexOf('\t'));
        });
  };
  return [...new Set([...read(titles, english), ...read(more, others)])];
}

/** The words of titles that begin so and have that many letters. */
export function wordsBeginning(start: string, fewest: number, most: number): string[] {
  return load().words.keysBeginning(start, fewest, most);
}
