import { formatDate, isReadableDate } from '@candor/domain/cv';
import type { Box } from '@candor/domain/reading';

/** A stretch of text as it stands on a page, in points from its top left corner. */
export interface PageText {
  text: string;
  x0: number;
  x1: number;
  /** Where its letters stand. */
  baseline: number;
  /** Height of its type. */
  size: number;
}

/** Letters of a field that are looked for where its words go on in the next line. */
const BEGINNING = 24;

/** Parts of the type's height that reach above and below the baseline. */
const ABOVE = 0.92;
const BELOW = 0.24;

interface Letter {
  unit: string;
  x0: number;
  x1: number;
}

interface Line {
  baseline: number;
  size: number;
  letters: Letter[];
}

const isWordUnit = (unit: string) => /[\p{L}\p{N}]/u.test(unit);
const bare = (text: string) => [...text.toLowerCase()].filter(isWordUnit).join('');

/** The letters and digits of a stretch, each with its place. */
function lettersOf({ text, x0, x1 }: PageText): Letter[] {
  const units = [...text];
  const width = (x1 - x0) / units.length;
  return units.flatMap((unit, at) => {
    const lower = unit.toLowerCase();
    // A letter that turns into two has no place for the second.
    return isWordUnit(lower) && lower.length === 1
      ? [{ unit: lower, x0: x0 + at * width, x1: x0 + (at + 1) * width }]
      : [];
  });
}

/** The lines inside a box: what the reader takes as one may be two that stand close. */
function linesIn(texts: readonly PageText[], { x0, top, x1, bottom }: Box): Line[] {
  const inside = texts
    .filter((each) => each.baseline > top && each.baseline <= bottom + 1 && each.x1 > x0 && each.x0 < x1)
    .toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
  const lines: Line[] = [];
  for (const text of inside) {
    const line = lines.at(-1);
    if (line && text.baseline - line.baseline < text.size / 4) {
      line.letters.push(...lettersOf(text));
      line.size = Math.max(line.size, text.size);
    } else lines.push({ baseline: text.baseline, size: text.size, letters: lettersOf(text) });
  }
  for (const { letters } of lines) letters.sort((a, b) => a.x0 - b.x0);
  return lines;
}

/**
 * A field's box, which is the line it was found on, narrowed to its own words. Letters are taken as evenly wide, so it
 * is true to some points. The box as it is, where the words do not stand in the line.
 */
export function narrowBox(box: Box, words: string, texts: readonly PageText[]): Box {
  const lines = linesIn(texts, box);
  const whole = bare(words);
  const forms = isReadableDate(words)
    ? [bare(formatDate(words)), words.slice(0, 4)]
    : [whole, ...(whole.length > BEGINNING ? [whole.slice(0, BEGINNING)] : [])];
  for (const form of forms.filter((each) => each !== '')) {
    for (const { baseline, size, letters } of lines) {
      const at = letters
        .map(({ unit }) => unit)
        .join('')
        .indexOf(form);
      const first = letters[at];
      if (!first) continue;
      const isCut = form !== whole && form.length === BEGINNING;
      const last = letters[isCut ? letters.length - 1 : at + form.length - 1] ?? first;
      return { x0: first.x0, top: baseline - ABOVE * size, x1: last.x1, bottom: baseline + BELOW * size };
    }
  }
  return box;
}
