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

/** The words of a page, with the addresses that lie under them; `actual` as {@link pageGlyphs} takes it. */
export async function pageWords(page: PDFPageProxy, actual: ReadonlyMap<number, string>): Promise<Word[]> {
  const words = wordsOf(await pageGlyphs(page, actual));
  const pictures: Word[] = [];
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
    const under = words.filter((word) => {
      const [x, y] = [(word.x0 + word.x1) / 2, (word.top + word.bottom) / 2];
      return x > left && x < right && y > top && y < bottom;
    });
    for (const word of under) word.url = url;
    if (under.length === 0 && /^https?:/i.test(url) && bottom - top < 60)
      pictures.push(linkedPicture(left, right, top, bottom, url));
  }
  return [...words, ...pictures];
}

/** A picture with an address under it, as a word: the address would be lost otherwise. */
function linkedPicture(left: number, right: number, top: number, bottom: number, url: string): Word {
  const size = Math.max(4, Math.min(14, bottom - top));
  return {
    text: '•',
    x0: left,
    x1: right,
    top,
    bottom,
    baseline: bottom - 0.22 * size,
    size,
    isBold: false,
    isItalic: false,
    color: '#000000',
    url,
  };
}
