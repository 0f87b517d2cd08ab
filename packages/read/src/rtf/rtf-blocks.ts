import type { Block, StyledText } from '../structure/block.ts';
import type { RtfParagraph } from './rtf-state.ts';

/** Puts paragraphs into blocks: those marked as cells into the rows of a table. */
export class RtfBlocks {
  readonly #blocks: Block[] = [];
  #rows: Block[][][] = [];
  #row: Block[][] = [];
  #cell: Block[] = [];

  add(
    { headingLevel, isInTable, isListItem, indent, space }: Omit<RtfParagraph, 'style'>,
    texts: StyledText[],
  ): void {
    const block: Block = {
      kind: 'paragraph',
      texts,
      ...(headingLevel === undefined ? {} : { headingLevel }),
      isListItem,
      indent,
      space,
    };
    if (isInTable) {
      this.#cell.push(block);
      return;
    }
    this.#endTable();
    this.#blocks.push(block);
  }

  endCell(): void {
    this.#row.push(this.#cell);
    this.#cell = [];
  }

  endRow(): void {
    if (this.#row.length > 0) this.#rows.push(this.#row);
    this.#row = [];
  }

  end(): Block[] {
    this.#endTable();
    return this.#blocks;
  }

  #endTable(): void {
    if (this.#cell.length > 0) this.endCell();
    this.endRow();
    if (this.#rows.length > 0) this.#blocks.push({ kind: 'table', rows: this.#rows });
    this.#rows = [];
  }
}
