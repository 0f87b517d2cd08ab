import type { Glyph } from '../page/word.ts';
import { isIcon, isLetter, plainCharacter, UNKNOWN } from './characters.ts';
import type { FontStyle } from './font-style.ts';
import { IDENTITY, times, type Matrix } from './matrix.ts';
import { resolveOpenGlyphs } from './open-glyphs.ts';

/** How the next characters are drawn. */
export interface TextState {
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

/** More characters than any page of text holds. */
const MAX_GLYPHS = 60_000;

type Character = DrawnGlyph | number | null;

/** The text that a page draws, character by character. */
export class DrawnText {
  readonly glyphs: Glyph[] = [];
  /** The faces of the characters whose meaning is open, and how many letters each face has drawn. */
  readonly #open = new Map<Glyph, FontStyle>();
  readonly #letters = new Map<FontStyle, number>();
  readonly #actual: ReadonlyMap<number, string>;
  #matrix: Matrix = IDENTITY;
  #x = 0;
  #y = 0;
  #lineX = 0;
  #lineY = 0;
  #isAfterSpace = true;
  #space: DrawnSpace | null = null;

  constructor(actual: ReadonlyMap<number, string>) {
    this.#actual = actual;
  }

  setMatrix(matrix: Matrix): void {
    this.#matrix = matrix;
    [this.#x, this.#y, this.#lineX, this.#lineY] = [0, 0, 0, 0];
  }

  move(dx: number, dy: number): void {
    this.#lineX += dx;
    this.#lineY += dy;
    [this.#x, this.#y] = [this.#lineX, this.#lineY];
  }

  show(characters: readonly Character[], state: TextState): void {
    const { font, fontSize } = state;
    if (!font || font.isVertical) return;
    const whole = times(state.ctm, this.#matrix);
    for (const character of characters) {
      if (typeof character === 'number') this.#x -= (character * fontSize * state.scale) / 1000;
      else if (character) this.#draw(character, font, whole, state);
    }
  }

  /** All characters, those without a meaning with the likeliest one. */
  resolved(): Glyph[] {
    resolveOpenGlyphs(this.glyphs, this.#open, this.#letters);
    return this.glyphs;
  }

  #draw(character: DrawnGlyph, font: FontStyle, whole: Matrix, state: TextState): void {
    const { fontSize, scale } = state;
    const width = (character.width ?? 0) * font.unit * fontSize;
    const from = whole[0] * this.#x + whole[2] * (this.#y + state.rise) + whole[4];
    const baseline = whole[1] * this.#x + whole[3] * (this.#y + state.rise) + whole[5];
    const to = from + whole[0] * width * scale;
    this.#x += (width + state.charSpacing + (character.isSpace ? state.wordSpacing : 0)) * scale;
    const text = this.#textOf(character, font);
    const place = { x0: Math.min(from, to), x1: Math.max(from, to), baseline };
    if (text === ' ') {
      this.#isAfterSpace = true;
      this.#space = place;
      return;
    }
    const size = Math.abs(fontSize) * Math.hypot(whole[2], whole[3]) * font.height;
    const isLevel = whole[0] * fontSize > 0 && Math.abs(whole[1]) < 0.05 * Math.abs(whole[0]);
    if (text === '' || !isLevel || size < 2 || size > 200 || this.glyphs.length >= MAX_GLYPHS) return;
    const isAfterSpace = this.#isAfterSpace && !isLeftOf(this.#space, place.x1, baseline, size);
    this.#add(
      {
        text,
        ...place,
        size,
        isBold: font.isBold || state.isStroked,
        isItalic: font.isItalic || Math.abs(this.#matrix[2]) > 0.1 * Math.abs(this.#matrix[3]),
        color: state.color,
        isAfterSpace: isIcon(text) || isAfterSpace,
      },
      font,
    );
  }

  #textOf({ unicode = '', originalCharCode = -1 }: DrawnGlyph, font: FontStyle): string {
    if (font.isIcons && isLetter(unicode)) return '•';
    const meaning = MEANS_NOTHING.test(unicode) ? this.#actual.get(originalCharCode) : undefined;
    return plainCharacter(meaning ?? unicode);
  }

  #add(glyph: Glyph, font: FontStyle): void {
    const { text, size, x1 } = glyph;
    // Drawn from right to left: the space stands at the left of the character drawn before it.
    if (this.#space && Math.abs(this.#space.x0 - x1) < NEAR * size) {
      const right = glyphAt(this.glyphs, this.#space, NEAR * size);
      if (right) right.isAfterSpace = true;
    }
    // A picture parts what is beside it as a space does.
    this.#space = isIcon(text) ? glyph : null;
    this.#isAfterSpace = isIcon(text);
    this.glyphs.push(glyph);
    if (text === UNKNOWN) this.#open.set(glyph, font);
    else if (isLetter(text)) this.#letters.set(font, (this.#letters.get(font) ?? 0) + 1);
  }
}
