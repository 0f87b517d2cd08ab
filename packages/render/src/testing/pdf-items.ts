import { getDocumentProxy } from 'unpdf';

/** A word group of a PDF: where it begins, in points from the page's upper left corner, how wide and large it is, and in which face. */
export type PdfItem = { text: string; x: number; y: number; width: number; size: number; font: string };

/** The word groups of each page of a PDF, without those that say nothing. */
export async function pdfItems(bytes: Uint8Array): Promise<PdfItem[][]> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const pages: PdfItem[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const [, , , height = 0] = page.view;
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , size = 0, x = 0, y = 0] = item.transform.map(Number);
        return [
          { text: item.str, x, y: height - y, width: item.width, size: Math.abs(size), font: item.fontName },
        ];
      }),
    );
  }
  return pages;
}
