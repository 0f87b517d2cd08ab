import { paper, TexPdf } from './pages.ts';
import { linesOf, lineWidthOf, type Accents, type Line, type Run } from './setting.ts';

export interface FlowOptions {
  accents: Accents;
  marginPt: number;
  /** Whether pages are numbered below. */
  isNumbered: boolean;
}

const LEADING = 1.2;
const sizeOf = (runs: readonly Run[]) => Math.max(10, ...runs.map(({ size }) => size));

/** Text that flows down pages. */
export class Flow {
  readonly pdf = new TexPdf();
  readonly #options: FlowOptions;
  #y: number;
  #page = 1;

  constructor(options: FlowOptions) {
    this.#options = options;
    this.#y = paper.heightPt - options.marginPt;
    this.#number();
  }

  get left(): number {
    return this.#options.marginPt;
  }

  get widthPt(): number {
    return paper.widthPt - 2 * this.#options.marginPt;
  }

  #number(): void {
    if (!this.#options.isNumbered) return;
    this.#set(paper.widthPt / 2 - 3, 30, [{ face: 'roman', size: 10, text: String(this.#page) }]);
  }

  #lineOf(runs: readonly Run[]): Line | undefined {
    const options = { accents: this.#options.accents, isJustified: false };
    return linesOf(runs, Number.POSITIVE_INFINITY, options)[0];
  }

  #set(x: number, y: number, runs: readonly Run[]): void {
    const line = this.#lineOf(runs);
    if (line) this.pdf.line(x, y, line);
  }

  #widthOf(runs: readonly Run[]): number {
    const line = this.#lineOf(runs);
    return line ? lineWidthOf(line) : 0;
  }

  /** Moves down; the next page begins where the space would not do. */
  down(byPt: number): void {
    this.#y -= byPt;
    if (this.#y > this.#options.marginPt + 10) return;
    this.pdf.newPage();
    this.#page += 1;
    this.#y = paper.heightPt - this.#options.marginPt;
    this.#number();
  }

  rule(fromPt = this.left, widthPt = this.widthPt): void {
    this.pdf.rule(fromPt, this.#y, widthPt);
    this.down(4);
  }

  /** A paragraph between two edges, and what stands at the right edge of its first line. */
  paragraph(
    runs: readonly Run[],
    place: {
      x?: number;
      widthPt?: number;
      isJustified?: boolean;
      right?: readonly Run[];
      label?: readonly Run[];
      labelX?: number;
    } = {},
  ): void {
    const {
      x = this.left,
      widthPt = paper.widthPt - this.left - x,
      isJustified = true,
      right = [],
      label = [],
      labelX = this.left,
    } = place;
    const roomPt = right.length > 0 ? widthPt - this.#widthOf(right) - 8 : widthPt;
    const lines = linesOf(runs, roomPt, {
      accents: this.#options.accents,
      isJustified: isJustified && right.length === 0,
    });
    const leading = sizeOf(runs) * LEADING;
    for (const [at, line] of lines.entries()) {
      this.down(leading);
      if (at === 0 && label.length > 0) this.#set(labelX, this.#y, label);
      this.pdf.line(x, this.#y, line);
      if (at === 0 && right.length > 0) this.#set(x + widthPt - this.#widthOf(right), this.#y, right);
    }
  }

  centred(runs: readonly Run[]): void {
    this.down(sizeOf(runs) * LEADING);
    this.#set((paper.widthPt - this.#widthOf(runs)) / 2, this.#y, runs);
  }

  right(runs: readonly Run[]): void {
    this.down(sizeOf(runs) * LEADING);
    this.#set(paper.widthPt - this.left - this.#widthOf(runs), this.#y, runs);
  }

  /** Two columns from here: each is set from the same height, and the text goes on below the longer. */
  columns(first: () => void, second: () => void): void {
    const top = this.#y;
    first();
    const low = this.#y;
    this.#y = top;
    second();
    this.#y = Math.min(low, this.#y);
  }
}
