import type { Span } from '../text/index.ts';

/**
 * Where words stand in a text that keeps changing: the words, what stood around them, and which of their kind they
 * were. It finds the same words again, or none.
 */
export interface Anchor {
  quote: string;
  /** Up to 120 characters on either side. */
  before: string;
  after: string;
  /** Which occurrence of the quote it was, the first being 0, and of how many. */
  nth: number;
  of: number;
  /** How like its context that of the next occurrence was, 0 to 1. */
  rival: number;
}

/** Characters of context an anchor stores on each side. */
export const CONTEXT = 120;
/** Words of context that are compared on each side; edits in between are looked past. */
const WORDS_KEPT = 14;
const WORDS_SEARCHED = 28;
/** Share of the context that has to be there still. */
const ENOUGH = 0.4;
/** The same of a quote that stands nowhere else and could hardly stand in two places. */
const ENOUGH_OF_TELLING = 0.2;
const TELLING_CHARACTERS = 30;
/** The same where fewer of them stand there than did: what is left may be another one. */
const ENOUGH_OF_FEWER = 0.75;
/** By how much the best place has to be better than the next. */
const MARGIN = 0.15;
/** The same where one of them came or went. */
const MARGIN_OF_OTHERS = 0.35;
/** An occurrence this like the context of another is its twin: a line that stands there twice. */
const TWIN = 0.5;
/** A quote that stands more often than this tells nothing. */
const MOST_PLACES = 100;

const WORD = /[\p{L}\p{M}\p{N}]/u;
const WORDS = /[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;

const isWordAt = (text: string, at: number) => WORD.test(text.charAt(at));

/** Whether a word extends across a position: "led" is not quoted by "called". */
function cutsWord(text: string, at: number): boolean {
  return at > 0 && at < text.length && isWordAt(text, at - 1) && isWordAt(text, at);
}

/** Where a quote stands whole, in order. */
function placesOf(text: string, quote: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (!cutsWord(text, at) && !cutsWord(text, at + quote.length)) places.push(at);
    if (places.length > MOST_PLACES) break;
  }
  return places;
}

/** The ends of a text are context too, worth a long word. */
const START = '\u0002'.repeat(12);
const END = '\u0003'.repeat(12);

const wordsIn = (text: string): string[] => text.toLowerCase().match(WORDS) ?? [];
const wordsBefore = (text: string, isFirst: boolean, most: number) =>
  (isFirst ? [START, ...wordsIn(text)] : wordsIn(text)).slice(-most);
const wordsAfter = (text: string, isLast: boolean, most: number) =>
  (isLast ? [...wordsIn(text), END] : wordsIn(text)).slice(0, most);

