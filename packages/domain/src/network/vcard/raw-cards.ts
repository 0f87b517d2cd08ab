import { decodeQuotedPrintable } from './quoted-printable.ts';

/** One property of a card, unfolded and decoded; its value is still escaped, as vCard 4.0 escapes. */
export interface RawProperty {
  /** What Apple joins a property and its label by: `item1`. */
  group: string;
  /** In capitals. */
  name: string;
  /** In small letters, each once. */
  types: string[];
  /** The other parameters, by their names in small letters. */
  params: Record<string, string>;
  value: string;
}

export interface RawCard {
  properties: RawProperty[];
  /** Whether a picture, a sound or a key was left out. */
  hadMedia: boolean;
  /** Lines that are no property. */
  unread: number;
}

/** Longest line that is read; only pictures are longer. */
const LONGEST_LINE = 200_000;
const MOST_PROPERTIES = 1_000;
const MEDIA = /^(?:[\w-]+\.)?(?:photo|logo|sound|key)[;:]/iu;
const QUOTED_PRINTABLE = /^[^:]*;(?:encoding=)?quoted-printable[;:]/iu;
/** Types that say how something is sent, or that it is preferred: nothing of the contact. */
const saysNothing = new Set(['internet', 'pref', 'voice', 'x-internet']);

/** The lines of a text, whatever ends them, one at a time: a file of 50 MB is never held a second time. */
function* linesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    yield text.slice(from, text[to - 1] === '\r' ? to - 1 : to);
    from = to + 1;
  }
}

/** Puts folded lines together again. What follows a picture's first line is passed over unread. */
function* unfolded(text: string): Generator<string> {
  let line: string | null = null;
  let isMedia = false;
  // Old Macs ended lines by a carriage return alone.
  const source = text.includes('\n') ? text : text.replaceAll('\r', '\n');
  for (const next of linesOf(source)) {
    const isFolded = next.startsWith(' ') || next.startsWith('\t');
    if (line !== null && isFolded) {
      if (!isMedia && line.length < LONGEST_LINE) line += next.slice(1);
      continue;
    }
    if (line?.endsWith('=') && QUOTED_PRINTABLE.test(line)) {
      if (line.length < LONGEST_LINE) line = `${line.slice(0, -1)}${next}`;
      continue;
    }
    if (line !== null) yield line;
    isMedia = MEDIA.test(next);
    line = isMedia ? next.slice(0, 20) : next.slice(0, LONGEST_LINE);
  }
  if (line !== null) yield line;
}

/** Where the value begins: behind the first colon outside quotes; -1 where there is none. */
function colonIn(line: string): number {
  const first = line.indexOf(':');
  const quote = line.indexOf('"');
  if (quote < 0 || quote > first) return first;
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === ':' && !isQuoted) return at;
  }
  return -1;
}

