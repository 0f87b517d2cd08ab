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
