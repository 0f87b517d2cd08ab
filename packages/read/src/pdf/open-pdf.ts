import { getDocument, PasswordException, type PDFDocumentProxy } from 'unpdf/pdfjs';
import { readLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';
import { actualTexts } from './actual-text.ts';
import { hasPictures } from './has-pictures.ts';
import { refuseHuge } from './refuse-huge.ts';

/** An open PDF. */
export interface OpenedPdf {
  pdf: PDFDocumentProxy;
  /** What its pages say of characters whose face does not tell their meaning. */
  actual: ReadonlyMap<number, string>;
  /** It holds pictures that may be pages. */
  isPictured: boolean;
}

/** Opens a PDF without its pictures, scripts and outside resources. Throws a {@link Refusal} where that cannot be. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const objects = refuseHuge(bytes);
  const [actual, isPictured] = [actualTexts(objects), hasPictures(objects)];
  const task = getDocument({
    // pdf.js takes over the memory of what it is given.
    data: bytes.slice(),
    // Pictures are never drawn: none is unpacked.
    maxImageSize: 1,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > readLimits.pages) throw new Refusal('too_many_pages');
    return { pdf, actual, isPictured };
  } catch (error) {
    await task.destroy().catch(() => undefined);
    if (error instanceof Refusal) throw error;
    throw new Refusal(error instanceof PasswordException ? 'password' : 'damaged');
  }
}
