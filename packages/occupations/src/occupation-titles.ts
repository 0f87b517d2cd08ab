import { titleWords } from './normalise-title.ts';
import { titleTable } from './title-table.ts';

let titleOf: Map<string, string> | null = null;

/** Every occupation with its O*NET-SOC code and title. */
export function occupationTitles(): readonly { code: string; title: string }[] {
  return titleTable().occupations;
}

/** The title of an occupation; null for a code that is none. */
export function occupationTitle(code: string): string | null {
  titleOf ??= new Map(occupationTitles().map(({ code, title }) => [code, title]));
  return titleOf.get(code) ?? null;
}

let occupationsOf: Map<string, number> | null = null;

/** The words of an occupation's title, each with its weight: the rarer it is among the titles, the more it says. */
export function occupationTitleWords(code: string): { word: string; weight: number }[] {
  const all = occupationTitles();
  if (!occupationsOf) {
    occupationsOf = new Map();
    for (const { title } of all)
      for (const word of new Set(titleWords(title)))
        occupationsOf.set(word, (occupationsOf.get(word) ?? 0) + 1);
  }
  const counts = occupationsOf;
  return [...new Set(titleWords(occupationTitle(code) ?? ''))].map((word) => ({
    word,
    weight: Math.log(all.length / (counts.get(word) ?? 1)),
  }));
}
