/** What a group holds: text that is read, or something else. */
export type Destination =
  | 'text'
  | 'skip'
  | 'fonts'
  | 'colors'
  | 'styles'
  | 'instruction'
  | 'mark'
  | 'around'
  | 'box';

/** What is set within a group and given back at its end. */
export interface RtfState {
  destination: Destination;
  isBold: boolean;
  isItalic: boolean;
  isHidden: boolean;
  /** Points. */
  size: number;
  color: number;
  font: number;
  /** Characters behind a Unicode one that stand in for it. */
  substitutes: number;
  url: string | undefined;
}

/** What is set for a paragraph. */
export interface RtfParagraph {
  indent: number;
  space: number;
  isListItem: boolean;
  isInTable: boolean;
  headingLevel: number | undefined;
  style: number | undefined;
}

export const plainState: RtfState = {
  destination: 'text',
  isBold: false,
  isItalic: false,
  isHidden: false,
  size: 12,
  color: 0,
  font: 0,
  substitutes: 1,
  url: undefined,
};

export const plainParagraph: RtfParagraph = {
  indent: 0,
  space: 0,
  isListItem: false,
  isInTable: false,
  headingLevel: undefined,
  style: undefined,
};

/** Destinations by the word that begins them. */
export const destinations: ReadonlyMap<string, Destination> = new Map<string, Destination>([
  ['fonttbl', 'fonts'],
  ['colortbl', 'colors'],
  ['stylesheet', 'styles'],
  ['fldinst', 'instruction'],
  ['listtext', 'mark'],
  ['pntext', 'mark'],
  ['shptxt', 'box'],
  ...['header', 'headerf', 'headerl', 'headerr', 'footer', 'footerf', 'footerl', 'footerr'].map(
    (word): [string, Destination] => [word, 'around'],
  ),
  ...[
    'info',
    'pict',
    'object',
    'sn',
    'sv',
    'nonshppict',
    'footnote',
    'annotation',
    'atnid',
    'atnauthor',
    'bkmkstart',
    'bkmkend',
    'xe',
    'tc',
    'listtable',
    'listoverridetable',
    'revtbl',
    'rsidtbl',
    'generator',
    'themedata',
    'colorschememapping',
    'latentstyles',
    'datastore',
    'pgdsctbl',
    'falt',
    'panose',
    'shprslt',
  ].map((word): [string, Destination] => [word, 'skip']),
]);
/** Destinations that a reader may leave out but whose groups hold text. */
export const transparent = new Set(['shpinst', 'shp', 'shpgrp', 'fldinst', 'pn']);

/** Words that stand for a character. */
export const characterWords: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['line', '\n'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['endash', '–'],
  ['emdash', '—'],
  ['bullet', '•'],
  ['~', '\u00a0'],
  ['_', '-'],
  ['emspace', ' '],
  ['enspace', ' '],
]);