/** The parts of a head between signs that stand outside quotes, without the quotes. */
function partsOf(head: string, sign: ';' | ','): string[] {
  if (!head.includes('"')) return head.split(sign);
  const parts = [''];
  let isQuoted = false;
  for (const letter of head) {
    if (letter === '"') isQuoted = !isQuoted;
    if (letter === sign && !isQuoted) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
const unquoted = (word: string) => word.replaceAll('"', '');

/** vCard 2.1 escapes nothing but `;`: its other backslashes are what was typed. */
const escapedOfOld = (value: string) => value.replace(/\\(?!;)/gu, '\\\\').replace(/\r?\n/gu, '\\n');

/** RFC 6868: how quotes and line ends stand in a parameter. */
const unquotedParam = (word: string) =>
  word.replace(/\^(?:n|'|\^)/gu, (sign) => (sign === '^n' ? '\n' : sign === "^'" ? '"' : '^'));

function propertyOf(line: string, isOld: boolean): RawProperty | null {
  const colon = colonIn(line);
  if (colon < 1) return null;
  const [whole = '', ...words] = partsOf(line.slice(0, colon), ';');
  const dot = whole.indexOf('.');
  const name = whole.slice(dot + 1).toUpperCase();
  if (!/^[A-Z0-9-]+$/u.test(name)) return null;
  const types = new Set<string>();
  const params: Record<string, string> = {};
  for (const word of words) {
    const equals = word.indexOf('=');
    const key = equals < 0 ? 'type' : word.slice(0, equals).trim().toLowerCase();
    const content = equals < 0 ? word : word.slice(equals + 1);
    if (key === 'type') {
      // "quoted-printable" and "base64" stand alone in vCard 2.1.
      for (const one of partsOf(content, ',').flatMap((part) => unquoted(part).toLowerCase().split(',')))
        if (/^(?:quoted-printable|base64|7bit|8bit)$/u.test(one)) params.encoding = one;
        else if (one !== '' && !saysNothing.has(one)) types.add(one.trim());
    } else if (/^[a-z0-9-]+$/u.test(key)) params[key] = unquotedParam(unquoted(content));
  }
  const value = line.slice(colon + 1);
  const isQuotedPrintable = params.encoding?.toLowerCase() === 'quoted-printable';
  const decoded = isQuotedPrintable ? decodeQuotedPrintable(value, params.charset) : value;
  return {
    group: dot < 0 ? '' : whole.slice(0, dot).toLowerCase(),
    name,
    types: [...types],
    params,
    value: isOld ? escapedOfOld(decoded) : decoded.replace(/\r?\n/gu, '\\n'),
  };
}

/** A card that is being read. */
interface OpenCard {
  lines: string[];
  hadMedia: boolean;
  /** Lines that are left out because there are too many, or because one is too long. */
  leftOut: number;
}

const MARK = /^(begin|end)[ \t]*:[ \t]*vcard$/iu;
/** What vCard 2.1 begins a card within a card with: the assistant of somebody. */
const AGENT = /^(?:[\w-]+\.)?agent[^:]*:$/iu;

function take(card: OpenCard, line: string): void {
  if (MEDIA.test(line)) card.hadMedia = true;
  else if (card.lines.length >= MOST_PROPERTIES || line.length >= LONGEST_LINE) card.leftOut += 1;
  else card.lines.push(line);
}

/**
 * The cards of a file, one at a time. One that never ends is read up to where the next begins. What stands outside cards
 * is counted as unread with the card behind it, or with one that holds nothing.
 */
export function* rawCards(text: string): Generator<RawCard> {
  // A card within a card stands above the one that it interrupts.
  const open: OpenCard[] = [];
  let outside = 0;
  const finished = ({ lines, hadMedia, leftOut }: OpenCard): RawCard => {
    const card = cardOf(lines, hadMedia);
    const unread = card.unread + leftOut + outside;
    outside = 0;
    return { ...card, unread };
  };
  for (const line of unfolded(text)) {
    const content = line.trim();
    const mark = MARK.exec(content)?.[1]?.toLowerCase();
    const card = open.at(-1);
    if (mark === 'begin') {
      if (card && AGENT.test(card.lines.at(-1)?.trim() ?? '')) card.lines.pop();
      else if (card) {
        open.pop();
        yield finished(card);
      }
      open.push({ lines: [], hadMedia: false, leftOut: 0 });
    } else if (mark === 'end') {
      if (open.pop() && card) yield finished(card);
    } else if (content !== '') {
      if (card) take(card, line);
      else outside += 1;
    }
  }
  for (const card of open.toReversed()) yield finished(card);
  if (outside > 0) yield { properties: [], hadMedia: false, unread: outside };
}

function cardOf(lines: readonly string[], hadMedia: boolean): RawCard {
  const isOld = lines.some((line) => /^version:\s*2\.1\s*$/iu.test(line));
  const read = lines.map((line) => propertyOf(line, isOld));
  const properties = read.filter((property) => property !== null);
  return { properties, hadMedia, unread: read.length - properties.length };
}
