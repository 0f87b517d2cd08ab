/**
 * A page as pictures in layers, each an SVG document of the page's size: first the paper with its colours,
 * rules and photo, then the text of one strip of the page after the other. A key changes one of them, mostly: it alone
 * travels and is decoded.
 */
export type PagePicture = string[];

/** Strips of text on a page. */
const STRIPS = 8;
/** Letters stand above and below the line that their strip is known by: the largest by so much of the page's height. */
const ABOVE = 0.065;
const BELOW = 0.035;

/** The picture that a line of text belongs to, by its baseline from the top of the page. */
export function stripOf(baseline: number, pageHeight: number): number {
  const strip = Math.floor((baseline / pageHeight) * STRIPS);
  return 1 + Math.min(STRIPS - 1, Math.max(0, strip));
}

/** How many pictures a page has. */
export const picturesPerPage = STRIPS + 1;

/** What of a page a picture of it leaves bare, from above and from below, in percent of the page's height. */
export function bareOf(picture: number): { above: number; below: number } {
  if (picture === 0) return { above: 0, below: 0 };
  const above = Math.max(0, (picture - 1) / STRIPS - ABOVE);
  const below = Math.max(0, 1 - picture / STRIPS - BELOW);
  return { above: above * 100, below: below * 100 };
}

/** Whether nothing is drawn on a picture. */
export function isBare(picture: string): boolean {
  return picture.endsWith('"></svg>');
}

/** The page in one SVG document. */
export function wholePage([paper = '', ...strips]: PagePicture): string {
  const drawn = strips.filter((strip) => !isBare(strip));
  return drawn.length === 0 ? paper : paper.replace(/<\/svg>$/u, () => `${drawn.join('')}</svg>`);
}
