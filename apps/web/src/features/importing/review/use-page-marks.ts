import type { PDFPageProxy } from 'pdfjs-dist';
import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useMemo, useState } from 'react';
import { wordsAt } from '@candor/domain/cv';
import type { Box } from '@candor/domain/reading';
import type { PageReading } from '../reading.ts';
import { narrowBox, type PageText } from './narrow-box.ts';

/** A place on a page, and the fields that were found there. */
export interface PageMark {
  paths: string[];
  box: Box;
}

async function textsOf(page: PDFPageProxy): Promise<PageText[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str === '') return [];
    const [, , , , x0 = 0, baseline = 0]: number[] = Util.transform(viewport.transform, item.transform);
    return [{ text: item.str, x0, x1: x0 + item.width, baseline, size: item.height }];
  });
}

/** The marks of a page: each field's own words, as soon as the text of the page is known. What shares a place is one mark. */
export function usePageMarks(page: PDFPageProxy, reading: PageReading): PageMark[] {
  const [texts, setTexts] = useState<PageText[]>([]);
  useEffect(() => {
    let isUnmounted = false;
    // Without it the marks stay as wide as their lines.
    textsOf(page).then(
      (got) => !isUnmounted && setTexts(got),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [page]);
  return useMemo(() => marksOf(reading, page.pageNumber, texts), [page, reading, texts]);
}

/** The marks of a page by its number, as narrow as its texts allow. */
export function marksOf(
  { fields, document }: PageReading,
  page: number,
  texts: readonly PageText[],
): PageMark[] {
  const marks = new Map<string, PageMark>();
  for (const { path, box: line, page: number } of fields) {
    if (number !== page) continue;
    const box = narrowBox(line, wordsAt(document, path), texts);
    const place = [box.x0, box.top, box.x1, box.bottom].join(' ');
    const mark = marks.get(place);
    if (mark) mark.paths.push(path);
    else marks.set(place, { paths: [path], box });
  }
  return [...marks.values()];
}
