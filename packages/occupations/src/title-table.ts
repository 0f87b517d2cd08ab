import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** An occupation and how much its sources say that a title means it. */
export interface TitleMeaning {
  at: number;
  weight: number;
}

export interface TitleTable {
  occupations: { code: string; title: string }[];
  /** What a title in its normal form means; empty where it is not listed. */
  meaningsOf: (title: string) => TitleMeaning[];
  /** All titles in their normal form, in alphabetical order. */
  titles: () => readonly string[];
}

function meanings(words: string): TitleMeaning[] {
  return words.split(' ').map((pair) => {
    const [at = '0', weight = '0'] = pair.split(':');
    return { at: Number(at), weight: Number(weight) };
  });
}

/** Reads the table as one text: a title is found in it by halving, so that nothing is built before it is needed. */
function load(): TitleTable {
  const text = readFileSync(fileURLToPath(new URL('titles.txt', import.meta.url)), 'utf8');
  const border = text.indexOf('\n\n');
  const occupations = text
    .slice(0, border)
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [code = '', title = ''] = line.split('\t');
      return { code, title };
    });
  const body = text.slice(border + 2);
  let titles: string[] | null = null;
  return {
    occupations,
    meaningsOf: (title) => {
      let [from, to] = [0, body.length];
      while (from < to) {
        const middle = body.lastIndexOf('\n', Math.floor((from + to) / 2) - 1) + 1;
        const end = body.indexOf('\n', middle);
        const tab = body.indexOf('\t', middle);
        const found = body.slice(middle, tab);
        if (found === title) return meanings(body.slice(tab + 1, end));
        if (found < title) from = end + 1;
        else to = middle;
      }
      return [];
    },
    titles: () => {
      titles ??= body.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(0, line.indexOf('\t'))]));
      return titles;
    },
  };
}

let table: TitleTable | null = null;

/** The table, read once in a process: a few milliseconds. */
export function titleTable(): TitleTable {
  table ??= load();
  return table;
}
