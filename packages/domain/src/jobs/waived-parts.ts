import type { Span } from '../text/index.ts';
import type { AdvertWords } from './languages/advert-words.ts';

/** What parts a sentence into clauses, each of which may waive what it names. */
const BETWEEN = /[,;:()–—]|\s(?:but|though|however|aber|jedoch|mais|pero|maar)\s/giu;

/**
 * The parts of a sentence that say that something is not needed, by their places: "SQL is essential, Tableau is not needed". The
 * whole where it is said of all. What is welcome all the same is not waived.
 */
export function waivedParts(text: string, words: Pick<AdvertWords, 'waived' | 'preferred'>): Span[] {
  const isWaived = (part: string) => words.waived.test(part) && !words.preferred.test(part);
  if (!words.waived.test(text)) return [];
  const parts: Span[] = [];
  let start = 0;
  for (const { index, 0: mark } of [...text.matchAll(BETWEEN), { index: text.length, 0: '' }]) {
    parts.push({ start, end: index });
    start = index + mark.length;
  }
  const waived = parts.filter((part) => isWaived(text.slice(part.start, part.end)));
  if (waived.length > 0 && waived.length < parts.length) return waived;
  return isWaived(text) ? [{ start: 0, end: text.length }] : [];
}
