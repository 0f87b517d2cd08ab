import { readData } from './read-data.ts';
import { sortedText, type SortedText } from './sorted-text.ts';

/** An occupation and how much its sources say that a title means it. */
export interface TitleMeaning {
  at: number;
  weight: number;
}

export interface TitleTable {
  occupations: { code: string; title: string }[];
  /** O*NET's English titles in their normal form, with their meanings. */
  titles: SortedText;
}

/** What a line of a table of titles says behind its tab: places of occupations with their weights. */
export function readMeanings(words: string): TitleMeaning[] {
  return words.split(' ').map((pair) => {
    const [at = '0', weight = '0'] = pair.split(':');
    return { at: Number(at), weight: Number(weight) };
  });
}

let table: TitleTable | null = null;

/** The table of O*NET's English titles, read once in a process: a few milliseconds. */
export function titleTable(): TitleTable {
  if (table) return table;
  const text = readData('titles.txt');
  const border = text.indexOf('\n\n');
  const occupations = text
    .slice(0, border)
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [code = '', title = ''] = line.split('\t');
      return { code, title: title.replaceAll('--', '–') };
    });
  table = { occupations, titles: sortedText(text.slice(border + 2)) };
  return table;
}
