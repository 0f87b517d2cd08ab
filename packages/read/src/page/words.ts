import { isIcon } from '../pdf/characters.ts';
import { asDrawn, hasRightToLeft, hungApart, inOrderOfReading } from './right-to-left.ts';
import type { Glyph, Word } from './word.ts';

/** Characters of one line of type, wherever on the page its columns are. */
interface Row {
  baseline: number;
  glyphs: Glyph[];
}

const COMBINING: ReadonlyMap<string, string> = new Map([
  ['´', '\u0301'],
  ['`', '\u0300'],
  ['ˆ', '\u0302'],
  ['¨', '\u0308'],
  ['˜', '\u0303'],
  ['¸', '\u0327'],
  ['˚', '\u030a'],
  ['ˇ', '\u030c'],
]);

/** Accents that are drawn over letters as characters of their own, as old TeX faces do, made one with their letter. */
function withAccents(glyphs: readonly Glyph[]): Glyph[] {
  const accents = glyphs.filter((glyph) => COMBINING.has(glyph.text));
  if (accents.length === 0) return [...glyphs];
  const changed = new Map<Glyph, Glyph>();
  const gone = new Set<Glyph>();
  for (const accent of accents) {
    const middle = (accent.x0 + accent.x1) / 2;
    const letter = glyphs.find(
      (glyph) => /^\p{L}$/u.test(glyph.text) && glyph.x0 - 0.5 < middle && middle < glyph.x1 + 0.5,
    );
    if (!letter) continue;
    const base = letter.text === 'ı' ? 'i' : letter.text;
    const isAfterSpace = letter.isAfterSpace || (accent.isAfterSpace && accent.x0 <= letter.x0 + 1);
    changed.set(letter, {
      ...letter,
      text: `${base}${COMBINING.get(accent.text) ?? ''}`.normalize('NFC'),
      isAfterSpace,
    });
    gone.add(accent);
  }
  return glyphs.filter((glyph) => !gone.has(glyph)).map((glyph) => changed.get(glyph) ?? glyph);
}

/** Fewest characters of a row of dots that leads from what stands before it to what stands behind. */
const LEADER = 5;
const LEADING_SIGN = /^[.·…_]$/u;

/** Characters without the rows of dots between them, which part what they join as a wide gap does. */
function withoutLeaders(glyphs: readonly Glyph[]): Glyph[] {
  const kept: Glyph[] = [];
  let from = 0;
  while (from < glyphs.length) {
    let to = from;
    while (to < glyphs.length && LEADING_SIGN.test(glyphs[to]?.text ?? '')) to += 1;
    const glyph = glyphs[to];
    if (to - from < LEADER) kept.push(...glyphs.slice(from, to));
    else if (glyph) {
      kept.push({ ...glyph, isAfterSpace: true });
      to += 1;
    }
    if (to === from && glyph) {
      kept.push(glyph);
      to += 1;
    }
    from = to;
  }
  return kept;
}

/** Characters whose feet stand on one line, left to right; a character drawn twice to look bold is kept once. */
function rowsOf(glyphs: readonly Glyph[]): Row[] {
  const rows: Row[] = [];
  for (const glyph of glyphs.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    if (row && glyph.baseline - row.baseline <= 0.2 * glyph.size) row.glyphs.push(glyph);
    else rows.push({ baseline: glyph.baseline, glyphs: [glyph] });
  }
  for (const row of rows) {
    const drawn = withAccents(row.glyphs)
      .toSorted((a, b) => a.x0 - b.x0)
      .filter((glyph, at, all) => {
        const before = all[at - 1];
        return !before || before.text !== glyph.text || glyph.x0 - before.x0 > 0.12 * glyph.size;
      });
    row.glyphs = withoutLeaders(drawn);
  }
  return rows;
}

function sameType(a: Glyph, b: Glyph): boolean {
  return (
    Math.abs(a.size - b.size) < 0.1 * a.size &&
    a.isBold === b.isBold &&
    a.isItalic === b.isItalic &&
    a.color === b.color
  );
}

