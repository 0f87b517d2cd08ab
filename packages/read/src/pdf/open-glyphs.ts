import type { Glyph } from '../page/word.ts';
import type { FontStyle } from './font-style.ts';
import { isIcon, likelyCharacter, UNKNOWN } from './characters.ts';

/** Most characters between two brackets that are drawn in other forms, as beside the figures of a year. */
const MOST_IN_BRACKETS = 9;

/** The character of unknown meaning that closes what another opens: nothing but figures between them, and no word behind. */
function closingOf(glyphs: readonly Glyph[], at: number, open: ReadonlyMap<Glyph, FontStyle>): Glyph | null {
  for (let end = at + 1; end <= at + 1 + MOST_IN_BRACKETS; end += 1) {
    const glyph = glyphs[end];
    if (!glyph || glyph.isAfterSpace || Math.abs(glyph.baseline - (glyphs[at]?.baseline ?? 0)) > 1)
      return null;
    if (open.has(glyph)) {
      const next = glyphs[end + 1];
      const isEnd = !next || next.isAfterSpace || !/[\p{L}\p{N}]/u.test(next.text) || next.x0 < glyph.x1 - 1;
      return end > at + 1 && isEnd && (!next || !open.has(next)) ? glyph : null;
    }
    if (!/\d/.test(glyph.text)) return null;
  }
  return null;
}

/**
 * Gives each character whose meaning the file does not tell the one its place suggests: a bracket beside figures, a plus, a
 * dash, a picture.
 * @param open the faces of these characters
 * @param letters how many letters each face has drawn
 */
export function resolveOpenGlyphs(
  glyphs: readonly Glyph[],
  open: ReadonlyMap<Glyph, FontStyle>,
  letters: ReadonlyMap<FontStyle, number>,
): void {
  glyphs.forEach((glyph, at) => {
    const font = open.get(glyph);
    if (!font || glyph.text === ')') return;
    const before = glyphs[at - 1];
    const isApart = !before || glyph.x0 - before.x1 > 0.15 * glyph.size || glyph.x1 < before.x0;
    const after = glyphs[at + 1];
    const isOnLine = after !== undefined && Math.abs(after.baseline - glyph.baseline) < 0.5 * glyph.size;
    const gap = isOnLine ? after.x0 - glyph.x1 : 0;
    const isTwin =
      (isOnLine && after.text === UNKNOWN && gap < 0.1 * glyph.size) ||
      (before?.text === '+' && open.has(before) && !isApart);
    const close = closingOf(glyphs, at, open);
    if (close) close.text = ')';
    const isAmongDigits = !isApart && /\d/.test(before.text);
    glyph.text = close
      ? '('
      : isTwin && !isAmongDigits && !glyph.isAfterSpace
        ? '+'
        : likelyCharacter(
            (letters.get(font) ?? 0) > 20,
            glyph.isAfterSpace || isApart,
            isOnLine
              ? { text: after.text, isAfterSpace: after.isAfterSpace || gap > 0.15 * glyph.size }
              : undefined,
          );
    if (!isIcon(glyph.text)) return;
    glyph.isAfterSpace = true;
    const next = glyphs[at + 1];
    if (next) next.isAfterSpace = true;
  });
}
