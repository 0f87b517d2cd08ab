import { families } from '../fonts/families.ts';
import type { Theme } from '../layouts/theme.ts';
import { gutterEm } from '../sheet/side-column.ts';

/** Capital height of the families, in em: the page's leading is measured from baseline to capitals. */
const capitalsEm = 0.66;
/** A single line of the faces that office programs take for Chinese, Japanese and Korean, in em. */
const eastAsianLineEm = 1.33;

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

/** The distance from a rule to the capitals under it, or from a baseline to a rule: half the leading lies in the line. */
export const ruleGapTwips = (theme: Theme, em: number): number =>
  emTwips(theme, Math.max(0, em - theme.type.leadingEm / 2));

/** The theme's line distance, in the 240ths of a single line of its face that DOCX counts in. */
export function lineOf(theme: Theme, isEastAsian: boolean): number {
  const { officeLineEm } = families[theme.type.text];
  const singleEm = isEastAsian ? Math.max(eastAsianLineEm, officeLineEm) : officeLineEm;
  return Math.round((240 * (capitalsEm + theme.type.leadingEm)) / singleEm);
}

/** A colour as DOCX writes it. */
export const docxColour = (hex: string): string => hex.replace('#', '');

/** Where the text begins and where the side column before it ends, in twips from the margin. */
export function columns(theme: Theme): { textStart: number; sideEnd: number } {
  const textStart = emTwips(theme, theme.sideEm);
  return { textStart, sideEnd: Math.max(0, textStart - emTwips(theme, gutterEm)) };
}
