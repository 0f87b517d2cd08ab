import type { ReactNode } from 'react';

/** The line that is open to be changed. */
export interface OpenLine {
  /** Where it stands in the document. */
  at: string;
  words: string;
  /** Whether Enter parts it in two, as a bullet; a title or a place is one line. */
  isParted: boolean;
}

/** What can be changed where it stands on the page, and how. */
export interface PageLines {
  /** The words of each line, by its path in the document. */
  texts: ReadonlyMap<string, string>;
  open: OpenLine | null;
  hasNote: (at: string) => boolean;
  noteOf: (at: string) => ReactNode;
  /** What goes with the box of a line of several words, drawn in its grid; null where nothing does. */
  help: ((area: HTMLTextAreaElement, text: string) => ReactNode) | null;
  onOpen: (at: string) => void;
  onType: (words: string) => void;
  /** The line ends behind the first words; the others begin a new one. */
  onPart: (left: string, right: string) => void;
  /** Keeps what was typed. */
  onClose: () => void;
  /** Puts back what stood there. */
  onRestore: () => void;
  /** What a line is moved among, itself or with its entry: the list, its place there, and how many there are. Null where it has its place. */
  placeOf: (at: string) => LinePlace | null;
  /** Moves a line, or its entry, to another place of its list. Gives the path that it has there. */
  onMove: (at: string, to: number) => string;
}

/** The place of a line in the list it is moved in. */
export interface LinePlace {
  list: string;
  at: number;
  count: number;
}

/** Left, top, width and height as shares of the page. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Height of one line of it. */
  line: number;
}
