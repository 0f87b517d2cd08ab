/** How a word is set. */
export interface Type {
  /** Height of the type in points. */
  size: number;
  isBold: boolean;
  isItalic: boolean;
  /** `#rrggbb`. */
  color: string;
}

/** A word on a page; lengths in points from the top left corner. */
export interface Word extends Type {
  text: string;
  x0: number;
  x1: number;
  top: number;
  bottom: number;
  baseline: number;
  /** No space was drawn before it, on a page that draws its spaces: it is a box of its own, such as a tag. */
  isBoxed?: boolean;
  url?: string;
  /** 0 to 1 where the word was recognized in a picture. */
  certainty?: number;
  /** `back`: its letters run against the direction of its page. `open`: it has none, on a page from right to left. */
  flow?: 'back' | 'open';
  /** Letters of a script from right to left that hang on what is not, as in "ב-React": both parts as they are read. */
  hung?: { letters: string; on: string };
}

/** One drawn character, as it comes from the page. */
export interface Glyph extends Type {
  text: string;
  x0: number;
  x1: number;
  baseline: number;
  isAfterSpace: boolean;
}

/** What a page shows. */
export interface Page {
  number: number;
  width: number;
  height: number;
  words: Word[];
  /** Read from right to left; the lengths of its words are taken from its right edge. */
  isMirrored?: boolean;
}
