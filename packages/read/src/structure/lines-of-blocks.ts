import { isKnownHeading, type PositionedLine } from '@candor/domain/reading';
import type { Block, ParagraphBlock } from './block.ts';
import { LineWriter } from './line-writer.ts';
import { readingOfRow, textOf, textOfCell } from './row-reading.ts';

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
