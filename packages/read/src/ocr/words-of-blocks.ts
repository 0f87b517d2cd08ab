import type { Block, Line, Word as Recognized } from 'tesseract.js';
import type { Word } from '../page/word.ts';

/** Rows of a face are about this share of its size: from the top of "h" to the foot of "p". */
const ROW_OF_SIZE = 0.94;
/** Sizes this close to the one of most of the page are that one: the engine's own vary from line to line. */
const SAME_SIZE = 0.18;
/** What is less certain and holds no letter or figure is a speck, a rule or part of a picture. */
const LEAST = 0.3;
/** What list marks are taken for. */
const LIKE_BULLET = /^[•·●▪■◦○«»¢©®°*+eo.,:=~-]{1,2}$/u;
/** Marks of lists are lower than letters and stand above the line. */
const MOST_BULLET_HEIGHT = 0.5;

function sizeOf({ rowAttributes: { rowHeight } }: Line): number {
  return Math.max(4, rowHeight / ROW_OF_SIZE);
}

/** Size of the type that most letters are set in. */
function usualSize(lines: readonly Line[]): number {
  const sizes = lines
    .map((line) => ({ size: sizeOf(line), letters: line.text.length }))
    .toSorted((a, b) => a.size - b.size);
  let left = sizes.reduce((sum, { letters }) => sum + letters, 0) / 2;
  return sizes.find(({ letters }) => (left -= letters) <= 0)?.size ?? 12;
}

function isBullet({ text, bbox }: Recognized, at: number, line: Line, size: number): boolean {
  return (
    at === 0 &&
    line.words.length > 1 &&
    LIKE_BULLET.test(text) &&
    bbox.y1 - bbox.y0 < MOST_BULLET_HEIGHT * size
  );
}

function wordsOfLine(line: Line, usual: number): Word[] {
  const own = sizeOf(line);
  const size = Math.abs(own - usual) < SAME_SIZE * usual ? usual : own;
  const { x0, x1, y0, y1 } = line.baseline;
  const slope = x1 > x0 ? (y1 - y0) / (x1 - x0) : 0;
  return line.words.flatMap((word, at): Word[] => {
    const certainty = word.confidence / 100;
    const isMark = isBullet(word, at, line, size);
    if (certainty < LEAST && !isMark && !/[\p{L}\p{N}]/u.test(word.text)) return [];
    const baseline = y0 + slope * ((word.bbox.x0 + word.bbox.x1) / 2 - x0);
    return [
      {
        text: isMark ? '•' : word.text,
        x0: word.bbox.x0,
        x1: word.bbox.x1,
        top: baseline - 0.75 * size,
        bottom: baseline + 0.22 * size,
        baseline,
        size,
        isBold: false,
        isItalic: false,
        color: '#000000',
        certainty: isMark ? 1 : certainty,
      },
    ];
  });
}

/** The words that the engine found, whatever it takes for a block or a paragraph; lengths in pixels. */
export function wordsOfBlocks(blocks: readonly Block[]): Word[] {
  const lines = blocks.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  const usual = usualSize(lines);
  return lines.flatMap((line) => wordsOfLine(line, usual));
}
