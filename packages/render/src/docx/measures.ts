import { families } from '../fonts/families.ts';
import { lineDistanceEm } from '../layouts/line-distance.ts';
import type { Theme } from '../layouts/theme.ts';
import { gutterEm } from '../resolved-layout/side-column.ts';

/** A single line of the faces that office programs take for Chinese, Japanese and Korean, in em. */
const eastAsianLineEm = 1.33;
/** And of those for what runs from the right. */
const rightToLeftLineEm = 1.15;

/** What a line distance needs to know of the text. */
export type TextKind = { isRtl: boolean; isEastAsian: boolean };

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

/**
 * From line to line so many em of their own size, in the 240ths of a single line of the face that DOCX counts in. Words
 * in two faces share lines of a page from the right: the mean serves both.
 */
export function lineEm(theme: Theme, family: 'text' | 'display', em: number, kind: TextKind): number {
  const { officeLineEm } = families[theme.type[family]];
  const singleEm = kind.isEastAsian
    ? Math.max(eastAsianLineEm, officeLineEm)
    : kind.isRtl
      ? (officeLineEm + rightToLeftLineEm) / 2
      : officeLineEm;
  return Math.round((240 * em) / singleEm);
}

/** The theme's own line distance: its leading runs from a baseline to the capitals below, as high as the page's face has them. */
export const lineOf = (theme: Theme, kind: TextKind): number =>
  lineEm(theme, 'text', lineDistanceEm(theme), kind);

/** Width of the signs that begin a bullet, in em; of another, that of the widest. */
const bulletEm: Readonly<Record<string, number>> = { '•': 0.36, '›': 0.3 };
const widestBulletEm = 0.5;

/**
 * Where a bullet's words begin and how far before them its sign does, in twips. From right to left one program lets the
 * sign end where it begins in the other: it stands further in by its own width, and in neither outside the margin.
 */
export function bulletIndent(theme: Theme, isRtl: boolean): { start: number; hanging: number } {
  const bullet = isRtl ? (bulletEm[theme.entry.bullet] ?? widestBulletEm) : 0;
  return { start: emTwips(theme, 1 + 0.75 * bullet), hanging: emTwips(theme, 1 - 0.25 * bullet) };
}

/** A colour as DOCX writes it. */
export const docxColour = (hex: string): string => hex.replace('#', '');

/** Where the text begins and where the side column before it ends, in twips from the margin. */
export function columns(theme: Theme): { textStart: number; sideEnd: number } {
  const textStart = emTwips(theme, theme.sideEm);
  return { textStart, sideEnd: Math.max(0, textStart - emTwips(theme, gutterEm)) };
}
