/** How a word came to be written for another: by the hand or by the ear. */
export type TypingError =
  | 'apostrophe'
  | 'doubled'
  | 'swapped'
  | 'run-together'
  | 'vowel'
  | 'sound'
  | 'letter'
  | 'key';

const single = (word: string) => word.replaceAll(/([a-z])\1/g, '$1');
const consonants = (word: string) => single(word.replaceAll(/[aeiouy]/g, ''));
const vowels = (word: string) => single(word).replaceAll(/[^aeiouy]+/g, '-');

/** Letters that one hears alike. */
const SOUNDS = ['cskzx', 'gj', 'fv', 'dt', 'mn', 'bp'];
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const soundAlike = (a: string, b: string) => SOUNDS.some((row) => row.includes(a) && row.includes(b));
const areNeighbours = (a: string, b: string) =>
  KEYS.some((row) => row.includes(a) && row.includes(b) && Math.abs(row.indexOf(a) - row.indexOf(b)) === 1);

/** Where two words first differ, and what is left of each between that and their common end. */
function difference(a: string, b: string): { at: number; a: string; b: string } {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - at && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return { at, a: a.slice(at, a.length - end), b: b.slice(at, b.length - end) };
}

/** How far apart two strings are, in letters put in, left out or replaced. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries())
    row = row.reduce<number[]>(
      (next, above, j) => [
        ...next,
        j === 0
          ? i + 1
          : Math.min(above + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (b[j - 1] === letter ? 0 : 1)),
      ],
      [],
    );
  return row.at(-1) ?? 0;
}

const LONG = 8;
const LEAST_CONSONANTS = 3;

/**
 * The one error that turns `meant` into `typed`, both lower case; null where it takes more than one, or none that people
 * make. The error that leaves the least doubt is named first.
 */
export function typingError(typed: string, meant: string): TypingError | null {
  if (/[ -]/.test(meant)) return meant.replaceAll(/[ -]/g, '') === typed ? 'run-together' : null;
  if (meant.includes("'"))
    return meant.replaceAll("'", '') === typed.replaceAll("'", '') ? 'apostrophe' : null;
  if (typed === meant || typed[0] !== meant[0]) return null;
  if (single(typed) === single(meant)) return 'doubled';
  const { at, a, b } = difference(typed, meant);
  if (a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0]) return 'swapped';
  if (typed.length >= LONG - 1 && [...typed].toSorted().join('') === [...meant].toSorted().join(''))
    return 'swapped';
  const skeleton = consonants(typed);
  if (
    skeleton === consonants(meant) &&
    skeleton.length >= LEAST_CONSONANTS &&
    distance(vowels(typed), vowels(meant)) <= (typed.length >= LONG ? 2 : 1)
  )
    return 'vowel';
  if (a.length === 1 && b.length === 1 && soundAlike(a, b)) return 'sound';
  if (a.length + b.length === 1 && typed.length > 3) return 'letter';
  return a.length === 1 && b.length === 1 && at > 0 && typed.length > 5 && areNeighbours(a, b) ? 'key' : null;
}
