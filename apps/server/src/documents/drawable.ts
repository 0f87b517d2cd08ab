import { toText, type CvDocument } from '@candor/domain/cv';
import { Refusal } from '../platform/refusal.ts';

/** What a page holds at the least, whatever its layout. */
const CHARACTERS_A_LINE = 95;
const LINES_A_PAGE = 45;

/** Pages that are shown as pictures: each is up to a megabyte. */
export const MOST_SHOWN = 30;
/** Pages of a file. */
export const MOST_IN_FILE = 150;

/** About how many pages a document fills, without drawing it. */
function pagesOf(document: CvDocument): number {
  const lines = toText(document)
    .split('\n')
    .reduce((count, line) => count + Math.max(1, Math.ceil(line.length / CHARACTERS_A_LINE)), 0);
  return lines / LINES_A_PAGE;
}

/** Refuses to draw what would hold the drawing thread, and the memory, of everybody. */
export function requireDrawable(document: CvDocument, mostPages: number): void {
  if (pagesOf(document) > mostPages)
    throw new Refusal('too_large', `This is longer than ${mostPages} pages. Please shorten it.`);
}
