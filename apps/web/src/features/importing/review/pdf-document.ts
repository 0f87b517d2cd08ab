import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a file may count on without bringing it: character maps of Asian fonts, and stand-ins for the standard fonts. */
const files = import.meta.glob<string>(
  [
    '../../../../../../node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs',
    '../../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
  ],
  { query: '?url', import: 'default', eager: true },
);
const urlByName = new Map(
  Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);

GlobalWorkerOptions.workerSrc = urlByName.get('pdf.worker.min.mjs') ?? '';

/** Gives pdf.js its data files by their hashed addresses. What is not there is no error: the page is drawn without. */
class AssetFactory {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = urlByName.get(filename);
    if (!url) throw new Error(`${filename} is not among the data files`);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${filename}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

export interface OpenPdf {
  pdf: PDFDocumentProxy;
  close: () => void;
}

/** Opens a PDF to be drawn. Nothing in it is run, no address in it is followed. Rejects where it cannot be opened. */
export async function openPdf(file: File): Promise<OpenPdf> {
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    // The content policy forbids it.
    useWasm: false,
    enableXfa: false,
    useWorkerFetch: false,
    BinaryDataFactory: AssetFactory,
    verbosity: 0,
  });
  try {
    return { pdf: await task.promise, close: () => void task.destroy() };
  } catch (error) {
    void task.destroy();
    throw error;
  }
}
