/** A stretch of a line in one type: what is bold, italic or of another size stands in a run of its own. */
export interface LineRun {
  text: string;
  x0: number;
  x1: number;
  /** Height of the type in points. */
  size: number;
  isBold: boolean;
  isItalic: boolean;
  /** `#rrggbb`. */
  color?: string;
}

/** An address that lies under words of a line. */
export interface LineLink {
  text: string;
  url: string;
}

/** A word that may have been recognized wrongly. */
export interface UncertainWord {
  text: string;
  /** 0 to 1. */
  certainty: number;
}

/**
 * One line of a document in reading order, with its place on the page. Lengths are in points (1/72 in) from the top
 * left corner of the page. Within `text` a tab stands for a wide gap, such as the one before a date at the right edge.
 */
export interface PositionedLine {
  text: string;
  /** From 1. */
  page: number;
  /** Width of a page that is read from right to left: `x0` and `x1`, of the runs too, are taken from its right edge. */
  mirroredAt?: number;
  x0: number;
  x1: number;
  top: number;
  bottom: number;
  /** Height of the type in points; of the type that most of the line is set in. */
  size: number;
  isBold: boolean;
  isItalic: boolean;
  /** `#rrggbb`, of its first word. */
  color?: string;
  runs?: readonly LineRun[];
  links?: readonly LineLink[];
  /** Its words that were recognized in a picture, and not with certainty. */
  uncertain?: readonly UncertainWord[];
  /** Where its first word begins and ends, behind the mark of a list item. */
  firstWord?: { x0: number; x1: number };
  /** Marked as a heading by the file itself (a Word style, an `h2`), 1 to 9. */
  headingLevel?: number;
  /** Marked as an item of a list by the file itself. */
  isListItem?: boolean;
  /** The file itself tells that this line is a paragraph of its own: it does not go on from the line before. */
  isWhole?: boolean;
  /** Lines of one block (a column, a table cell, a text box) share a number; absent where the file tells none. */
  block?: number;
}
