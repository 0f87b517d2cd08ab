import { findRange } from '@candor/domain/reading';
import type { Block, ParagraphBlock } from './block.ts';

/** The words of a block, without their looks. */
export function textOf(block: Block): string {
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

export function textOfCell(cell: readonly Block[]): string {
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

export function readingOfRow(cells: readonly Block[][]): RowReading {
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
