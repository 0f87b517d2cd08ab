import JSZip from 'jszip';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** The text of each page of a PDF, as another program reads it. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()));
  return text.map((page) => page.replace(/\s+/gu, ' '));
}

/** Title, author and language of a PDF, and whether it is tagged. */
export async function pdfFacts(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice());
  const { info } = await getMeta(pdf);
  const marks = await pdf.getMarkInfo();
  return {
    title: info['Title'],
    author: info['Author'],
    language: info['Language'],
    isTagged: marks?.Marked,
  };
}

/** One part of a DOCX as XML. */
export async function docxPart(bytes: Uint8Array, path: string): Promise<string> {
  const part = (await JSZip.loadAsync(bytes)).file(path);
  return part === null ? '' : part.async('string');
}

/** The texts of a DOCX body, paragraph by paragraph. */
export async function docxText(bytes: Uint8Array): Promise<string> {
  const xml = await docxPart(bytes, 'word/document.xml');
  return xml
    .replace(/<\/w:p>/gu, '\n')
    .replace(/<w:tab\/>/gu, '\t')
    .replace(/<[^>]*>/gu, '')
    .replace(
      /&(lt|gt|quot|apos|amp);/gu,
      (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })[name] ?? '',
    );
}

/** Where the first of `words` that does not follow the one before stands, or null where all come in order. */
export function outOfOrder(text: string, words: readonly string[]): string | null {
  let from = 0;
  for (const word of words) {
    const at = text.indexOf(word, from);
    if (at === -1) return word;
    from = at + word.length;
  }
  return null;
}
