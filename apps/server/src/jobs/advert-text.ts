import { htmlText } from './html-text.ts';

/** Tags that lay out a page; "<3 years>" is none. */
const TAG = /<\/?(?:p|div|li|ul|ol|br|h[1-6]|span|strong|table|tr|td|section)(?:\s[^<>]*)?\/?>/giu;
const FEWEST_TAGS = 2;

/** An advert as it was pasted, as words: the source of a page is read as the page shows it. */
export function advertText(pasted: string): string {
  const tags = pasted.match(TAG) ?? [];
  return tags.length < FEWEST_TAGS ? pasted : htmlText(pasted, pasted.length);
}
