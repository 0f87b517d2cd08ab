import { ungendered } from './gendered-title.ts';
import { hasData, readData } from './read-data.ts';
import { sortedText, type SortedText } from './sorted-text.ts';
import { readMeanings, type TitleMeaning } from './title-table.ts';
import { titleVariants } from './title-variants.ts';

const FILE = 'optional/titles-de.txt';
let tables: { classes: Map<string, string>; titles: SortedText } | null = null;

/** An operator may leave the file out. */
function load() {
  if (tables) return tables;
  const text = hasData(FILE) ? readData(FILE) : '\n\n';
  const border = text.indexOf('\n\n');
  const classes = new Map(
    text
      .slice(0, border)
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((line) => [line.slice(0, 5), line.slice(6)]),
  );
  return (tables = { classes, titles: sortedText(text.slice(border + 2)) });
}

/** The KldB 2010 class of a German title in its folded form; undefined where it is not listed. */
export const germanClass = (title: string): string | undefined => load().titles.find(title);

/** What a German title means by its class; empty where it is not listed, or its class means no one occupation. */
export function germanMeanings(title: string): TitleMeaning[] {
  const said = load().classes.get(germanClass(title) ?? '');
  return said === undefined ? [] : readMeanings(said);
}

/** The KldB 2010 class of a job title as a person writes it; null where the German list has none. */
export function kldbOfTitle(title: string): string | null {
  for (const variant of titleVariants(title))
    for (const form of [variant, ...ungendered(variant.split(' ')).map((words) => words.join(' '))]) {
      const found = germanClass(form);
      if (found !== undefined) return found;
    }
  return null;
}
