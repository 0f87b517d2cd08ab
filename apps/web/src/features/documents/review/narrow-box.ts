import { formatDate, isReadableDate } from '@candor/domain/cv';
import type { Box } from '@candor/domain/reading';

/** A stretch of text as it stands on a page, in points from its top left corner. */
export interface PageText {
  text: string;
  x0: number;
  x1: number;
  /** Where its letters stand. */
  baseline: number;
}

/** Letters of a field that are looked for where its words go on in the next line. */
const BEGINNING = 24;

const isWordUnit = (unit: string) => /[\p{L}\p{N}]/u.test(unit);
const bare = (text: string) => [...text.toLowerCase()].filter(isWordUnit).join('');

/** The letters and digits of a line, each with its place. */
function lettersIn(texts: readonly PageText[], { x0, top, x1, bottom }: Box) {
  const letters: { unit: string; x0: number; x1: number }[] = [];
  const inLine = texts
    .filter((each) => each.baseline > top && each.baseline <= bottom + 1 && each.x1 > x0 && each.x0 < x1)
    .toSorted((a, b) => a.x0 - b.x0);
  for (const { text, x0: from, x1: to } of inLine) {
    const units = [...text];
    const width = (to - from) / units.length;
    for (const [at, unit] of units.entries()) {
      const lower = unit.toLowerCase();
      // A letter that turns into two has no place for the second.
      if (isWordUnit(lower) && lower.length === 1)
        letters.push({ unit: lower, x0: from + at * width, x1: from + (at + 1) * width });
    }
  }
  return letters;
}

/**
 * A field's box, which is the line it was found on, narrowed to its own words. Letters are taken as evenly wide, so it
 * is true to some points. The box as it is, where the words do not stand in the line.
 */
export function narrowBox(box: Box, words: string, texts: readonly PageText[]): Box {
  const letters = lettersIn(texts, box);
  const line = letters.map(({ unit }) => unit).join('');
  const whole = bare(words);
  const forms = isReadableDate(words)
    ? [bare(formatDate(words)), words.slice(0, 4)]
    : [whole, ...(whole.length > BEGINNING ? [whole.slice(0, BEGINNING)] : [])];
  for (const form of forms) {
    const at = form === '' ? -1 : line.indexOf(form);
    const first = letters[at];
    if (!first) continue;
    const isCut = form !== whole && form.length === BEGINNING;
    const last = letters[isCut ? letters.length - 1 : at + form.length - 1] ?? first;
    return { ...box, x0: first.x0, x1: last.x1 };
  }
  return box;
}
