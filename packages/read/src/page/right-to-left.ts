import type { Word } from './word.ts';

/** Characters of the scripts that run from right to left, their presentation forms among them; not their digits. */
const RIGHT = /[\u0590-\u065f\u066a-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const LEFT = '(?:\\p{N}|(?![\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc])\\p{L})';
/** Letters and digits that run from left to right, with what stands between two of them as in "3.5" or "a@b.co". */
const STRETCH = `${LEFT}(?:${LEFT}|\\p{M}|[.,:/@_+#&'’٫٬-](?=${LEFT}))*`;
const LEFT_STRETCH = new RegExp(STRETCH, 'gu');
/** Beside Hebrew a percent or currency sign goes with its number; beside Arabic it stands by itself (UAX #9, W2 and W5). */
const OF_NUMBER = '[%‰°$€£₪]+';
const LEFT_BESIDE_HEBREW = new RegExp(
  `(?:${OF_NUMBER}(?=\\p{N}))?${STRETCH}(?:(?<=\\p{N})${OF_NUMBER})?`,
  'gu',
);
/** What only makes a word of Arabic longer. */
const TATWEEL = /(?<=\p{Script=Arabic})ـ+(?=\p{Script=Arabic})/gu;

/** Whether some words have letters of a script that runs from right to left. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT.test(text) && /\p{L}/u.test(text);
}

function turned(text: string): string {
  return [...text].toReversed().join('');
}

/** What one drawn character says as it stands among characters in the order of the page: the letters of a ligature turned round. */
export function asDrawn(glyph: string): string {
  return glyph.length > 1 && RIGHT.test(glyph) ? turned(glyph) : glyph;
}

/** Brackets open before what they hold and close behind it, whichever of its two shapes a file tells. */
function withOwnBrackets(text: string): string {
  return text
    .replace(/^[^\p{L}\p{N}]+/u, (start) => start.replaceAll(')', '(').replaceAll(']', '['))
    .replace(/(?<=[\p{L}\p{N}\p{M}])[^\p{L}\p{N}\p{M}]+$/u, (end) =>
      end.replaceAll('(', ')').replaceAll('[', ']'),
    );
}

/** The characters of a word in the order of reading, given in the order of the page. Other than from right to left: as given. */
export function inOrderOfReading(drawn: string): string {
  if (!hasRightToLeft(drawn)) return drawn;
  const stretches = /\p{Script=Arabic}/u.test(drawn) ? LEFT_STRETCH : LEFT_BESIDE_HEBREW;
  const whole = turned(drawn).replaceAll(stretches, turned);
  return withOwnBrackets(whole).replaceAll(TATWEEL, '');
}

/** What has none of their letters, then a dash and their letters alone. */
const HUNG = new RegExp(`^(.*[\\p{L}\\p{N}].*?)([-\\u2010-\\u2013\\u05be](?:${RIGHT.source})+)$`, 'u');

/** Letters that are joined by a dash to what runs the other way, apart from it; given in the order of the page. */
export function hungApart(drawn: string): Word['hung'] {
  const [, on = '', letters = ''] = HUNG.exec(drawn) ?? [];
  return on === '' || RIGHT.test(on) ? undefined : { letters: turned(letters), on };
}

/** Marks that end a clause: on a page from right to left they stand at the left of the stretch that they end. */
const ENDS = /^[.,;:!?%،؛؟…]+/u;
/** Characters that end the name of a programming language. */
const SHARP = /^(?:\+\+|#)(?=\p{L}$)/u;

/**
 * Words that run from left to right on a page that does not, given from left to right: a mark that ends them is drawn
 * before the first, and goes behind the last.
 */
export function withEndsBehind(texts: readonly string[]): string[] {
  const [first = '', ...rest] = texts.map(withOwnBrackets);
  const mark = ENDS.exec(first)?.[0] ?? '';
  const end = mark + (rest.length === 0 ? (SHARP.exec(first.slice(mark.length))?.[0] ?? '') : '');
  const all = [first.slice(end.length), ...rest];
  if (end !== '' && first.length > end.length) all[all.length - 1] += turned(end);
  else all[0] = first;
  return all;
}

/** A year at the beginning or end of a word. */
const YEAR = /(?<![\p{N}])(?:19|20|١٩|٢٠|۱۹|۲۰)\p{N}{2}(?!\p{N})/u;

function yearIn(text: string): number | null {
  const year = YEAR.exec(text)?.[0];
  return year === undefined ? null : Number(year.normalize('NFKC').replaceAll(/\P{ASCII}/gu, asciiDigit));
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  return String(code >= 0x6f0 ? code - 0x6f0 : code - 0x660);
}

/** A telephone number begins so; with the + at its other side where that was drawn from right to left. */
const OPENS = /^\(?\+|\d\+$/;

/** Numbers in the order of reading, those of a telephone with their + before them. */
export function withPlusBefore(texts: readonly string[]): string[] {
  const digits = texts.reduce((sum, text) => sum + (text.match(/\d/g)?.length ?? 0), 0);
  return texts.map((text, at) =>
    at === 0 && digits >= 7 && /^\(?\d{1,4}\+$|^\d{7,15}\+$/.test(text) ? `+${text.slice(0, -1)}` : text,
  );
}

/**
 * Whether numbers that follow one another from right to left were set from left to right all the same, as telephone
 * numbers and years that stand by themselves are: the + or the earlier year would come last.
 */
export function areNumbersTurned(texts: readonly string[]): boolean {
  const [first = '', last = ''] = [texts[0], texts.at(-1)];
  if (texts.length < 2) return false;
  const [from, to] = [yearIn(first), yearIn(last)];
  if (from !== null && to !== null) return from > to;
  if (OPENS.test(first) || OPENS.test(last)) return !OPENS.test(first);
  return /^\(?0/.test(last) && !/^\(?0/.test(first);
}
