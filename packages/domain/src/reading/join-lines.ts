import { joiningWords } from './joining-words.data.ts';
import type { PositionedLine } from './positioned-line.ts';

const RUN_ON = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー，。、；：（）「」';
/** Chinese and Japanese words stand without spaces between them. */
const RUN_ON_END = new RegExp(`[${RUN_ON}]$`, 'u');
const RUN_ON_START = new RegExp(`^[${RUN_ON},.;:!?)\\]%]`, 'u');
/** A hyphen of the word itself at the end of a line: it stays when the lines are joined. */
const KEPT = '\u2011';
/** Hyphens that only typesetting puts in. */
const SOFT = /\p{L}[\u00ad\u2010]$/u;

/** Two lines of one paragraph as one: a word parted at the line's end is whole again. */
export function joinLines(first: string, second: string): string {
  const [start = ''] = second.split(/\s/, 1);
  if (/[\p{L}\p{N}][-\u2010\u2011]$/u.test(first) && joiningWords.has(start))
    return `${first.slice(0, -1)}- ${second}`;
  if (first.endsWith(KEPT)) return `${first.slice(0, -1)}-${second}`;
  if (SOFT.test(first)) return first.slice(0, -1) + second;
  if (/\p{L}-$/u.test(first) && /^\p{Ll}/u.test(second)) return first.slice(0, -1) + second;
  if (/\p{Lu}{2}-$/u.test(first) && /^\p{Lu}{2}/u.test(second) && !/\p{Ll}/u.test(first + second))
    return first.slice(0, -1) + second;
  if (/[\p{L}\p{N}]-$/u.test(first) && /^[\p{L}\p{N}]/u.test(second)) return first + second;
  if (/\S\/$/u.test(first)) return first + second;
  if (RUN_ON_END.test(first) && RUN_ON_START.test(second)) return first + second;
  return `${first} ${second}`;
}

/** Lines that end with a parted word, at least, where typesetting parts the words of a text. */
const FEWEST_PARTED = 3;

function endsParted(line: PositionedLine, next: PositionedLine | undefined): boolean {
  return (
    next !== undefined && /(?:^|\s)[\p{L}\p{N}'’-]*\p{L}-$/u.test(line.text) && /^\p{Ll}/u.test(next.text)
  );
}

/** A text as it stood, where the line below turned out not to go on from it. */
export function withPlainHyphen(text: string): string {
  return text.endsWith(KEPT) ? `${text.slice(0, -1)}-` : text;
}

/** Lines whose words keep the hyphen that a line ends with: where hardly any do, it is theirs and not the typesetting's. */
export function withKeptHyphens(lines: readonly PositionedLine[]): PositionedLine[] {
  const areParted = lines.map((line, at) => endsParted(line, lines[at + 1]));
  if (areParted.filter(Boolean).length >= FEWEST_PARTED) return [...lines];
  return lines.map((line, at) => (areParted[at] ? { ...line, text: line.text.replace(/-$/, KEPT) } : line));
}
