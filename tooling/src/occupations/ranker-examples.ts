import { readFileSync } from 'node:fs';
import { foldTitle } from '@candor/occupations/normalise-title';
import { inRoot } from '../paths.ts';
import type { RankerExample } from './fit-title-ranker.ts';

/** O*NET's weights are whole numbers, those of the other titles tenths of the same measure. */
const TABLES = [
  { name: 'titles.txt', scale: 10 },
  { name: 'more-titles.txt', scale: 1 },
] as const;
/** Of each source of what is no title so many are drawn. */
const [PARTS_OF_TITLES, NAMES, RANDOM] = [12_000, 4_500, 1_500];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const linesOf = (name: string) => {
  const text = readFileSync(inRoot('packages', 'occupations', 'data', name), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
};
const titleLines = (name: string) => linesOf(name).filter((line) => /\t\d+:\d/.test(line));

/** Every listed title with the shares of what it means: occupations by their places in `titles.txt`. */
export function titleExamples(): RankerExample[] {
  const meanings = new Map<string, Map<number, number>>();
  for (const { name, scale } of TABLES)
    for (const line of titleLines(name)) {
      const [title = '', pairs = ''] = line.split('\t');
      const weights = meanings.get(title) ?? new Map<number, number>();
      for (const pair of pairs.split(' ')) {
        const [at = 0, weight = 0] = pair.split(':').map(Number);
        weights.set(at, (weights.get(at) ?? 0) + scale * weight);
      }
      meanings.set(title, weights);
    }
  return [...meanings].map(([title, weights]) => {
    const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    return { title, shares: [...weights].map(([at, weight]) => [at, weight / whole] as const) };
  });
}

/** How many occupations the tables have. */
export const occupationCount = () => linesOf('titles.txt').filter((line) => /^\d\d-\d{4}/.test(line)).length;

function some<T>(all: readonly T[], count: number, draw: () => number): T[] {
  return all.filter(() => draw() < count / all.length);
}

/** What is no title: English ones without the role that they end with, places, technologies, tools, letters at random. */
export function noTitles(listed: ReadonlySet<string>, draw: () => number): string[] {
  const withoutRole = titleLines('titles.txt').flatMap((line) => {
    const words = line.slice(0, line.indexOf('\t')).split(' ');
    return words.length > 1 ? [words.slice(0, -1).join(' ')] : [];
  });
  const names = ['places.txt', 'technologies.txt', 'tools.txt'].map((name) =>
    linesOf(name).map((line) => line.split('\t')[0] ?? ''),
  );
  const random = Array.from({ length: RANDOM }, () =>
    Array.from({ length: 4 + Math.floor(draw() * 12) }, () =>
      draw() < 0.1 ? ' ' : LETTERS.charAt(Math.floor(draw() * LETTERS.length)),
    ).join(''),
  );
  const all = [
    ...some([...new Set(withoutRole)], PARTS_OF_TITLES, draw),
    ...names.flatMap((some_) => some(some_, NAMES, draw)),
    ...random,
  ].map(foldTitle);
  return [...new Set(all)].filter((title) => title !== '' && !listed.has(title));
}
