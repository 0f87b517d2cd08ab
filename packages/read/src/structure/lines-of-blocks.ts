import {
  findRange,
  isKnownHeading,
  type LineLink,
  type LineRun,
  type PositionedLine,
} from '@candor/domain/reading';
import { readLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';
import type { Block, ParagraphBlock, StyledText } from './block.ts';

/** Width of a sign in heights of its type, about: places are only compared with one another. */
const SIGN_WIDTH = 0.5;

/** Gives blocks their lines, with places as if typed one under the other. */
class LineWriter {
  readonly lines: PositionedLine[] = [];
  #top = 0;
  #block = 1;
  #count = 1;
  #continues: number | null = null;

  paragraph(paragraph: ParagraphBlock): void {
    this.#top += paragraph.space;
    const rows = rowsOfTexts(paragraph.texts);
    for (const texts of rows) this.#line(joinedAlike(texts), paragraph);
    // An empty paragraph is a space.
    if (rows.length === 0) this.#top += 10;
  }

  /** Writes inside a block of its own, from which the reading goes back to where it was. */
  apart(write: () => void): void {
    // A block without a line of its own is not known to the reader: what it goes on from is.
    const around = this.#continues ?? this.#block;
    this.#count += 1;
    this.#block = this.#count;
    this.#continues = around;
    write();
    this.#count += 1;
    this.#block = this.#count;
    this.#continues = around;
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
      ...(this.#continues === null ? {} : { continues: this.#continues }),
    });
    this.#continues = null;
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

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.texts
        .map((text) => text.text)
        .join('')
        .trim();
    case 'table':
      return block.rows.flat().map(textOfCell).join(' ');
    case 'box':
      return block.blocks.map(textOf).join(' ');
    default:
      return block satisfies never;
  }
}

function textOfCell(cell: readonly Block[]): string {
  return cell.map(textOf).join(' ').trim();
}

function isPlainCell(cell: readonly Block[]): cell is ParagraphBlock[] {
  return cell.every((block) => block.kind === 'paragraph');
}

/** Longest line of a cell that holds labels or dates. */
const LABEL_LENGTH = 45;

/**
 * How the cells of a row are read: as one line, line by line together, as a label and what it labels, as one line with
 * the rest of its last cell below, or one after another.
 */
type RowReading = 'one line' | 'by line' | 'label' | 'grid' | 'apart';

function readingOfRow(cells: readonly Block[][]): RowReading {
  if (!cells.every(isPlainCell)) {
    const [first = [], ...rest] = cells;
    return rest.length === 1 && isPlainCell(first) && first.length <= 2 && isLabelCell(first)
      ? 'label'
      : 'apart';
  }
  const counts = cells.map((cell) => cell.length);
  if (counts.every((count) => count === 1))
    return cells.every((cell) => textOfCell(cell).length < 120) ? 'one line' : 'label';
  const [first = [], second = []] = cells;
  if (cells.length === 2 && isLabelCell(first) && (first.length <= 3 || first.length < 0.5 * second.length)) {
    const isDated = first.some((block) => findRange(textOf(block)) !== null);
    if (isDated || first.length === 1) return 'label';
  }
  if (isGridRow(cells)) return 'grid';
  const isDatedRight =
    second.length <= 3 && isLabelCell(second) && second.some((block) => findRange(textOf(block)) !== null);
  if (cells.length === 2 && first.length <= 4 && isDatedRight) return 'by line';
  return 'apart';
}

/** Whether a row of a ruled table is an entry: short cells with a date among them, and details below the words of the last. */
function isGridRow(cells: readonly Block[][]): boolean {
  const [last = [], ...short] = cells.toReversed();
  const head = last[0] ? textOf(last[0]) : '';
  return (
    short.length >= 2 &&
    short.every((cell) => cell.length === 1 && isLabelCell(cell)) &&
    short.some((cell) => findRange(textOfCell(cell)) !== null) &&
    head.length <= 2 * LABEL_LENGTH &&
    last.length > 1
  );
}

