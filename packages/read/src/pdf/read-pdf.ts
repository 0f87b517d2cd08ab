import type { PositionedLine } from '@candor/domain/reading';
import { linesOf } from '../page/flow.ts';
import { withoutFurniture } from '../page/furniture.ts';
import type { Page } from '../page/word.ts';
import { Refusal } from '../refusals.ts';
import { openPdf } from './open-pdf.ts';
import { pageWords } from './page-words.ts';

export interface PdfRead {
  lines: PositionedLine[];
  pages: { width: number; height: number; count: number };
  /** The CV that Candor attached to its own PDF, as it stands there. */
  attached: unknown;
}

/** Called after each page; throws where the reading is to end. */
export type OnPage = (done: number, of: number) => void;

/** Reads a PDF as lines in reading order. Throws a {@link Refusal} where it cannot be read. */
export async function readPdf(bytes: Uint8Array, onPage: OnPage): Promise<PdfRead> {
  const pdf = await openPdf(bytes);
  try {
    const pages: Page[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      pages.push({ number, width, height, words: await pageWords(page) });
      page.cleanup();
      onPage(number, pdf.numPages);
    }
    const letters = pages.reduce((sum, page) => sum + page.words.length, 0);
    if (letters === 0) throw new Refusal('scanned');
    const [first] = pages;
    return {
      lines: linesOf(withoutFurniture(pages)),
      pages: { width: first?.width ?? 0, height: first?.height ?? 0, count: pdf.numPages },
      attached: attachedCv(await pdf.getAttachments()),
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

const NAME = 'candor-cv.json';

function attachedCv(attachments: unknown): unknown {
  if (typeof attachments !== 'object' || attachments === null) return null;
  for (const file of Object.values(attachments)) {
    if (typeof file !== 'object' || file === null) continue;
    const content: unknown = Reflect.get(file, 'content');
    if (Reflect.get(file, 'filename') !== NAME || !(content instanceof Uint8Array)) continue;
    try {
      return JSON.parse(new TextDecoder().decode(content)) as unknown;
    } catch {
      return null;
    }
  }
  return null;
}
