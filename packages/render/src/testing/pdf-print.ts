import { pdfItems, type PdfItem } from './pdf-items.ts';

/**
 * Where the lines of each page of a PDF begin, where their last word group does, and how large it is, in whole points:
 * what shows that a page has moved. Written as {@link import('./page-print.ts').pagePrint} writes it.
 */
export async function pdfPrint(bytes: Uint8Array): Promise<string[]> {
  const pages = await pdfItems(bytes);
  return pages.map((items) => {
    const lines = new Map<number, PdfItem[]>();
    for (const item of items) {
      const line = Math.round(item.y);
      lines.set(line, [...(lines.get(line) ?? []), item]);
    }
    return [...lines]
      .toSorted(([a], [b]) => a - b)
      .flatMap(([y, marks]) => ends(marks.toSorted((a, b) => a.x - b.x)).map((mark) => ({ ...mark, y })))
      .map(({ x, y, size }) => `${Math.round(x)},${y},${Math.round(size * 10)}`)
      .join(' ');
  });
}

function ends(marks: readonly PdfItem[]): PdfItem[] {
  const [first] = marks;
  const last = marks.at(-1);
  if (first === undefined || last === undefined) return [];
  return first === last ? [first] : [first, last];
}
