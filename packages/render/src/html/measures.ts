import type { Theme } from '../layouts/theme.ts';

/** A distance in points as CSS writes it. */
export const pt = (points: number): string => `${Math.round(points * 100) / 100}pt`;

/**
 * A distance down the page, given in em of the body size, in whole pixels: on these a browser sets its lines, in print
 * too, and with anything between the same distance would come out now smaller, now larger.
 */
export function down({ type }: Theme, em: number): string {
  return `${Math.round((em * type.sizePt * 96) / 72)}px`;
}

/** The leading that lies within a line's own box, over its capitals as under its baseline. */
const within = ({ type }: Theme, size: number) => (type.leadingEm * size) / 2;

/**
 * A distance of the theme, which runs from a baseline to the capitals below it, as one between two lines' boxes;
 * `size` is that of the one that is not body text.
 */
export function gap(theme: Theme, em: number, size = 1): string {
  return down(theme, Math.max(0, em - within(theme, 1) - within(theme, size)));
}

/** The same between a rule and the line beside it. */
export function ruleGap(theme: Theme, em: number, size = 1): string {
  return down(theme, Math.max(0, em - within(theme, size)));
}

/** The margin that a narrow screen leaves at both sides. */
export const narrowMarginRem = 1.25;

/** Rules for a screen too narrow for a column beside the text. Never for print, however wide its margins are. */
export const narrow = (rules: string): string[] => [`@media screen and (max-width:34em){${rules}}`];
