import type { Box } from '@candor/domain/reading';
import type { PageReading } from '../reading.ts';

/** A place on a page, and the fields that were found there. */
export interface PageMark {
  paths: string[];
  box: Box;
}

/** The marks of a page by its number. What shares a place is one mark. */
export function pageMarks({ fields }: PageReading, page: number): PageMark[] {
  const marks = new Map<string, PageMark>();
  for (const { path, box, page: own } of fields) {
    if (own !== page) continue;
    const place = [box.x0, box.top, box.x1, box.bottom].join(' ');
    const mark = marks.get(place);
    if (mark) mark.paths.push(path);
    else marks.set(place, { paths: [path], box });
  }
  return [...marks.values()];
}
