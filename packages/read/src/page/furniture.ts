import { findRange } from '@candor/domain/reading';
import { rowsIn, segmentsOf, textOf, type Row } from './rows.ts';
import type { Page } from './word.ts';

/** Share of the page's height at its top and bottom where running headers and footers stand. */
const EDGE = 0.1;
const PAGE_NUMBER =
  /^(?:\p{L}{1,8}\.?\s?)?[-–(]?\s?\d{1,2}\s?[-–)]?(?:\s?(?:\/|\||of|von|de|di|van|sur|из)\s?\d{1,2})?$/iu;

/** A number of the page and of all pages, as a part of a line. */
const NUMBERED = /^(?:\p{L}{1,8}\.?\s)?\d{1,2}\s?(?:\/|\||of|von|de|di|van|sur|из)\s?\d{1,2}$/iu;
/** How to reach the person may stand at the foot of a page. */
const REACHING = /@|www\.|(?:\d[\s().-]*){7}/i;

/** Whether a line is a running footer: a number of all pages stands apart from what else it says. */
function isNumbered(row: Row, page: Page): boolean {
  const segments = segmentsOf(row);
  return (
    segments.length > 1 &&
    row.top > (1 - EDGE) * page.height &&
    segments.some((segment) => NUMBERED.test(textOf(segment.words))) &&
    !REACHING.test(textOf(row.words))
  );
}

function bare(text: string): string {
  return text.replaceAll(/\d+/g, '#').toLowerCase();
}

/**
 * Leaves out page numbers, and what stands at the edge of several pages in the same words: it is kept on the first.
 */
export function withoutFurniture(pages: readonly Page[]): Page[] {
  const edgeRows = pages.map((page) =>
    rowsIn(page.words).filter((row) => row.bottom < EDGE * page.height || row.top > (1 - EDGE) * page.height),
  );
  const seen = new Map<string, number>();
  for (const rows of edgeRows)
    for (const text of new Set(rows.map((row) => bare(textOf(row.words)))))
      seen.set(text, (seen.get(text) ?? 0) + 1);
  const shown = new Set<string>();
  return pages.map((page, at) => {
    const dropped = new Set(
      (edgeRows[at] ?? [])
        .filter((row) => {
          const text = textOf(row.words);
          const key = bare(text);
          if (isNumbered(row, page)) return true;
          if (PAGE_NUMBER.test(text) && !/\d{4}/.test(text) && page.words.length > row.words.length)
            return true;
          // Several jobs of one title may each stand at the edge of a page: their times tell them apart.
          const isRepeated =
            (seen.get(key) ?? 0) >= 2 && shown.has(key) && findRange(text)?.isSingle !== false;
          shown.add(key);
          return isRepeated;
        })
        .flatMap((row) => row.words),
    );
    return { ...page, words: page.words.filter((word) => !dropped.has(word)) };
  });
}
