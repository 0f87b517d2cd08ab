import { leadingAt, spaced } from './designed.ts';
import type { Theme } from './theme.ts';

/**
 * Limits of good typography that fitting never passes: below them a page is full, not well set. Nine points and a
 * half-inch of margin are what hand-books of text setting give as least for print read at arm's length.
 */
export const fitLimits = {
  sizePt: 9,
  marginPt: (12 * 72) / 25.4,
  /** From baseline to baseline, in em. */
  lineEm: 1.16,
  /** Of what the layout sets between sections and entries. */
  spacing: 0.6,
  lineSpacing: 0.9,
  margin: 0.7,
} as const;

/** How many steps lie between a layout as it is and all its limits. */
export const tightest = 60;

const capitalsEm = 0.66;

/** Where a value stands between `from` and `to` when `share` of the way is gone. */
const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** Share of a stage that is gone at `level`: the stages follow one another. */
const shareOf = (level: number, first: number, last: number) =>
  Math.min(1, Math.max(0, (level - first) / (last - first)));

/** How a theme was tightened. */
export type Tightness = { theme: Theme; sizeFactor: number; spacingFactor: number };

/**
 * A theme closer set: level 0 is the theme itself, {@link tightest} all its limits. First what stands between
 * sections and entries gives, then the lines, then the margins, last the size. What is below a limit already stays.
 */
export function tightened(theme: Theme, level: number): Tightness {
  const spacingFactor = between(1, fitLimits.spacing, shareOf(level, 0, 24));
  const lineFactor = between(1, fitLimits.lineSpacing, shareOf(level, 16, 36));
  const marginFactor = between(1, fitLimits.margin, shareOf(level, 24, 44));
  const { sizePt, leadingEm } = theme.type;
  const least = Math.min(sizePt, fitLimits.sizePt);
  const size = between(sizePt, least, shareOf(level, 32, tightest));
  const leastLeading = Math.min(leadingEm, fitLimits.lineEm - capitalsEm);
  const margin = (pt: number) => Math.max(Math.min(pt, fitLimits.marginPt), pt * marginFactor);
  return {
    theme: {
      ...theme,
      type: { ...theme.type, sizePt: size, leadingEm: Math.max(leastLeading, leadingAt(theme, lineFactor)) },
      page: { verticalPt: margin(theme.page.verticalPt), horizontalPt: margin(theme.page.horizontalPt) },
      space: spaced(theme, spacingFactor),
    },
    sizeFactor: size / sizePt,
    spacingFactor,
  };
}
