import { orderScore, type PositionedLine } from '@candor/domain/reading';
import { regionOf, type Region } from './columns.ts';
import { linesOfRows } from './lines.ts';
import type { Page, Word } from './word.ts';

interface Block {
  id: number;
  lines: PositionedLine[];
}

type Split = Extract<Region, { kind: 'split' }>;

function wordsIn(region: Region): Word[] {
  return region.kind === 'rows'
    ? region.words
    : [region.above, region.left, region.right, region.below].flatMap(wordsIn);
}

function widthOf(words: readonly Word[]): number {
  return Math.max(...words.map((word) => word.x1)) - Math.min(...words.map((word) => word.x0));
}

/** Two columns that run on from page to page. */
interface OpenColumns {
  left: Block;
  right: Block;
  gutter: number;
  /** Which of both is the wider. */
  main: 'left' | 'right';
}

/** Puts the parts of all pages in reading order. */
class Flow {
  readonly #blocks: Block[] = [];

  /** Reads a part within a block; parts of a split inside it become blocks of their own. Gives the block that goes on. */
  add(region: Region, page: number, into: Block): Block {
    if (region.kind === 'rows') {
      into.lines.push(...linesOfRows(region, page, into.id));
      return into;
    }
    this.add(region.above, page, into);
    this.add(region.left, page, this.open());
    const right = this.add(region.right, page, this.open());
    return wordsIn(region.below).length === 0 ? right : this.add(region.below, page, this.open());
  }

  open(): Block {
    const block: Block = { id: this.#blocks.length + 1, lines: [] };
    this.#blocks.push(block);
    return block;
  }

  lines(): PositionedLine[] {
    return this.#blocks.flatMap(({ lines }) => lines);
  }
}

function isEmpty(region: Region): boolean {
  return wordsIn(region).length === 0;
}

function mainOf(split: Split): 'left' | 'right' {
  return widthOf(wordsIn(split.left)) > widthOf(wordsIn(split.right)) ? 'left' : 'right';
}

/** A page and how it is parted. */
interface PartedPage {
  page: Page;
  region: Region;
}

/** Columns have to read better than rows by this much; where both have headings of their own, rows have to, by that much. */
const COLUMNS_BETTER = 0.5;
const ROWS_BETTER = 1.5;
/** More gutters of one page are not asked about. */
const MOST_GUTTERS = 8;

/** Parts a page at the gutters where its columns, read one after the other, read better than its rows do, behind the page before. */
function parted(page: Page, before: readonly PartedPage[]): PartedPage {
  const answers: boolean[] = [];
  /** The page by the answers so far, and by `next` for the gutter behind those. */
  const tried = (next: boolean) => {
    const headed: boolean[] = [];
    const region = regionOf(page.words, (areHeaded) => {
      headed.push(areHeaded);
      return answers[headed.length - 1] ?? (headed.length === answers.length + 1 && next);
    });
    return { region, areHeaded: headed[answers.length] };
  };
  const scoreOf = (region: Region) => orderScore(linesOfParted([...before, { page, region }]));
  let score: number | undefined;
  for (;;) {
    const { region, areHeaded } = tried(false);
    if (areHeaded === undefined || answers.length === MOST_GUTTERS) return { page, region };
    score ??= scoreOf(region);
    const columns = scoreOf(tried(true).region);
    const isColumns = columns > score + (areHeaded ? -ROWS_BETTER : COLUMNS_BETTER);
    answers.push(isColumns);
    if (isColumns) score = columns;
  }
}

/** The lines of all pages in reading order: columns that go on over pages are read to their end first. */
export function linesOf(pages: readonly Page[]): PositionedLine[] {
  const all: PartedPage[] = [];
  for (const page of pages) all.push(parted(page, all.slice(-1)));
  return linesOfParted(all);
}

function linesOfParted(pages: readonly PartedPage[]): PositionedLine[] {
  const flow = new Flow();
  let columns: OpenColumns | null = null;
  let current = flow.open();
  for (const { page, region } of pages) {
    if (
      columns &&
      region.kind === 'split' &&
      isEmpty(region.above) &&
      Math.abs(region.gutter - columns.gutter) < 25
    ) {
      flow.add(region.left, page.number, columns.left);
      flow.add(region.right, page.number, columns.right);
    } else if (columns && region.kind === 'rows' && isOnSide(region.words, columns)) {
      flow.add(region, page.number, columns[columns.main]);
      continue;
    } else if (region.kind === 'split' && widthOf(wordsIn(region)) > 0 && isTall(region, page)) {
      current = flow.add(region.above, page.number, current);
      const left = flow.open();
      const right = flow.open();
      flow.add(region.left, page.number, left);
      flow.add(region.right, page.number, right);
      columns = { left, right, gutter: region.gutter, main: mainOf(region) };
    } else {
      if (columns) current = flow.open();
      columns = null;
      current = flow.add(region, page.number, current);
      continue;
    }
    if (region.kind === 'split' && !isEmpty(region.below)) {
      current = flow.add(region.below, page.number, flow.open());
      columns = null;
    } else current = columns[columns.main];
  }
  return flow.lines();
}

/** Whether columns take most of a page and so may run on to the next. */
function isTall(split: Split, page: Page): boolean {
  const words = [...wordsIn(split.left), ...wordsIn(split.right)];
  const height = Math.max(...words.map((word) => word.bottom)) - Math.min(...words.map((word) => word.top));
  return height > 0.4 * page.height;
}

function isOnSide(words: readonly Word[], { gutter, main }: OpenColumns): boolean {
  if (words.length === 0) return true;
  const aside = words.filter((word) => (main === 'right' ? word.x1 < gutter - 5 : word.x0 > gutter + 5));
  return aside.length === 0;
}

/** The lines of a page in columns; null where it is to be read row by row. */
export function linesInColumns(page: Page): PositionedLine[] | null {
  const one = parted(page, []);
  return one.region.kind === 'split' && isTall(one.region, page) ? linesOfParted([one]) : null;
}