function gapBefore(glyphs: readonly Glyph[], at: number): number {
  const [before, glyph] = [glyphs[at - 1], glyphs[at]];
  return before && glyph ? (glyph.x0 - before.x1) / Math.max(glyph.size, 1) : Number.POSITIVE_INFINITY;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const RUN_ON = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What programs set between Chinese or Japanese and other characters where nobody typed a space, in heights of the type. */
const SCRIPT_GAP = 0.3;

/** Whether Chinese or Japanese meets characters of another script. */
function isScriptBorder(before = '', text = ''): boolean {
  return RUN_ON.test(before.slice(-1)) !== RUN_ON.test(text.slice(0, 1));
}

/** Whether the letters of a stretch are set apart, as in "E D U C A T I O N": by spaces between all, or by wide gaps. */
function isLetterSpaced(glyphs: readonly Glyph[], gaps: readonly number[]): boolean {
  if (glyphs.length < 4 || median(gaps) < 0.1) return false;
  const letters = glyphs.filter((glyph) => /\p{L}/u.test(glyph.text)).length;
  return letters >= 0.7 * glyphs.length;
}

function makeWord(glyphs: readonly Glyph[]): Word {
  const [first] = glyphs;
  const size = Math.max(...glyphs.map((glyph) => glyph.size));
  const baseline = median(glyphs.map((glyph) => glyph.baseline));
  return {
    text: glyphs.map((glyph) => asDrawn(glyph.text)).join(''),
    x0: Math.min(...glyphs.map((glyph) => glyph.x0)),
    x1: Math.max(...glyphs.map((glyph) => glyph.x1)),
    top: baseline - 0.75 * size,
    bottom: baseline + 0.22 * size,
    baseline,
    size,
    isBold: first?.isBold ?? false,
    isItalic: first?.isItalic ?? false,
    color: first?.color ?? '#000000',
    isBoxed: first?.isAfterSpace === false,
  };
}

/** A space that takes no room is none: a place where a word may be parted is drawn as one. Pictures stand close. */
function leastSpace(glyphs: readonly Glyph[], at: number): number {
  return isIcon(glyphs[at]?.text ?? '') || isIcon(glyphs[at - 1]?.text ?? '') ? -0.05 : 0.02;
}

/** Parts a stretch of one type into words: by its spaces, or by gaps wider than those between its letters. */
function wordsOfStretch(glyphs: readonly Glyph[]): Word[] {
  const gaps = glyphs.map((_, at) => gapBefore(glyphs, at)).slice(1);
  const isSpaced = isLetterSpaced(glyphs, gaps);
  const usual = isSpaced ? median(gaps) : Math.max(0, Math.min(0.1, median(gaps)));
  const limit = isSpaced ? usual + Math.max(0.14, 0.45 * usual) : usual + 0.16;
  const words: Word[] = [];
  let from = 0;
  for (let at = 1; at <= glyphs.length; at += 1) {
    const gap = gapBefore(glyphs, at);
    const isBreak =
      gap > (isScriptBorder(glyphs[at - 1]?.text, glyphs[at]?.text) ? Math.max(limit, SCRIPT_GAP) : limit) ||
      (!isSpaced && glyphs[at]?.isAfterSpace === true && gap > leastSpace(glyphs, at));
    if (at < glyphs.length && !isBreak) continue;
    words.push(makeWord(glyphs.slice(from, at)));
    from = at;
  }
  return words;
}

/** A large capital before small ones: one word in small capitals. */
function isSmallCaps(before: Word, word: Word): boolean {
  return (
    before.size > 1.1 * word.size && before.text.length === 1 && /^\p{Lu}+$/u.test(before.text + word.text)
  );
}

/** The widest gap within one word, in heights of the type, where its type changes. */
function widestWithin(before: Word, word: Word): number {
  if (isScriptBorder(before.text, word.text)) return SCRIPT_GAP;
  return isSmallCaps(before, word) ? 0.22 : 0.12;
}

/** Joins what only a change of type inside a word had parted ("**C**andor"). */
function joinTouching(words: readonly Word[], isApart: (at: number) => boolean): Word[] {
  const joined: Word[] = [];
  words.forEach((word, at) => {
    const before = joined.at(-1);
    const isTouching = before && !isApart(at) && word.x0 - before.x1 < widestWithin(before, word) * word.size;
    if (!before || !isTouching) {
      joined.push({ ...word });
      return;
    }
    const longer = before.text.length >= word.text.length ? before : word;
    joined[joined.length - 1] = {
      ...longer,
      text: before.text + word.text,
      x0: Math.min(before.x0, word.x0),
      x1: Math.max(before.x1, word.x1),
      top: Math.min(before.top, word.top),
      bottom: Math.max(before.bottom, word.bottom),
      size: Math.max(before.size, word.size),
    };
  });
  return joined;
}

/** A word with its characters in the order of reading. */
function readable(word: Word): Word {
  if (!hasRightToLeft(word.text)) return word;
  const hung = hungApart(word.text);
  return { ...word, text: inOrderOfReading(word.text), flow: 'back', ...(hung && { hung }) };
}

/** The words of a page, line by line, from its characters: letter-spaced headings joined, kerned words whole. */
export function wordsOf(glyphs: readonly Glyph[]): Word[] {
  const words = allWords(glyphs).map(readable);
  const boxed = words.filter((word) => word.isBoxed === true).length;
  // Where most spaces are not drawn at all, their lack says nothing.
  return boxed < 0.45 * words.length ? words : words.map((word) => ({ ...word, isBoxed: false }));
}

function allWords(glyphs: readonly Glyph[]): Word[] {
  return rowsOf(glyphs).flatMap(({ glyphs: row }) => {
    const words: Word[] = [];
    // Where words begin that are parted from the one before by more than a change of type.
    const apart = new Set<number>();
    let from = 0;
    for (let at = 1; at <= row.length; at += 1) {
      const [before, glyph] = [row[at - 1], row[at]];
      if (before && glyph && gapBefore(row, at) <= 2.5 && sameType(before, glyph)) continue;
      const stretch = wordsOfStretch(row.slice(from, at));
      stretch.forEach((_, index) => {
        if (index > 0 || row[from]?.isAfterSpace) apart.add(words.length + index);
      });
      words.push(...stretch);
      from = at;
    }
    return joinTouching(words, (at) => apart.has(at));
  });
}
