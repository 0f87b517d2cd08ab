/** Marks that part the skills or languages of a line. */
export const ITEM_MARKS = ',;|•';
/** A line that holds it is parted by it alone: its items may hold the other marks. */
export const CLOSING_MARK = ';';

const LIST_MARK = /^\s*(?:[•◦▪▫■□●○‣⁃∙·*►▸➢➤✓✔–—-]|\d{1,2}[.)])\s+(?=\S)/u;

/** Whether a line is an item of a list. A dash before a bar is an entry whose first field is empty. */
export function isListLine(line: string): boolean {
  return LIST_MARK.test(line) && !line.startsWith('- |');
}

/** A list item without its mark. */
export function withoutMark(line: string): string {
  return line.replace(LIST_MARK, '').trim();
}

/** Whether a line reads as a sentence of running text and not as the first line of an entry. */
export function isProse(line: string): boolean {
  return line.length > 150 && !line.includes(' | ') && /[.!?]$/.test(line) && !line.startsWith('\\');
}
