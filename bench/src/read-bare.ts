import { unzipSync, strFromU8 } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';

/** The bare text of a file, with no understanding: what reading is measured beside. */
export async function bareText(name: string, bytes: Uint8Array): Promise<string> {
  if (name.endsWith('.pdf')) {
    const document = await getDocumentProxy(bytes);
    const { text } = await extractText(document, { mergePages: true });
    await document.loadingTask.destroy();
    return text;
  }
  if (name.endsWith('.docx')) {
    const parts = unzipSync(bytes, { filter: (file) => file.name === 'word/document.xml' });
    return strFromU8(parts['word/document.xml'] ?? new Uint8Array()).replaceAll(/<[^>]*>/g, ' ');
  }
  return new TextDecoder().decode(bytes);
}
