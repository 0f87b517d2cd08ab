import type { Page, Word } from './word.ts';

const SIZE = 10;
const WIDTH = SIZE / 2;
const LEADING = 12;
const TAB_STOP = 8;

/** A typed text as a page on which every sign is equally wide, to find columns that were typed with spaces. */
export function pageOfText(text: string): Page {
  const rows = text.split(/\r?\n/);
  const words = rows.flatMap((row, at) => {
    const line = row.replaceAll(/\t/g, ' '.repeat(TAB_STOP));
    return [...line.matchAll(/\S+/g)].map((match): Word => {
      const x0 = match.index * WIDTH;
      const baseline = (at + 1) * LEADING;
      return {
        text: match[0],
        x0,
        x1: x0 + match[0].length * WIDTH,
        baseline,
        top: baseline - 0.75 * SIZE,
        bottom: baseline + 0.22 * SIZE,
        size: SIZE,
        isBold: false,
        isItalic: false,
        color: '#000000',
      };
    });
  });
  return { number: 1, width: 120 * WIDTH, height: rows.length * LEADING, words };
}
