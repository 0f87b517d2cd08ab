import type { PositionedLine } from '@candor/domain/reading';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { linesOf } from '../page/flow.ts';
import { withoutFurniture } from '../page/furniture.ts';
import { withMirroredPages } from '../page/reading-order.ts';
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

/** Recognizes pages that are pictures, by their numbers; gives those on which there was text. */
export type RecognizePages = (numbers: readonly number[]) => Promise<readonly Page[]>;

/** Words that stand on the picture of a page as well: a mark of the scanner, a number. */
const FEW_WORDS = 8;

/** The pages that are pictures of text: with hardly a word in a file that has pictures, or all where none has one. */
function picturedPages(pages: readonly Page[], isPictured: boolean): Page[] {
  if (pages.every(({ words }) => words.length === 0)) return [...pages];
  return isPictured ? pages.filter(({ words }) => words.length < FEW_WORDS) : [];
}

/** Pages with those in their places that were recognized and say more. */
function withRecognized(pages: readonly Page[], recognized: readonly Page[]): Page[] {
  const byNumber = new Map(recognized.map((page) => [page.number, page]));
  return pages.map((page) => {
    const other = byNumber.get(page.number);
    return other && other.words.length > page.words.length ? other : page;
  });
}

/**
 * Reads a PDF as lines in reading order. Throws a {@link Refusal} where it cannot be read, which one with pages that
 * are pictures can only where these are recognized.
 */
export async function readPdf(
  bytes: Uint8Array,
  onPage: OnPage,
  recognizePages?: RecognizePages,
): Promise<PdfRead> {
  const { pdf, actual, isPictured } = await openPdf(bytes);
  try {
    const drawn: Page[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      drawn.push({ number, width, height, words: await pageWords(page, actual) });
      page.cleanup();
      onPage(number, pdf.numPages);
    }
    const pictured = picturedPages(drawn, isPictured);
    if (pictured.length > 0 && !recognizePages) throw new Refusal('scanned');
    const recognized =
      pictured.length > 0 ? await recognizePages?.(pictured.map(({ number }) => number)) : [];
    const pages = withRecognized(drawn, recognized ?? []);
    if (pages.every(({ words }) => words.length === 0)) throw new Refusal('no_text');
    const [first] = pages;
    const inOrder = withoutFurniture(withMirroredPages(pages));
    return {
      lines: withWidths(linesOf(inOrder), inOrder),
      pages: { width: first?.width ?? 0, height: first?.height ?? 0, count: pdf.numPages },
      attached: await attachedCv(pdf),
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** Lines of mirrored pages say how wide those are, so that their places can be shown on the page as it is. */
export function withWidths(lines: readonly PositionedLine[], pages: readonly Page[]): PositionedLine[] {
  const widths = new Map(
    pages.flatMap(({ isMirrored, number, width }) => (isMirrored ? [[number, width]] : [])),
  );
  return lines.map((line) => {
    const mirroredAt = widths.get(line.page);
    return mirroredAt === undefined ? line : { ...line, mirroredAt };
  });
}

const NAME = 'candor-cv.json';

/** The CV attached to a PDF of ours. The contents of other attachments are never unpacked. */
async function attachedCv(pdf: PDFDocumentProxy): Promise<unknown> {
  const attachments: unknown = await pdf.getAttachments();
  const has = attachments instanceof Map && attachments.has(NAME);
  if (!has) return null;
  const content: unknown = await pdf.getAttachmentContent(NAME);
  if (!(content instanceof Uint8Array)) return null;
  try {
    return JSON.parse(new TextDecoder().decode(content)) as unknown;
  } catch {
    return null;
  }
}
