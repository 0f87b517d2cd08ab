import { ExternalHyperlink, Tab, TextRun, type ParagraphChild } from 'docx';
import { directedPieces, isRightToLeft } from '../resolved-layout/direction.ts';
import { isUpright } from '../resolved-layout/script.ts';
import type { Linked } from '../resolved-layout/resolved-layout.ts';
import { characterStyleId, type CharacterRole } from './styles.ts';

export const tab = () => new TextRun({ children: [new Tab()] });

const rightToLeftMark = '\u200f';
const leftToRightMark = '\u200e';

/** A text whose figures keep their order, whatever stands beside them: the mark before them is a letter from the left. */
export const directed = (text: string): string =>
  directedPieces(text)
    .map((piece) => (piece.isFigures ? `${leftToRightMark}${piece.text}` : piece.text))
    .join('');

/** A text in a named character style; a line break in it stays one. */
export function run(text: string, role?: CharacterRole): TextRun {
  const style = role === undefined ? undefined : characterStyleId(role);
  return new TextRun({
    text: directed(text),
    style,
    rightToLeft: isRightToLeft(text) || undefined,
    ...(isUpright(text) ? { italics: false } : {}),
  });
}

/** What stands between two contact details: in a line that runs from the right it keeps them in their order. */
export function separator(character: string, { isRtl }: { isRtl: boolean }): TextRun {
  const mark = isRtl ? rightToLeftMark : '';
  return run(`${mark}  ${character}  ${mark}`, 'contact');
}

/** A contact detail. Figures alone have no direction of their own: the groups of a phone number would turn round. */
export function contact(item: Linked, { isRtl }: { isRtl: boolean }): ParagraphChild {
  const isTurned = isRtl && !/\p{L}/u.test(item.text);
  return linked(isTurned ? { ...item, text: `${leftToRightMark}${item.text}` } : item, 'contact');
}

export function linked(item: Linked, role: CharacterRole): ParagraphChild {
  const text = run(item.text, role);
  return item.href === null ? text : new ExternalHyperlink({ link: item.href, children: [text] });
}
