import type { Theme } from '../layouts/theme.ts';

/** Capital height of the families, in em: the page's leading is measured from baseline to capitals. */
const capitalsEm = 0.66;
/** The line distance office programs take as single, in em. */
const singleEm = 1.22;

/** Twentieths of a point, the unit of distances in DOCX. */
export const twips = (points: number): number => Math.round(points * 20);

/** A distance given in em of the body size. */
export const emTwips = (theme: Theme, em: number): number => twips(em * theme.type.sizePt);

/** The theme's line distance, in the 240ths of a single line that DOCX counts in. */
export const lineOf = (theme: Theme): number =>
  Math.round((240 * (capitalsEm + theme.type.leadingEm)) / singleEm);

/** A colour as DOCX writes it. */
export const docxColour = (hex: string): string => hex.replace('#', '');
