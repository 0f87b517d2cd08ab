import { leadingAt, spaced } from './designed.ts';
import type { Theme } from './theme.ts';

/**
 * Limits of good typography that fitting never passes: below them a page is full, not well set, and another page is
 * better. Nine points are what hand-books of text setting give as least for print read at arm's length; entries stay
 * further apart than their lines.
 */
export const fitLimits = {
  sizePt: 9,
  marginPt: (15 * 72) / 25.4,
  /** From baseline to baseline, in em. */
  lineEm: 1.18,
  /** Of what the layout sets between sections and entries, and what stays between two entries beyond the leading, in em. */
  spacing: 0.75,
  entryEm: 0.25,
  lineSpacing: 0.92,
  margin: 0.7,
  size: 0.94,
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
 * A theme closer set: level 0 is the theme itself, {@link tightest} all its limits. First the margins give,
 * then the lines, then what stands between sections and entries, last a little of the size. What is below a limit already
 * stays.
 */
export function tightened(theme: Theme, level: number): Tightness {
  const marginFactor = between(1, fitLimits.margin, shareOf(level, 0, 18));
  const lineFactor = between(1, fitLimits.lineSpacing, shareOf(level, 18, 32));
  const spaceFactor = between(1, fitLimits.spacing, shareOf(level, 32, 48));
  const { sizePt, leadingEm } = theme.type;
  const least = Math.min(sizePt, Math.max(fitLimits.sizePt, sizePt * fitLimits.size));
  const size = between(sizePt, least, shareOf(level, 48, tightest));
  const leastLeading = Math.min(leadingEm, fitLimits.lineEm - capitalsEm);
  const leading = Math.max(leastLeading, leadingAt(theme, lineFactor));
  const space = spaced(theme, spaceFactor);
  const entry = Math.max(space.entry, Math.min(theme.space.entry, leading + fitLimits.entryEm));
  const margin = (pt: number) => Math.max(Math.min(pt, fitLimits.marginPt), pt * marginFactor);
  return {
    theme: {
      ...theme,
      type: { ...theme.type, sizePt: size, leadingEm: leading },
      page: { verticalPt: margin(theme.page.verticalPt), horizontalPt: margin(theme.page.horizontalPt) },
      space: { ...space, entry },
    },
    sizeFactor: size / sizePt,
    spacingFactor: Math.min(marginFactor, lineFactor, spaceFactor),
  };
}
