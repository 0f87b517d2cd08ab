import { OPS, type PDFPageProxy } from 'unpdf/pdfjs';
import type { Glyph } from '../page/word.ts';
import { DrawnText, type TextState } from './drawn-text.ts';
import { fontStyle, type FontStyle } from './font-style.ts';
import { isMarkSized, listMarks, type Shape } from './list-marks.ts';
import { IDENTITY, matrixOf, shapeOf, times, type Matrix } from './matrix.ts';

const start: TextState = {
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
/** Deepest nesting of saved states. */
const MAX_SAVED = 500;

/** What a page draws: one walk over its operators. */
class DrawnPage {
  readonly text: DrawnText;
  readonly shapes: Shape[] = [];
  readonly #fontOf: (id: string) => FontStyle;
  readonly #saved: TextState[] = [];
  #state: TextState;

  constructor(ctm: Matrix, text: DrawnText, fontOf: (id: string) => FontStyle) {
    this.text = text;
    this.#fontOf = fontOf;
    this.#state = { ...start, ctm };
  }

  apply(operator: number | undefined, args: unknown): void {
    const values: readonly unknown[] = Array.isArray(args) ? args : [];
    const number = (index: number) => Number(values[index] ?? 0) || 0;
    switch (operator) {
      case OPS.save:
      case OPS.beginGroup:
        this.#save();
        break;
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd:
        this.#state = this.#saved.pop() ?? this.#state;
        break;
      case OPS.paintFormXObjectBegin:
        this.#save();
        if (values[0]) this.#transform(matrixOf(values[0]));
        break;
      case OPS.transform:
        this.#transform(matrixOf(values));
        break;
      case OPS.beginText:
        this.text.setMatrix(IDENTITY);
        break;
      case OPS.setTextMatrix:
        this.text.setMatrix(matrixOf(values[0]));
        break;
      case OPS.moveText:
        this.text.move(number(0), number(1));
        break;
      case OPS.setLeadingMoveText:
        this.#state.leading = number(1);
        this.text.move(number(0), number(1));
        break;
      case OPS.nextLine:
        this.text.move(0, this.#state.leading);
        break;
      case OPS.showText:
      case OPS.showSpacedText:
        if (Array.isArray(values[0])) this.text.show(values[0], this.#state);
        break;
      case OPS.constructPath:
        if (values[0] === OPS.fill || values[0] === OPS.eoFill || values[0] === OPS.stroke)
          this.#addShape(values[2]);
        break;
      default:
        this.#set(operator, values, number);
    }
  }

  /** What only sets how the next is drawn. */
  #set(operator: number | undefined, values: readonly unknown[], number: (index: number) => number): void {
    const state = this.#state;
    switch (operator) {
      case OPS.setFont:
        state.font = this.#fontOf(String(values[0]));
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
      case OPS.setFillRGBColor:
        if (typeof values[0] === 'string') state.color = values[0];
        break;
      default:
    }
  }

  #save(): void {
    if (this.#saved.length < MAX_SAVED) this.#saved.push({ ...this.#state });
  }

  #transform(matrix: Matrix): void {
    this.#state.ctm = times(this.#state.ctm, matrix);
  }

  #addShape(bounds: unknown): void {
    const shape = shapeOf(this.#state.ctm, bounds);
    if (shape && isMarkSized(shape)) this.shapes.push(shape);
  }
}

/**
 * The characters that a page draws, in the order of drawing, with their places from the top left corner. Only level text:
 * what runs up or down the edge is left out. Read from the page's operators, since these alone tell the face and the exact
 * place of each character. `actual` says what characters are, by their codes, whose face does not tell it.
 */
export async function pageGlyphs(page: PDFPageProxy, actual: ReadonlyMap<number, string>): Promise<Glyph[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const fonts = new Map<string, FontStyle>();
  const fontOf = (id: string): FontStyle => {
    const style = fonts.get(id) ?? fontStyle(page.commonObjs.has(id) ? page.commonObjs.get(id) : null);
    fonts.set(id, style);
    return style;
  };
  const { transform } = page.getViewport({ scale: 1 });
  const drawn = new DrawnPage(matrixOf(transform), new DrawnText(actual), fontOf);
  for (const [at, operator] of fnArray.entries()) drawn.apply(operator, argsArray[at]);
  const glyphs = drawn.text.resolved();
  return [...glyphs, ...listMarks(drawn.shapes, glyphs)];
}
