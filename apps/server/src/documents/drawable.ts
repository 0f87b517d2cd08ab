import { toText, type CvDocument } from '@candor/domain/cv';
import { letterToText, type LetterDocument } from '@candor/domain/letters';
import { Refusal } from '../platform/refusal.ts';

/** What a page holds at the least, whatever its layout. */
const CHARACTERS_A_LINE = 95;
const LINES_A_PAGE = 45;

/** Pages that are shown as pictures: each is up to a megabyte. */
export const MOST_SHOWN = 30;
/** Pages of a file. */
export const MOST_IN_FILE = 150;

/** About how many pages a text fills, without drawing it. */
function pagesOf(text: string): number {
  const lines = text
    .split('\n')
    .reduce((count, line) => count + Math.max(1, Math.ceil(line.length / CHARACTERS_A_LINE)), 0);
  return lines / LINES_A_PAGE;
}

function requireLength(text: string, mostPages: number): void {
  if (pagesOf(text) > mostPages)
    throw new Refusal('too_large', `This is longer than ${mostPages} pages. Please shorten it.`);
}

/** Refuses to draw what would hold up the drawing of everybody. */
export function requireDrawable(document: CvDocument, mostPages: number): void {
  requireLength(toText(document), mostPages);
}

/** The same for a letter. */
export function requireDrawableLetter(letter: LetterDocument, mostPages: number): void {
  requireLength(letterToText(letter), mostPages);
}
