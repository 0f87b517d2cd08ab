import type { Theme } from '../layouts/theme.ts';
import type { ResolvedLayout } from './resolved-layout.ts';

/** The side column never takes more of the page than this, in em; what is longer then runs over two lines. */
const widestEm = 14;
/** What parts the column from the text, in em. */
export const gutterEm = 1.5;
const widestLabelEm = 13;

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** About how wide a text is, in em of its own size: a careful guess, as nothing is measured here. */
export function widthEm(text: string): number {
  const wideLetters = text.match(wide)?.length ?? 0;
  return wideLetters + (text.length - wideLetters) * 0.56;
}

function datesOf({ sections }: ResolvedLayout): string[] {
  return sections.flatMap((section) =>
    section.kind === 'entries' ? section.entries.map(({ dates }) => dates) : [],
  );
}

const widest = (texts: readonly string[], size: number) =>
  texts.reduce((most, text) => Math.max(most, widthEm(text) * size), 0);

/** The longest word of the headings beside the text, in em of the text. */
function longestSideWordEm(
  { styles: { heading }, heading: { place } }: Theme,
  { sections }: ResolvedLayout,
): number {
  if (place === 'over') return 0;
  const words = sections.flatMap(({ title }) => title.split(/\s+/u));
  return widest(words, heading.size * (heading.letters === 'upper' ? 1.28 + heading.trackingEm : 1.04));
}

/** The theme with its side column wide enough for the dates and for the longest word of a heading beside the text. */
export function withRoomBeside(theme: Theme, resolved: ResolvedLayout): Theme {
  if (theme.sideEm === 0) return theme;
  const besideDates = theme.entry.dates === 'side' ? widest(datesOf(resolved), theme.styles.dates.size) : 0;
  const needed = Math.max(besideDates, longestSideWordEm(theme, resolved)) + gutterEm;
  return { ...theme, sideEm: Math.max(theme.sideEm, Math.min(widestEm, needed)) };
}

/** Whether a word of a heading is wider than the side column: only such a one is ever parted. */
export function hasLongSideWord(theme: Theme, resolved: ResolvedLayout): boolean {
  return longestSideWordEm(theme, resolved) > theme.sideEm - gutterEm;
}

/** Whether some dates need two lines of the side column. */
export function hasLongDates(theme: Theme, resolved: ResolvedLayout): boolean {
  return widest(datesOf(resolved), theme.styles.dates.size) > theme.sideEm - gutterEm;
}

/** Alphabets whose bold letters are a good deal wider than Latin ones. */
const wideBold = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Width of the column that labels of skills stand in, in em; 0 where there are none. */
export function labelColumnEm(theme: Theme, { sections }: ResolvedLayout): number {
  const labels = sections.flatMap((section) =>
    section.kind === 'groups' ? section.groups.map(({ label }) => label) : [],
  );
  const mono = theme.styles.label.family === 'display' ? 1.16 : 1;
  const isWide = theme.styles.label.weight >= 600 && labels.some((label) => wideBold.test(label));
  const needed = widest(labels, theme.styles.label.size * mono * (isWide ? 1.14 : 1));
  return needed === 0 ? 0 : Math.min(widestLabelEm, needed + 1.4);
}
