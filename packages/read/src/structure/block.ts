/** A stretch of a paragraph in one type. A tab stands for a tab stop or a gap. */
export interface StyledText {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  /** Points. */
  size: number;
  /** `#rrggbb`. */
  color: string;
  url?: string;
}

/** What a document with a structure of its own is made of, in its order. */
export type Block =
  | {
      kind: 'paragraph';
      texts: StyledText[];
      headingLevel?: number;
      isListItem: boolean;
      /** Points from the left edge. */
      indent: number;
      /** Free points above. */
      space: number;
    }
  | { kind: 'table'; rows: Block[][][] }
  /** A text box, page header or side bar: read apart from what is around it. */
  | { kind: 'box'; blocks: Block[] };

export type ParagraphBlock = Extract<Block, { kind: 'paragraph' }>;
