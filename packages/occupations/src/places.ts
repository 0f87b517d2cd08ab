import { foldPlace } from './fold-place.ts';
import { readData } from './read-data.ts';
import { sortedText, type SortedText } from './sorted-text.ts';

export interface Place {
  /** ISO code in small letters, such as `gb`. */
  country: string;
  name: string;
  kind: 'country' | 'region' | 'city';
}

let table: SortedText | null = null;

/** The place that words name, alone or with its region or country behind a comma; null where none is known. */
export function findPlace(words: string): Place | null {
  if (!table) {
    const text = readData('places.txt');
    table = sortedText(text.slice(text.indexOf('\n\n') + 2));
  }
  for (const part of [words, ...words.split(',')]) {
    const [country = '', name = '', kind = ''] = table.find(foldPlace(part))?.split('\t') ?? [];
    if (kind === 'country' || kind === 'region' || kind === 'city') return { country, name, kind };
  }
  return null;
}
