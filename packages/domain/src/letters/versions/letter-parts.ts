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

const filled = (lines: readonly string[]) => lines.filter((line) => line !== '');

/** What stands in each part: lines, or the paragraphs of the text. */
export function letterParts(letter: LetterDocument): Record<LetterPartKind, string[]> {
  const { sender, date, recipient, subject, salutation, paragraphs, close, signature, enclosures } = letter;
  return {
    sender: filled(sender),
    date: filled([date]),
    recipient: filled(recipient),
    subject: filled([subject]),
    salutation: filled([salutation]),
    text: filled(paragraphs),
    close: filled([close, signature]),
    enclosures: filled(enclosures),
  };
}
