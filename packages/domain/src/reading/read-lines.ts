import { fromText } from '../cv/index.ts';
import type { PositionedLine } from './positioned-line.ts';
import type { ReadCv, ReadingOptions } from './read-cv.ts';

/** Reads the lines of a document, given in reading order, as a CV. Never throws; linear in the number of lines. */
export function readLines(lines: readonly PositionedLine[], _options: ReadingOptions = {}): ReadCv {
  const document = fromText(lines.map((line) => line.text).join('\n'));
  return {
    document,
    detectedType: 'unknown',
    confidence: 0,
    language: 'und',
    sections: [],
    unplaced: [],
    fields: [],
  };
}
