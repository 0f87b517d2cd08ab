import type { Theme } from '../layouts/theme.ts';
import { gutterEm } from '../sheet/side-column.ts';

/** Capital height of the families, in em: the page's leading is measured from baseline to capitals. */
const capitalsEm = 0.66;
/** The line distance office programs take as single, in em. */
const singleEm = 1.22;

/** Twentieths of a point, the unit of distances in DOCX. */
export const twips = (points: number): number => Math.round(points * 20);

/** A distance given in em of the body size. */
export const emTwips = (theme: Theme, em: number): number => twips(em * theme.type.sizePt);

/**
 * A distance of the theme, which runs from a baseline to the capitals below it, as one between paragraphs: their lines
 * carry the leading within them.
 */
export const gapTwips = (theme: Theme, em: number): number =>
  emTwips(theme, Math.max(0, em - theme.type.leadingEm));

/** The theme's line distance, in the 240ths of a single line that DOCX counts in. */
export const lineOf = (theme: Theme): number =>
  Math.round((240 * (capitalsEm + theme.type.leadingEm)) / singleEm);

/** A colour as DOCX writes it. */
export const docxColour = (hex: string): string => hex.replace('#', '');

/** Where the text begins and where the side column before it ends, in twips from the margin. */
export function columns(theme: Theme): { textStart: number; sideEnd: number } {
  const textStart = emTwips(theme, theme.sideEm);
  return { textStart, sideEnd: Math.max(0, textStart - emTwips(theme, gutterEm)) };
}
