import { radicals } from './radicals.data.ts';

const BLANK = /^[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+$/u;
// oxlint-disable-next-line no-control-regex -- finding them is the purpose
const NOTHING = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\ufffd]/gu;
/** The private use areas, where icon fonts and old symbol fonts keep their pictures and bullets. */
const PRIVATE = /[\ue000-\uf8ff\u{f0000}-\u{10fffd}]/u;
const COMPATIBLE = /[\u2f00-\u2fdf\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufeff\uff01-\uff5e]/u;

const RADICAL = /[\u2e80-\u2eff]/u;

/** Stands for a character of a private use area until its neighbours tell what it may be. */
export const UNKNOWN = '\ue000';

/** A character as plain text: ligatures apart, pictures as {@link UNKNOWN}, all spaces one; empty for what has no shape. */
export function plainCharacter(unicode: string): string {
  if (BLANK.test(unicode)) return ' ';
  if (PRIVATE.test(unicode)) return UNKNOWN;
  // A soft hyphen that is drawn ends a line.
  const text = unicode.replaceAll(NOTHING, '').replaceAll('\u00ad', '-');
  if (RADICAL.test(text)) return radicals[text] ?? text;
  return COMPATIBLE.test(text) ? text.normalize('NFKC') : text;
}

/** Whether a character stands for a picture or bullet and so parts what is before it from what is after. */
export function isIcon(text: string): boolean {
  return text === '•';
}

/** Whether a character claims to be a letter or digit, which in a face of pictures it is not. */
export function isLetter(unicode: string | undefined): boolean {
  return unicode !== undefined && /[\p{L}\p{N}]/u.test(unicode);
}

/**
 * What a character without a known meaning most likely is. In a face of pictures it is a picture. A face of text hides
 * other forms of its marks there (Inter does so beside digits and capitals): apart from words it is a dash, right
 * before a digit a plus.
 */
export function likelyCharacter(
  isTextFace: boolean,
  isAfterSpace: boolean,
  next: { text: string; isAfterSpace: boolean } | undefined,
): string {
  if (!isTextFace) return '•';
  if (next === undefined || next.isAfterSpace) return isAfterSpace ? '–' : ')';
  if (/\d/.test(next.text)) return isAfterSpace ? '+' : '-';
  return isAfterSpace ? '(' : '-';
}
