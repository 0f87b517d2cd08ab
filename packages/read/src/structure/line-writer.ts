import type { LineLink, LineRun, PositionedLine } from '@candor/domain/reading';
import { readLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';
import type { ParagraphBlock, StyledText } from './block.ts';

/** Width of a sign in heights of its type, about: places are only compared with one another. */
const SIGN_WIDTH = 0.5;

/** Gives blocks their lines, with places as if typed one under the other. */
export class LineWriter {
  readonly lines: PositionedLine[] = [];
  #top = 0;
  #block = 1;

  paragraph(paragraph: ParagraphBlock): void {
    this.#top += paragraph.space;
    const rows = rowsOfTexts(paragraph.texts);
    for (const texts of rows) this.#line(joinedAlike(texts), paragraph);
    // An empty paragraph is a space.
    if (rows.length === 0) this.#top += 10;
  }

  /** Writes inside a block of its own; what follows stands in another. */
  apart(write: () => void): void {
    this.#block += 1;
    write();
    this.#block += 1;
  }

  #line(texts: readonly StyledText[], { headingLevel, isListItem, indent }: ParagraphBlock): void {
    if (this.lines.length >= readLimits.lines) throw new Refusal('too_long');
    const size = texts.reduce((largest, text) => Math.max(largest, text.size), 4);
    const runs: LineRun[] = [];
    const links: LineLink[] = [];
    let x = indent;
    for (const { text, isBold, isItalic, size: own, color, url } of texts) {
      const width = text.length * own * SIGN_WIDTH;
      runs.push({ text, x0: x, x1: x + width, size: own, isBold, isItalic, color });
      if (url !== undefined) links.push({ text: text.trim(), url });
      x += width;
    }
    const whole = runs.map((run) => run.text).join('');
    const length = (some: readonly LineRun[]) => some.reduce((sum, run) => sum + run.text.trim().length, 0);
    const isMostly = (some: readonly LineRun[]) => length(some) > 0.6 * length(runs);
    this.#top += 0.2 * size;
    this.lines.push({
      text: whole.trim(),
      page: 1,
      x0: indent,
      x1: x,
      top: this.#top,
      bottom: this.#top + size,
      size: mainSize(runs),
      isBold: isMostly(runs.filter((run) => run.isBold)),
      isItalic: isMostly(runs.filter((run) => run.isItalic)),
      color: runs[0]?.color ?? '#000000',
      runs,
      ...(links.length > 0 ? { links } : {}),
      ...(headingLevel === undefined ? {} : { headingLevel }),
      ...(isListItem ? { isListItem } : {}),
      isWhole: true,
      block: this.#block,
    });
    this.#top += size;
  }
}

function mainSize(runs: readonly LineRun[]): number {
  const longest = [...runs].toSorted((a, b) => b.text.trim().length - a.text.trim().length)[0];
  return longest?.size ?? 10;
}

/**
 * Neighbours in one type are one: programs part a word where its spelling was checked, where it was edited, or at a sign
 * that their code page lacks. What ends in a tab stays apart from what stands behind it.
 */
function joinedAlike(texts: readonly StyledText[]): StyledText[] {
  const joined: StyledText[] = [];
  for (const text of texts) {
    const last = joined.at(-1);
    if (last && !last.text.endsWith('\t') && isOneType(last, text))
      joined[joined.length - 1] = { ...last, text: last.text + text.text };
    else joined.push(text);
  }
  return joined;
}

function isOneType(a: StyledText, b: StyledText): boolean {
  return (
    a.isBold === b.isBold &&
    a.isItalic === b.isItalic &&
    a.size === b.size &&
    a.color === b.color &&
    a.url === b.url
  );
}

/** A paragraph's texts between its line breaks, white space folded, empty ones left out. */
function rowsOfTexts(texts: readonly StyledText[]): StyledText[][] {
  const rows: StyledText[][] = [[]];
  for (const text of texts) {
    text.text.split('\n').forEach((part, at) => {
      if (at > 0) rows.push([]);
      const folded = part.replaceAll(/[^\S\t]+/g, ' ').replaceAll(/ ?\t[\t ]*/g, '\t');
      if (folded !== '') rows.at(-1)?.push({ ...text, text: folded });
    });
  }
  return rows.filter((row) => row.some((text) => text.text.trim() !== ''));
}
