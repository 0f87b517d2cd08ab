import { getDocumentProxy } from 'unpdf';

type Mark = { x: number; y: number; size: number };

/**
 * Where the lines of each page of a PDF begin, where their last word group does, and how large it is, in whole points:
 * what shows that a page has moved. Written as {@link import('./page-print.ts').pagePrint} writes it.
 */
export async function pdfPrint(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const [, , , height = 0] = page.view;
    const lines = new Map<number, Mark[]>();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , size = 0, x = 0, y = 0] = item.transform.map(Number);
      const line = Math.round(height - y);
      lines.set(line, [...(lines.get(line) ?? []), { x, y: line, size: Math.abs(size) }]);
    }
    pages.push(
      [...lines]
        .toSorted(([a], [b]) => a - b)
        .flatMap(([, marks]) => ends(marks.toSorted((a, b) => a.x - b.x)))
        .map(({ x, y, size }) => `${Math.round(x)},${y},${Math.round(size * 10)}`)
        .join(' '),
    );
  }
  return pages;
}

function ends(marks: readonly Mark[]): Mark[] {
  const [first] = marks;
  const last = marks.at(-1);
  if (first === undefined || last === undefined) return [];
  return first === last ? [first] : [first, last];
}