/** Characters of the words that both have in the same order. */
function sharedCharacters(kept: readonly string[], found: readonly string[]): number {
  let row = Array.from({ length: found.length + 1 }, () => 0);
  for (const word of kept) {
    const next = [0];
    found.forEach((other, at) => {
      const without = Math.max(row[at + 1] ?? 0, next[at] ?? 0);
      next.push(word === other ? Math.max(without, (row[at] ?? 0) + word.length) : without);
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}

const characters = (words: readonly string[]) => words.reduce((sum, { length }) => sum + length, 0);

/** The context of an anchor in words, split once for all places that are compared with it. */
function contextOf({ before, after }: Pick<Anchor, 'before' | 'after'>) {
  // A context that is cut short is one that the end of the text cuts.
  const left = wordsBefore(before, before.length < CONTEXT, WORDS_KEPT);
  const right = wordsAfter(after, after.length < CONTEXT, WORDS_KEPT);
  return { left, right, size: characters(left) + characters(right) };
}

/** How much of the context stands around a place still, 0 to 1, and whether the words next to it do. */
function likeness(text: string, start: number, end: number, context: ReturnType<typeof contextOf>) {
  const from = Math.max(0, start - 3 * CONTEXT);
  const to = end + 3 * CONTEXT;
  const left = wordsBefore(text.slice(from, start), from === 0, WORDS_SEARCHED);
  const right = wordsAfter(text.slice(end, to), to >= text.length, WORDS_SEARCHED);
  const shared = sharedCharacters(context.left, left) + sharedCharacters(context.right, right);
  return {
    like: shared / context.size,
    hasNeighbours: left.at(-1) === context.left.at(-1) && right[0] === context.right[0],
  };
}

/** The anchor of a stretch of a text, drawn out to whole words and in to its first and last mark; null of nothing but space. */
export function anchorAt(text: string, { start, end }: Span): Anchor | null {
  let from = Math.max(0, Math.min(start, end, text.length));
  let to = Math.min(text.length, Math.max(start, end));
  while (from < to && /\s/u.test(text.charAt(from))) from += 1;
  while (to > from && /\s/u.test(text.charAt(to - 1))) to -= 1;
  if (from === to) return null;
  while (cutsWord(text, from)) from -= 1;
  while (cutsWord(text, to)) to += 1;
  const quote = text.slice(from, to);
  const around = {
    before: text.slice(Math.max(0, from - CONTEXT), from),
    after: text.slice(to, to + CONTEXT),
  };
  const places = placesOf(text, quote);
  const context = contextOf(around);
  const others = places.filter((place) => place !== from).slice(0, MOST_PLACES);
  const rival = Math.max(
    0,
    ...others.map((place) => likeness(text, place, place + quote.length, context).like),
  );
  return { quote, ...around, nth: places.indexOf(from), of: places.length, rival };
}

/** Where words and context stand together, to the letter and only once: most texts stay as they were around most words. */
function placeUntouched(text: string, { quote, before, after, rival }: Anchor): number | null {
  const whole = `${before}${quote}${after}`;
  const at = text.indexOf(whole);
  if (at < 0 || rival >= TWIN || text.includes(whole, at + 1)) return null;
  // A context that is cut short is one that the end of the text cuts.
  const isWhole =
    (before.length === CONTEXT || at === 0) &&
    (after.length === CONTEXT || at + whole.length === text.length);
  return isWhole ? at + before.length : null;
}

/**
 * Where the words of an anchor stand now; null where they are gone, or where it cannot be told which of several they
 * are: better nowhere than at other words.
 */
export function findAnchor(text: string, anchor: Anchor): Span | null {
  const { quote, nth, of, rival } = anchor;
  const spanAt = (start: number): Span => ({ start, end: start + quote.length });
  const untouched = placeUntouched(text, anchor);
  if (untouched !== null) return spanAt(untouched);
  const places = placesOf(text, quote);
  if (places.length === 0 || places.length > MOST_PLACES) return null;
  const context = contextOf(anchor);
  const found = places
    .map((start, at) => ({ at, start, ...likeness(text, start, start + quote.length, context) }))
    .toSorted((a, b) => b.like - a.like);
  const [best, next] = found;
  const isTelling = of === 1 && places.length === 1 && quote.length >= TELLING_CHARACTERS;
  const isFewer = places.length < of;
  const enough = isTelling ? ENOUGH_OF_TELLING : isFewer ? ENOUGH_OF_FEWER : ENOUGH;
  if (!best || best.like < enough) return null;
  const hasTwin = rival >= TWIN;
  // It had a twin, or one of them came or went: without the same words next to it, this may be another one.
  if ((hasTwin || places.length !== of) && !best.hasNeighbours) return null;
  if (hasTwin && isFewer) return null;
  const margin = places.length === of ? MARGIN : MARGIN_OF_OTHERS;
  if (!next || best.like - next.like >= margin) {
    const isOther = (hasTwin && best.at !== nth) || best.like < Math.min(1, rival + MARGIN);
    return isOther ? null : spanAt(best.start);
  }
  // Several alike: it is the one it was where they always were, and as many stand there as did.
  const same = found.find(({ at }) => at === nth);
  const wereAlike = places.length === of && rival > 1 - MARGIN;
  return wereAlike && same && best.like - same.like < MARGIN ? spanAt(same.start) : null;
}
