import type { LetterDocument } from '../letters/index.ts';
import { hideInHead, hideInProse, isDetail, stretchesOf, type Hidden } from './hide-details.ts';

/** Who writes a letter, as its form or their account says it; empty where that is not known. */
export interface LetterWriter {
  name: string;
  email: string;
  phone: string;
  location: string;
}

const kinds = ['email', 'phone', 'location', 'links'] as const;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
const NAME = /^\p{L}[\p{L}\p{M}'’.-]*(?: \p{L}[\p{L}\p{M}'’.-]*){0,5}$/u;

/** The writer's name among the lines of a sender, whatever stands first: all else there is a way to reach them. */
function nameIn(letter: LetterDocument, known: string, hidden: Hidden): string {
  const stretches = letter.sender
    .flatMap((line) => stretchesOf(line).map(({ words }) => words.trim()))
    .filter((words) => NAME.test(words) && !isDetail(words, hidden));
  const names = [known, hideInHead(letter.signature, hidden)].map(wordsOf).filter(({ length }) => length > 0);
  const isNamed = (words: string) =>
    names.some((name) => wordsOf(words).every((word) => name.includes(word)));
  const named = stretches.find(isNamed);
  if (named !== undefined) return named;
  // Without any name that is known, the first words that may be one.
  return names.length === 0 ? (stretches[0] ?? '') : '';
}

const isSentence = (paragraph: string) => paragraph.length > 90 || /[.!?…:]["'’”)]?$/u.test(paragraph);

/** How many paragraphs stand before the lines below the signature that say how to reach the writer: such are read as paragraphs. */
function bodyLength({ paragraphs, signature }: LetterDocument, hidden: Hidden): number {
  if (signature === '') return paragraphs.length;
  const start = paragraphs.findLastIndex(isSentence) + 1;
  const detail = paragraphs
    .slice(start)
    .findIndex((line) => stretchesOf(line).some(({ words }) => isDetail(words, hidden)));
  return detail < 0 ? paragraphs.length : start + detail;
}

/** The name of an account without ways to reach its person that stand in it; "Owner" where nothing else does. */
export const nameWithoutContact = (name: string): string =>
  hideInHead(name, { kinds, email: '', phone: '', location: '', links: [] }) || 'Owner';

/** The letter without the ways to reach its writer, wherever they stand; their name stays. */
export function letterWithoutContact(letter: LetterDocument, writer: LetterWriter): LetterDocument {
  const { name, ...details } = writer;
  const hidden: Hidden = { kinds, ...details, links: [] };
  const shown = nameIn(letter, name, hidden);
  const prose = (text: string) => hideInProse(text, hidden);
  // Of a sender without a name a mark stays, or whom the letter goes to would be read as its sender.
  return {
    ...letter,
    sender: letter.sender.length === 0 ? [] : [shown || '[…]'],
    recipient: letter.recipient.map(prose),
    subject: prose(letter.subject),
    salutation: prose(letter.salutation),
    paragraphs: letter.paragraphs.slice(0, bodyLength(letter, hidden)).map(prose),
    signature: hideInHead(letter.signature, hidden),
    enclosures: letter.enclosures.map(prose),
  };
}
