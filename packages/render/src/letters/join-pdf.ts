import { PDFDocument } from '@cantoo/pdf-lib';

/**
 * Two PDFs as one file, the pages of the first before those of the second, with the title and author of the first.
 * The joined file is searchable and linked as before; it holds no tags, since these cannot be carried over.
 */
export async function joinPdf(first: Uint8Array, second: Uint8Array): Promise<Uint8Array> {
  const joined = await PDFDocument.load(first, { updateMetadata: false });
  const title = joined.getTitle();
  const author = joined.getAuthor();
  const whole = await PDFDocument.create();
  for (const part of [joined, await PDFDocument.load(second, { updateMetadata: false })]) {
    const pages = await whole.copyPages(part, part.getPageIndices());
    for (const page of pages) whole.addPage(page);
  }
  if (title) whole.setTitle(title, { showInWindowTitleBar: true });
  if (author) whole.setAuthor(author);
  whole.setProducer('Candor');
  whole.setCreator('Candor');
  // No clock in a file: the same letter and CV give the same bytes.
  whole.setCreationDate(new Date(0));
  whole.setModificationDate(new Date(0));
  return whole.save();
}
