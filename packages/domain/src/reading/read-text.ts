import { toPlainText } from '../text/index.ts';
import type { PositionedLine } from './positioned-line.ts';
import type { ReadCv, ReadingOptions } from './read-cv.ts';
import { readLines } from './read-lines.ts';

const SIZE = 10;
const LEADING = 12;
const WIDTH = SIZE / 2;

/** The lines of a plain text as if typed with one even type: a line's place tells its number and its indent. */
export function linesOfText(text: string): PositionedLine[] {
  return toPlainText(text)
    .split('\n')
    .flatMap((raw, at) => {
      const words = raw.trim();
      if (words === '') return [];
      const x0 = (raw.length - raw.trimStart().length) * WIDTH;
      const line: PositionedLine = {
        text: words,
        page: 1,
        x0,
        x1: x0 + words.length * WIDTH,
        top: at * LEADING,
        bottom: at * LEADING + SIZE,
        size: SIZE,
        isBold: false,
        isItalic: false,
      };
      return [line];
    });
}

/** Reads pasted text as a CV. What `toText` of `@candor/domain/cv` wrote comes back without loss. */
export function readText(text: string, options: ReadingOptions = {}): ReadCv {
  return readLines(linesOfText(text), options);
}
