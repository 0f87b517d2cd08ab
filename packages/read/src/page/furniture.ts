import { findRange } from '@candor/domain/reading';
import { rowsIn, textOf, type Row } from './rows.ts';
import type { Page } from './word.ts';

/** Share of the page's height at its top and bottom where running headers and footers stand. */
const EDGE = 0.1;
const PAGE_NUMBER =
  /^(?:\p{L}{1,8}\.?\s?)?[-–(]?\s?\d{1,2}\s?[-–)]?(?:\s?(?:\/|\||of|von|de|di|van|sur|из)\s?\d{1,2})?$/iu;

function bare(row: Row): string {
  return textOf(row.words).replaceAll(/\d+/g, '#').toLowerCase();
}

function isAtEdge({ top, bottom }: Row, { height }: Page): boolean {
  return bottom < EDGE * height || top > (1 - EDGE) * height;
}

/** How many pages say some words at their edge, by these words; none where they stand in the middle of one as well. */
function sharedEdges(pages: readonly { page: Page; rows: readonly Row[] }[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { page, rows } of pages)
    for (const text of new Set(rows.filter((row) => isAtEdge(row, page)).map(bare)))
      seen.set(text, (seen.get(text) ?? 0) + 1);
  for (const { page, rows } of pages)
    for (const row of rows) if (!isAtEdge(row, page)) seen.delete(bare(row));
  return seen;
}

/**
 * Leaves out page numbers, and what stands at the edge of several pages in the same words: it is kept on the first. Words that
 * stand within a page too are text, which a page happens to begin or end with.
 */
export function withoutFurniture(given: readonly Page[]): Page[] {
  const pages = given.map((page) => ({ page, rows: rowsIn(page.words) }));
  const seen = sharedEdges(pages);
  const shown = new Set<string>();
  return pages.map(({ page, rows }) => {
    const isFurniture = (row: Row) => {
      const text = textOf(row.words);
      if (PAGE_NUMBER.test(text) && !/\d{4}/.test(text) && page.words.length > row.words.length) return true;
      // Several jobs of one title may each stand at the edge of a page: their times tell them apart.
      const isRepeated =
        (seen.get(bare(row)) ?? 0) >= 2 && shown.has(bare(row)) && findRange(text)?.isSingle !== false;
      shown.add(bare(row));
      return isRepeated;
    };
    const dropped = new Set(
      rows.filter((row) => isAtEdge(row, page) && isFurniture(row)).flatMap(({ words }) => words),
    );
    return { ...page, words: page.words.filter((word) => !dropped.has(word)) };
  });
}
