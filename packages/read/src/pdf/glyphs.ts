import { OPS, type PDFPageProxy } from 'unpdf/pdfjs';
import type { Glyph } from '../page/word.ts';
import { fontStyle, type FontStyle } from './font-style.ts';
import { isMarkSized, listMarks, type Shape } from './list-marks.ts';
import { isIcon, isLetter, likelySign, plainSign, UNKNOWN } from './signs.ts';

type Matrix = readonly [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** `first` applied after `second`. */
function times(first: Matrix, second: Matrix): Matrix {
  return [
    first[0] * second[0] + first[2] * second[1],
    first[1] * second[0] + first[3] * second[1],
    first[0] * second[2] + first[2] * second[3],
    first[1] * second[2] + first[3] * second[3],
    first[0] * second[4] + first[2] * second[5] + first[4],
    first[1] * second[4] + first[3] * second[5] + first[5],
  ];
}

function matrixOf(values: unknown): Matrix {
  const list = values instanceof Float32Array || Array.isArray(values) ? Array.from(values, Number) : [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = list;
  return [a, b, c, d, e, f].every((value) => Number.isFinite(value)) ? [a, b, c, d, e, f] : IDENTITY;
}

/** The frame of a path on the page, of the least and greatest coordinates it was made with. */
function shapeOf(ctm: Matrix, bounds: unknown): Shape | null {
  const list = bounds instanceof Float32Array || Array.isArray(bounds) ? Array.from(bounds, Number) : [];
  const [ax, ay, bx, by] = list;
  if (ax === undefined || ay === undefined || bx === undefined || by === undefined) return null;
  const [x, y] = [
    (px: number, py: number) => ctm[0] * px + ctm[2] * py + ctm[4],
    (px: number, py: number) => ctm[1] * px + ctm[3] * py + ctm[5],
  ];
  const [left, right, first, last] = [x(ax, ay), x(bx, by), y(ax, ay), y(bx, by)];
  return {
    x0: Math.min(left, right),
    x1: Math.max(left, right),
    top: Math.min(first, last),
    bottom: Math.max(first, last),
  };
}

interface State {
  ctm: Matrix;
  font: FontStyle | null;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  color: string;
  isStroked: boolean;
}

interface DrawnGlyph {
  unicode?: string;
  width?: number;
  isSpace?: boolean;
}

/** The place of a space that was drawn. */
interface DrawnSpace {
  x0: number;
  x1: number;
  baseline: number;
}

/** Two signs touch where less than this share of the size stands between them. */
const NEAR = 0.1;
/** More signs than a word has. */
const LONGEST_WORD = 40;

/** The sign drawn lately that stands right behind a space. */
function signAt(glyphs: readonly Glyph[], space: DrawnSpace, near: number): Glyph | undefined {
  return glyphs
    .slice(-LONGEST_WORD)
    .findLast(
      ({ x0, baseline }) => Math.abs(x0 - space.x1) < near && Math.abs(baseline - space.baseline) < near,
    );
}

/** Most signs between two brackets that are drawn in other forms, as beside the figures of a year. */
const MOST_IN_BRACKETS = 9;

/** The sign of unknown meaning that closes what another opens: nothing but figures between them, and no word behind. */
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

/** Whether a sign stands at the left of the space drawn before it, on its line: signs are not always drawn in a row. */
function isLeftOf(space: DrawnSpace | null, x1: number, baseline: number, size: number): boolean {
  return space !== null && Math.abs(space.baseline - baseline) < 0.2 * size && x1 < space.x0 - 0.5 * size;
}

const start: State = {
  ctm: IDENTITY,
  font: null,
  fontSize: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  color: '#000000',
  isStroked: false,
};
/** More signs than any page of text holds. */
const MAX_GLYPHS = 60_000;

/**
 * The signs that a page draws, in the order of drawing, with their places from the top left corner. Only level text:
 * what runs up or down the edge is left out. One walk over the page's operators, since these alone tell the face and
 * the exact place of each sign.
 */
export async function pageGlyphs(page: PDFPageProxy): Promise<Glyph[]> {
  const list = await page.getOperatorList();
  const viewport = page.getViewport({ scale: 1 });
  const fonts = new Map<string, FontStyle>();
  const glyphs: Glyph[] = [];
  /** The faces of the signs whose meaning is open, and how many letters each face has drawn. */
  const open = new Map<Glyph, FontStyle>();
  const letters = new Map<FontStyle, number>();
  const saved: State[] = [];
  const shapes: Shape[] = [];
  let state: State = { ...start, ctm: matrixOf(viewport.transform) };
  let textMatrix: Matrix = IDENTITY;
  let [x, y, lineX, lineY] = [0, 0, 0, 0];
  let isAfterSpace = true;
  let space: DrawnSpace | null = null;

  const move = (dx: number, dy: number) => {
    lineX += dx;
    lineY += dy;
    [x, y] = [lineX, lineY];
  };
  const fontOf = (id: string): FontStyle => {
    const known = fonts.get(id);
    if (known) return known;
    const style = fontStyle(page.commonObjs.has(id) ? page.commonObjs.get(id) : null);
    fonts.set(id, style);
    return style;
  };
  const show = (signs: readonly (DrawnGlyph | number | null)[]) => {
    const { font, fontSize } = state;
    if (!font || font.isVertical) return;
    const whole = times(state.ctm, textMatrix);
    const size = Math.abs(fontSize) * Math.hypot(whole[2], whole[3]) * font.height;
    const isLevel = whole[0] * fontSize > 0 && Math.abs(whole[1]) < 0.05 * Math.abs(whole[0]);
    for (const sign of signs) {
      if (typeof sign === 'number') {
        x -= (sign * fontSize * state.scale) / 1000;
        continue;
      }
      if (!sign) continue;
      const width = (sign.width ?? 0) * font.unit * fontSize;
      const spacing = state.charSpacing + (sign.isSpace ? state.wordSpacing : 0);
      const from = whole[0] * x + whole[2] * (y + state.rise) + whole[4];
      const baseline = whole[1] * x + whole[3] * (y + state.rise) + whole[5];
      const to = from + whole[0] * width * state.scale;
      x += (width + spacing) * state.scale;
      const text = font.isIcons && isLetter(sign.unicode) ? '•' : plainSign(sign.unicode ?? '');
      if (text === '') continue;
      if (text === ' ') {
        isAfterSpace = true;
        space = { x0: Math.min(from, to), x1: Math.max(from, to), baseline };
        continue;
      }
      if (!isLevel || size < 2 || size > 200 || glyphs.length >= MAX_GLYPHS) continue;
      const glyph: Glyph = {
        text,
        x0: Math.min(from, to),
        x1: Math.max(from, to),
        baseline,
        size,
        isBold: font.isBold || state.isStroked,
        isItalic: font.isItalic || Math.abs(textMatrix[2]) > 0.1 * Math.abs(textMatrix[3]),
        color: state.color,
        isAfterSpace: isIcon(text) || (isAfterSpace && !isLeftOf(space, Math.max(from, to), baseline, size)),
      };
      // Drawn from right to left: the space stands at the left of the sign drawn before it.
      if (space && Math.abs(space.x0 - to) < NEAR * size) {
        const right = signAt(glyphs, space, NEAR * size);
        if (right) right.isAfterSpace = true;
      }
      // A picture parts what is beside it as a space does.
      space = isIcon(text) ? glyph : null;
      glyphs.push(glyph);
      if (text === UNKNOWN) open.set(glyph, font);
      else if (isLetter(text)) letters.set(font, (letters.get(font) ?? 0) + 1);
      isAfterSpace = isIcon(text);
    }
  };

  for (let at = 0; at < list.fnArray.length; at += 1) {
    const args: unknown = list.argsArray[at];
    const values: readonly unknown[] = Array.isArray(args) ? args : [];
    const number = (index: number) => Number(values[index] ?? 0) || 0;
    switch (list.fnArray[at]) {
      case OPS.save:
      case OPS.beginGroup:
        if (saved.length < 500) saved.push({ ...state });
        break;
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd:
        state = saved.pop() ?? state;
        break;
      case OPS.paintFormXObjectBegin:
        if (saved.length < 500) saved.push({ ...state });
        if (values[0]) state.ctm = times(state.ctm, matrixOf(values[0]));
        break;
      case OPS.transform:
        state.ctm = times(state.ctm, matrixOf(values));
        break;
      case OPS.beginText:
        textMatrix = IDENTITY;
        [x, y, lineX, lineY] = [0, 0, 0, 0];
        break;
      case OPS.setTextMatrix:
        textMatrix = matrixOf(values[0]);
        [x, y, lineX, lineY] = [0, 0, 0, 0];
        break;
      case OPS.setFont:
        state.font = fontOf(String(values[0]));
        state.fontSize = number(1);
        break;
      case OPS.setCharSpacing:
        state.charSpacing = number(0);
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = number(0);
        break;
      case OPS.setHScale:
        state.scale = number(0) / 100;
        break;
      case OPS.setLeading:
        state.leading = -number(0);
        break;
      case OPS.setTextRise:
        state.rise = number(0);
        break;
      case OPS.setTextRenderingMode:
        state.isStroked = number(0) === 2;
        break;
      case OPS.moveText:
        move(number(0), number(1));
        break;
      case OPS.setLeadingMoveText:
        state.leading = number(1);
        move(number(0), number(1));
        break;
      case OPS.nextLine:
        move(0, state.leading);
        break;
      case OPS.constructPath:
        if (values[0] === OPS.fill || values[0] === OPS.eoFill || values[0] === OPS.stroke) {
          const shape = shapeOf(state.ctm, values[2]);
          if (shape && isMarkSized(shape)) shapes.push(shape);
        }
        break;
      case OPS.setFillRGBColor:
        if (typeof values[0] === 'string') state.color = values[0];
        break;
      case OPS.showText:
      case OPS.showSpacedText:
        if (Array.isArray(values[0])) show(values[0]);
        break;
      default:
    }
  }
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
        : likelySign(
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
  return [...glyphs, ...listMarks(shapes, glyphs)];
}
