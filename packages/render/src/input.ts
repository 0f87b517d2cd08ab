import type { CvDesign, CvDocument, LayoutId, PagePicture, Paper } from '@candor/domain/cv';

/** What is to be drawn, and how. */
export type RenderInput = {
  document: CvDocument;
  layout: LayoutId;
  /** The layout's release; the newest where left out, and where there is no such release. */
  release?: number;
  paper: Paper;
  /** What the person changed about the page; nothing where left out. */
  design?: CvDesign;
  /** Leaves out the small "Made with Candor" line. */
  isBrandFree: boolean;
  /** The file's own title; the person's name where left out. */
  title?: string;
  /** BCP 47 tag of the text; `en` where left out. */
  language?: string;
};

/** What pages are to be drawn, and which whoever asks holds already. */
export type PagesInput = RenderInput & {
  /** The marks of the pictures held. */
  known?: readonly string[];
  /** Whether the places of the words are asked for. */
  isPlaced?: boolean;
};

/** Where words of the document stand on the pages, one for each line they take. */
export type Place = {
  /** Their path in the document: `summary.0`, `experience.2.bullets.1`, `basics.headline`. */
  at: string;
  /** From 0. */
  page: number;
  /** Left, top, width and height, as shares of the page. */
  box: [number, number, number, number];
};

/** Pixels of a thumbnail for each CSS pixel of its tile. */
export type ThumbnailScale = 1 | 2;

/** The pages as pictures. */
export type Pages = {
  /** The pictures of each page, in order; without their SVG where they are known. */
  pages: PagePicture[];
  /** Characters no bundled font can draw, each once; question marks stand for them on the page. */
  missing: string[];
  fit: Fit;
  /** In the order of the page; empty where they were not asked for. */
  places: Place[];
};

/** How a CV was fitted to its pages. */
export type Fit = {
  pages: number;
  /** Body size on the page, in points. */
  sizeUsed: number;
  /** Factors on the layout's own size, and on the distance that gave most (margins, lines, between entries); 1 where nothing had to give. */
  sizeFactor: number;
  spacingFactor: number;
  /** What does not fit although size and spacing are at their limits; null where all of it does. */
  tooLong: { wantedPages: number; lines: number } | null;
};

/** A finished file. */
export type RenderedFile = {
  bytes: Uint8Array;
  /** Media type, with charset where it is text. */
  type: string;
  /** Without the dot. */
  extension: string;
};

/** A CV as the parts of a page in HTML. */
export type HtmlParts = {
  /** BCP 47. */
  language: string;
  isRightToLeft: boolean;
  /** CSS of the whole page. */
  styles: string;
  /** One `main` with headings, lists and sections; every text in it is escaped. */
  content: string;
};