function isLabelCell(cell: readonly Block[]): boolean {
  return cell.every(
    (block) => textOf(block).length <= LABEL_LENGTH && block.kind === 'paragraph' && !block.isListItem,
  );
}

function joined(paragraphs: readonly (ParagraphBlock | undefined)[]): ParagraphBlock | null {
  const given = paragraphs.filter((paragraph) => paragraph !== undefined);
  const [first] = given;
  if (!first) return null;
  const { headingLevel: _, ...rest } = first;
  return {
    ...rest,
    isListItem: false,
    texts: given.flatMap(({ texts }, at) => {
      const [head] = texts;
      return at > 0 && head ? [{ ...head, text: '\t' }, ...texts] : texts;
    }),
  };
}

function writeRow(writer: LineWriter, given: readonly Block[][]): void {
  const cells = given
    .map((cell) => cell.filter((block) => block.kind !== 'paragraph' || textOf(block) !== ''))
    .filter((cell) => cell.length > 0);
  const [first = [], ...rest] = cells;
  if (cells.length <= 1) {
    write(writer, first);
    return;
  }
  const paragraphs = cells.map((cell) => cell.filter((block) => block.kind === 'paragraph'));
  if (first.length === 1 && isKnownHeading(textOfCell(first)) && rest.length === 1) {
    write(writer, first);
    write(writer, rest[0] ?? []);
    return;
  }
  switch (readingOfRow(cells)) {
    case 'one line': {
      const line = joined(paragraphs.map((cell) => cell[0]));
      if (line) writer.paragraph(line);
      return;
    }
    case 'by line': {
      const most = Math.max(...paragraphs.map((cell) => cell.length));
      for (let at = 0; at < most; at += 1) {
        const line = joined(paragraphs.map((cell) => cell[at]));
        if (line) writer.paragraph(line);
      }
      return;
    }
    case 'grid': {
      const line = joined(paragraphs.map((cell) => cell[0]));
      if (line) writer.paragraph(line);
      write(writer, (rest.at(-1) ?? []).slice(1));
      return;
    }
    case 'label': {
      const label = joinedLabel(paragraphs[0] ?? []);
      const [second = [], ...others] = rest;
      const [head, ...body] = second;
      const line = head?.kind === 'paragraph' ? joined([label, head]) : label;
      if (line) writer.paragraph(line);
      write(writer, head?.kind === 'paragraph' ? body : second);
      for (const cell of others) write(writer, cell);
      return;
    }
    default:
      for (const cell of cells) writer.apart(() => write(writer, cell));
  }
}

/** The lines of a label as one. */
function joinedLabel(paragraphs: readonly ParagraphBlock[]): ParagraphBlock | undefined {
  const [first, ...more] = paragraphs;
  if (!first) return undefined;
  const space = first.texts[0];
  const texts = more.flatMap((paragraph) =>
    space ? [{ ...space, text: ' ' }, ...paragraph.texts] : paragraph.texts,
  );
  return {
    ...first,
    texts: [...first.texts, ...texts].map((text) => ({ ...text, text: text.text.replaceAll('\n', ' ') })),
  };
}

function write(writer: LineWriter, blocks: readonly Block[]): void {
  for (const block of blocks) {
    switch (block.kind) {
      case 'paragraph':
        writer.paragraph(block);
        break;
      case 'table':
        for (const row of block.rows) writeRow(writer, row);
        break;
      case 'box':
        writer.apart(() => write(writer, block.blocks));
        break;
      default:
        block satisfies never;
    }
  }
}

/** The lines of a structured document in reading order. Tables used for layout are read as what they show. */
export function linesOfBlocks(blocks: readonly Block[]): PositionedLine[] {
  const writer = new LineWriter();
  write(writer, blocks);
  return writer.lines;
}
