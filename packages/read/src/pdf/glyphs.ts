import { OPS, type PDFPageProxy } from 'unpdf/pdfjs';
import type { Glyph } from '../page/word.ts';
import { fontStyle, type FontStyle } from './font-style.ts';
import { isMarkSized, listMarks, type Shape } from './list-marks.ts';
import { IDENTITY, matrixOf, shapeOf, times, type Matrix } from './matrix.ts';
import { resolveOpenGlyphs } from './open-glyphs.ts';
import { isIcon, isLetter, plainCharacter, UNKNOWN } from './characters.ts';

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
  originalCharCode?: number;
  width?: number;
  isSpace?: boolean;
}

/** What stands for a character without a meaning. */
// oxlint-disable-next-line no-control-regex -- pdf.js gives such a one
const MEANS_NOTHING = /^[\0\ufffd\ue000-\uf8ff]?$/u;

/** The place of a space that was drawn. */
interface DrawnSpace {
  x0: number;
  x1: number;
  baseline: number;
}

/** Two characters touch where less than this share of the size stands between them. */
const NEAR = 0.1;
/** More characters than a word has. */
const LONGEST_WORD = 40;

/** The character drawn lately that stands right behind a space. */
function glyphAt(glyphs: readonly Glyph[], space: DrawnSpace, near: number): Glyph | undefined {
  return glyphs
    .slice(-LONGEST_WORD)
    .findLast(
      ({ x0, baseline }) => Math.abs(x0 - space.x1) < near && Math.abs(baseline - space.baseline) < near,
    );
}

/** Whether a character stands at the left of the space drawn before it, on its line: characters are not always drawn in a row. */
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
/** More characters than any page of text holds. */
const MAX_GLYPHS = 60_000;

/**
 * The characters that a page draws, in the order of drawing, with their places from the top left corner. Only level text:
 * what runs up or down the edge is left out. One walk over the page's operators, since these alone tell the face and
 * the exact place of each character. `actual` says what characters are, by their codes, whose face does not tell it.
 */
export async function pageGlyphs(page: PDFPageProxy, actual: ReadonlyMap<number, string>): Promise<Glyph[]> {
  const list = await page.getOperatorList();
  const viewport = page.getViewport({ scale: 1 });
  const fonts = new Map<string, FontStyle>();
  const glyphs: Glyph[] = [];
  /** The faces of the characters whose meaning is open, and how many letters each face has drawn. */
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
  const show = (characters: readonly (DrawnGlyph | number | null)[]) => {
    const { font, fontSize } = state;
    if (!font || font.isVertical) return;
    const whole = times(state.ctm, textMatrix);
    const size = Math.abs(fontSize) * Math.hypot(whole[2], whole[3]) * font.height;
    const isLevel = whole[0] * fontSize > 0 && Math.abs(whole[1]) < 0.05 * Math.abs(whole[0]);
    for (const character of characters) {
      if (typeof character === 'number') {
        x -= (character * fontSize * state.scale) / 1000;
        continue;
      }
      if (!character) continue;
      const width = (character.width ?? 0) * font.unit * fontSize;
      const spacing = state.charSpacing + (character.isSpace ? state.wordSpacing : 0);
      const from = whole[0] * x + whole[2] * (y + state.rise) + whole[4];
      const baseline = whole[1] * x + whole[3] * (y + state.rise) + whole[5];
      const to = from + whole[0] * width * state.scale;
      x += (width + spacing) * state.scale;
      const meaning = MEANS_NOTHING.test(character.unicode ?? '')
        ? actual.get(character.originalCharCode ?? -1)
        : undefined;
      const text =
        font.isIcons && isLetter(character.unicode)
          ? '•'
          : plainCharacter(meaning ?? character.unicode ?? '');
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
      // Drawn from right to left: the space stands at the left of the character drawn before it.
      if (space && Math.abs(space.x0 - to) < NEAR * size) {
        const right = glyphAt(glyphs, space, NEAR * size);
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
  resolveOpenGlyphs(glyphs, open, letters);
  return [...glyphs, ...listMarks(shapes, glyphs)];
}
