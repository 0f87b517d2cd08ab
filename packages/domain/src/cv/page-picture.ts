/**
 * A part of a page as an SVG document of the page's size: the paper with its colours, photo and long rules, or lines that
 * stand together. What is drawn begins at its upper edge, so that lines that only move are the same picture elsewhere.
 */
export interface PagePiece {
  /** The same mark, the same picture. */
  mark: string;
  /** How far its upper edge is below that of the page, and how much of its own height is drawn on, in points. */
  top: number;
  height: number;
  svg: string;
}

/** A page in pieces that lie upon each other in this order, the paper first. A key changes one of them, mostly. */
export type PagePicture = PagePiece[];

/** The page in one SVG document. */
export function wholePage([paper, ...pieces]: PagePicture): string {
  if (!paper) return '';
  const drawn = pieces.map(({ svg, top }) => `<g transform="translate(0 ${top})">${contentOf(svg)}</g>`);
  return drawn.length === 0 ? paper.svg : paper.svg.replace(/<\/svg>$/u, () => `${drawn.join('')}</svg>`);
}

const contentOf = (svg: string) => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
