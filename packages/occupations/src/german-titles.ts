import { ungendered } from './gendered-title.ts';
import { hasData, readData } from './read-data.ts';
import { sortedText, type SortedText } from './sorted-text.ts';
import { titleVariants } from './title-variants.ts';

const FILE = 'optional/titles-de.txt';
let titles: SortedText | null = null;

/** An operator may leave the file out. */
function load(): SortedText {
  if (titles) return titles;
  const text = hasData(FILE) ? readData(FILE) : '\n\n';
  return (titles = sortedText(text.slice(text.indexOf('\n\n') + 2)));
}

/** The KldB 2010 class of a job title as a person writes it; null where the German list has none. */
export function kldbOfTitle(title: string): string | null {
  for (const variant of titleVariants(title))
    for (const form of [variant, ...ungendered(variant.split(' ')).map((words) => words.join(' '))]) {
      const found = load().find(form);
      if (found !== undefined) return found;
    }
  return null;
}
