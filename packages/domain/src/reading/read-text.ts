import { fromText, toText, type CvDocument } from '../cv/index.ts';
import { toPlainText } from '../text/index.ts';
import type { PositionedLine } from './positioned-line.ts';
import type { ReadCv, ReadingOptions } from './read-cv.ts';
import { readDocument } from './read-document.ts';
import { readLines } from './read-lines.ts';

const SIZE = 10;
const LEADING = 12;
const WIDTH = SIZE / 2;

const TAB_STOP = 8;
/** A rule drawn with signs, which makes a heading of the line above. */
const RULE = /^[=\-_~*#\u2500-\u2501\u2550]{3,}$/u;
/** A heading set between signs: "*** Education ***", "## Education", "[Education]". */
const FRAMED =
  /^(?:[*=\-~_#+:.<>|\u2500-\u2501\u2550]{2,}|\[|#)\s*(\S[^*=~_#]{1,60}?)\s*(?:[*=\-~_#+:.<>|\u2500-\u2501\u2550]{2,}|\])?$/u;

/** A row of dots that leads from what stands before it to what stands behind. */
const LEADERS = /(?:[.·…_][ \u00a0]?){5,}(?=\s*\S)/gu;

/** The stretches of a line between tabs or many spaces, each with the column it begins in. */
function stretchesOf(raw: string): { text: string; column: number }[] {
  const stretches: { text: string; column: number }[] = [];
  let column = 0;
  for (const part of raw.split(/(\t+|(?<=\S) {3,}(?=\S))/)) {
    if (part.startsWith('\t')) column = (Math.floor(column / TAB_STOP) + part.length) * TAB_STOP;
    else {
      const words = part.trim();
      if (words !== '')
        stretches.push({ text: words, column: column + part.length - part.trimStart().length });
      column += part.length;
    }
  }
  return stretches;
}

function isRule(line: string | undefined): boolean {
  return line !== undefined && RULE.test(line.trim());
}

/** The lines of a plain text as if typed with one even type: a line's place tells its number and its indent. */
export function linesOfText(text: string): PositionedLine[] {
  const rows = toPlainText(text)
    .split('\n')
    .map((row) => (isRule(row) ? row : row.replaceAll(LEADERS, (dots) => ' '.repeat(dots.length))));
  const isWrapped = isHardWrapped(rows);
  return rows.flatMap((raw, at) => {
    const stretches = stretchesOf(raw);
    const [first] = stretches;
    const last = stretches.at(-1);
    if (!first || !last || isRule(raw)) return [];
    const framed = stretches.length === 1 ? FRAMED.exec(first.text)?.[1] : undefined;
    const isHeading = framed !== undefined || (isRule(rows[at + 1]) && stretches.length === 1);
    const type = { size: SIZE, isBold: false, isItalic: false };
    const runs = stretches.map(({ text: words, column }, index) => ({
      text: index < stretches.length - 1 ? `${words}\t` : words,
      x0: column * WIDTH,
      x1: (column + words.length) * WIDTH,
      ...type,
    }));
    const line: PositionedLine = {
      text: framed ?? stretches.map((stretch) => stretch.text).join('\t'),
      page: 1,
      x0: first.column * WIDTH,
      x1: (last.column + last.text.length) * WIDTH,
      top: at * LEADING,
      bottom: at * LEADING + SIZE,
      ...type,
      ...(framed === undefined && stretches.length > 1 ? { runs } : {}),
      ...(isHeading ? { headingLevel: 2 } : {}),
      ...(isWrapped ? {} : { isWhole: true }),
    };
    return [line];
  });
}

/** Whether a text was broken into lines of one width, so that paragraphs go on over lines. */
function isHardWrapped(rows: readonly string[]): boolean {
  const lengths = rows.map((row) => row.trimEnd().length);
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  if (longest < 40 || longest > 130) return false;
  const goingOn = rows.filter((row, at) => {
    const next = rows[at + 1]?.trim() ?? '';
    return (lengths[at] ?? 0) > 0.75 * longest && /^\p{Ll}/u.test(next) && !/[.!?:]$/.test(row.trim());
  });
  return goingOn.length >= 2;
}

/** Whether a text is one that `toText` of `@candor/domain/cv` wrote, letter for letter. */
function isOwnText(text: string, document: CvDocument): boolean {
  const hasSections = document.experience.length + document.education.length + document.skills.length > 0;
  return (
    document.basics.name !== '' &&
    (hasSections || document.summary !== '') &&
    toText(document).trim() === text.trim()
  );
}

/** Reads pasted text as a CV. What `toText` of `@candor/domain/cv` wrote comes back without loss. */
export function readText(text: string, options: ReadingOptions = {}): ReadCv {
  const lines = linesOfText(text);
  if (options.byLookAlone) return readLines(lines, options);
  const own = fromText(text);
  return isOwnText(toPlainText(text), own) ? readDocument(own, lines) : readLines(lines, options);
}
