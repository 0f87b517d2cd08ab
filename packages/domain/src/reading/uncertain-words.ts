import type { UncertainWord } from './positioned-line.ts';
import type { Line } from './prepared-line.ts';

/** Lines that one value may go on over. */
const MOST_LINES = 60;

function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * The words of a value that were not recognized with certainty, in their order. It begins on the line at `first` and
 * goes on over the lines behind it.
 */
export function uncertainWords(value: string, lines: readonly Line[], first: number): UncertainWord[] {
  const words = new Set(value.split(/\s+/u).map(bare));
  const found: UncertainWord[] = [];
  let left = bare(value).length;
  for (const { source } of lines.slice(first, first + MOST_LINES)) {
    if (left <= 0) break;
    found.push(...(source.uncertain ?? []).filter(({ text }) => words.has(bare(text))));
    left -= bare(source.text).length;
  }
  return found;
}
