import type { LetterDocument } from '../document.ts';

/** The parts of a letter by which versions are compared, in reading order. */
export const letterPartKinds = [
  'sender',
  'date',
  'recipient',
  'subject',
  'salutation',
  'text',
  'close',
  'enclosures',
] as const;
export type LetterPartKind = (typeof letterPartKinds)[number];

const said = (lines: readonly string[]) => lines.filter((line) => line !== '');

/** What stands in each part: lines, or the paragraphs of the text. */
export function letterParts(letter: LetterDocument): Record<LetterPartKind, string[]> {
  const { sender, date, recipient, subject, salutation, paragraphs, close, signature, enclosures } = letter;
  return {
    sender: said(sender),
    date: said([date]),
    recipient: said(recipient),
    subject: said([subject]),
    salutation: said([salutation]),
    text: said(paragraphs),
    close: said([close, signature]),
    enclosures: said(enclosures),
  };
}
