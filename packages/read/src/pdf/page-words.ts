import type { PDFPageProxy } from 'unpdf/pdfjs';
import { z } from 'zod';
import type { Word } from '../page/word.ts';
import { wordsOf } from '../page/words.ts';
import { pageGlyphs } from './glyphs.ts';

const linkSchema = z.object({
  subtype: z.literal('Link'),
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  unsafeUrl: z.string().optional(),
  url: z.string().optional(),
});

const SAFE = /^(?:https?:|mailto:|tel:)/i;

/** The words of a page, with the addresses that lie under them. */
export async function pageWords(page: PDFPageProxy): Promise<Word[]> {
  const words = wordsOf(await pageGlyphs(page));
  const viewport = page.getViewport({ scale: 1 });
  const annotations: unknown[] = await page.getAnnotations();
  for (const annotation of annotations.slice(0, 500)) {
    const link = linkSchema.safeParse(annotation);
    const url = link.data?.url ?? link.data?.unsafeUrl;
    if (!link.success || url === undefined || !SAFE.test(url) || url.length > 2_000) continue;
    const [ax, ay] = viewport.convertToViewportPoint(link.data.rect[0], link.data.rect[1]);
    const [bx, by] = viewport.convertToViewportPoint(link.data.rect[2], link.data.rect[3]);
    const [left, right] = [Math.min(ax, bx), Math.max(ax, bx)];
    const [top, bottom] = [Math.min(ay, by), Math.max(ay, by)];
    for (const word of words) {
      const [x, y] = [(word.x0 + word.x1) / 2, (word.top + word.bottom) / 2];
      if (x > left && x < right && y > top && y < bottom) word.url = url;
    }
  }
  return words;
}
