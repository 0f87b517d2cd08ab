import type { ResolvedLayout } from './resolved-layout.ts';

const rtlLetter = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const firstLetter = /\p{L}/u;

/** Whether a paragraph runs from right to left: its first letter decides (rule P2 of Unicode's bidi algorithm). */
export function isRightToLeft(text: string): boolean {
  if (!rtlLetter.test(text)) return false;
  const letter = firstLetter.exec(text)?.[0];
  return letter !== undefined && rtlLetter.test(letter);
}

/** Whether the page as a whole does: the summary decides, or without one the headline, or the name. */
export function isLayoutRightToLeft(resolved: ResolvedLayout): boolean {
  const summary = resolved.sections.find((section) => section.kind === 'prose')?.paragraphs[0];
  return isRightToLeft(
    [summary, resolved.headline, resolved.name].find((text) => text !== undefined && text !== '') ?? '',
  );
}

/** Figures in groups, as a telephone number has them, and as no range of dates has: its ends stand apart. */
const FIGURES = /(?<![\p{L}\p{N}])\+?\(?\d(?:(?: ?[(]|[)] ?|[ \u00a0.\-/])?\d){6,}(?![\p{L}\p{N}])/gu;
const YEARS = /^(?:19|20)\d\d(?:[ \u00a0.\-/](?:19|20)\d\d)+$/u;

/** A stretch of text that the letters beside it must not turn round, or any other. */
export interface DirectedPiece {
  text: string;
  isFigures: boolean;
}

/**
 * A text in pieces. Figures have no direction of their own: within Arabic or Hebrew words the groups of a telephone
 * number would stand in reverse order, so they are a piece that runs from the left.
 */
export function directedPieces(text: string): DirectedPiece[] {
  if (!rtlLetter.test(text)) return [{ text, isFigures: false }];
  const pieces: DirectedPiece[] = [];
  let from = 0;
  for (const { 0: figures, index } of text.matchAll(FIGURES)) {
    if (YEARS.test(figures) || /^\d+$/u.test(figures)) continue;
    pieces.push({ text: text.slice(from, index), isFigures: false }, { text: figures, isFigures: true });
    from = index + figures.length;
  }
  return [...pieces, { text: text.slice(from), isFigures: false }].filter((piece) => piece.text !== '');
}
