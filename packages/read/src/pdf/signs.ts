const BLANK = /^[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+$/u;
// oxlint-disable-next-line no-control-regex -- finding them is the purpose
const NOTHING = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\ufffd]/gu;
/** The private use areas, where icon fonts and old symbol fonts keep their pictures and bullets. */
const PRIVATE = /[\ue000-\uf8ff\u{f0000}-\u{10fffd}]/u;
const COMPATIBLE = /[\u2f00-\u2fdf\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufeff\uff01-\uff5e]/u;

/** A sign as plain text: ligatures apart, pictures as a bullet, all spaces one; empty for what has no shape. */
export function plainSign(unicode: string): string {
  if (BLANK.test(unicode)) return ' ';
  if (PRIVATE.test(unicode)) return '•';
  const text = unicode.replaceAll(NOTHING, '');
  return COMPATIBLE.test(text) ? text.normalize('NFKC') : text;
}

/** Whether a sign stands for a picture or bullet and so parts what is before it from what is after. */
export function isIcon(text: string): boolean {
  return text === '•';
}
