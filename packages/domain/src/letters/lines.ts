import { movedIn } from '../cv/index.ts';
import { letterDocument, type LetterDocument } from './document.ts';

const single = ['date', 'subject', 'salutation', 'close', 'signature'] as const;
const lists = ['sender', 'recipient', 'paragraphs'] as const;
/** The enclosures stand in one line of the page, behind their label. */
const ENCLOSURES = 'enclosures';

type Single = (typeof single)[number];
type List = (typeof lists)[number];

const isSingle = (path: string): path is Single => single.some((part) => part === path);

/** The list of a path and the place in it: `paragraphs.2`. */
function inList(path: string): { list: List; at: number } | null {
  const [name = '', at = ''] = path.split('.');
  const list = lists.find((one) => one === name);
  return list !== undefined && /^\d+$/.test(at) ? { list, at: Number(at) } : null;
}

/** Whether a line is one of several of its kind, which Enter parts in two: a paragraph, a line of an address. */
export const isLetterLineParted = (path: string): boolean => inList(path) !== null;

/** What a line of a letter is moved among; null where it has its place. */
export const letterListOf = (path: string): { list: List; at: number } | null => inList(path);

/** A letter with a line of one of its lists at another place; as it was where it has no such places. */
export function withMovedLetterLine(document: LetterDocument, path: string, to: number): LetterDocument {
  const place = inList(path);
  const lines = place ? document[place.list] : [];
  if (!place || place.at >= lines.length || to < 0 || to >= lines.length) return document;
  return { ...document, [place.list]: movedIn(lines, place.at, to) };
}

/** What can be changed where it stands on the page, by its path: `paragraphs.2`, `recipient.0`, `salutation`. Empty ones are left out. */
export function letterLinesOf(document: LetterDocument): Map<string, string> {
  const all: [string, string][] = [
    ...lists.flatMap((list) => document[list].map((text, at): [string, string] => [`${list}.${at}`, text])),
    ...single.map((part): [string, string] => [part, document[part]]),
    [ENCLOSURES, document.enclosures.join(', ')],
  ];
  return new Map(all.filter(([, text]) => text !== ''));
}

/** A letter with one line replaced by others: by none it goes, by two a paragraph is parted; another line takes them as one. */
export function withLetterLines(
  document: LetterDocument,
  path: string,
  lines: readonly string[],
): LetterDocument {
  const texts = lines.map((line) => line.trim()).filter((line) => line !== '');
  const whole = texts.join(' ');
  const place = inList(path);
  if (place) {
    const { list, at } = place;
    if (at >= document[list].length) return document;
    return letterDocument({ ...document, [list]: document[list].toSpliced(at, 1, ...texts) });
  }
  if (isSingle(path)) return letterDocument({ ...document, [path]: whole });
  if (path !== ENCLOSURES) return document;
  // As they were, they stay as many as they were: one may have a comma of its own.
  const known = whole === document.enclosures.join(', ');
  return known ? document : letterDocument({ ...document, enclosures: whole.split(/,\s*/).filter(Boolean) });
}
