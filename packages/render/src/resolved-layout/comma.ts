import type { ResolvedLayout } from './resolved-layout.ts';

type Commas = Pick<ResolvedLayout, 'isJapanese'>;

const lastLetter = /\p{L}(?=\P{L}*$)/u;
const arabic = /\p{Script=Arabic}/u;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The comma that parts words from what stands after them, as the words' own script has it, with its space if any.
 * @param between parts of a sentence, or items of a list: Chinese has a comma for each
 */
export function commaAfter(
  words: string,
  { isJapanese }: Commas,
  between: 'parts' | 'items' = 'parts',
): string {
  const [letter = ''] = lastLetter.exec(words) ?? [];
  if (arabic.test(letter)) return '، ';
  if (eastAsian.test(letter)) return isJapanese || between === 'items' ? '、' : '，';
  return ', ';
}

/** The items of a list, each but the last with the comma behind it. */
export function itemsWithCommas(items: readonly string[], resolved: Commas): string[] {
  return items.map((item, at) => (at < items.length - 1 ? item + commaAfter(item, resolved, 'items') : item));
}

/** The items of a list as they are read one after the other. */
export function joinItems(items: readonly string[], resolved: Commas): string {
  return itemsWithCommas(items, resolved).join('');
}
