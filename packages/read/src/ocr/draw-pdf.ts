import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readLimits } from '../limits.ts';
import { greyOf, type GreyPage } from './grey-page.ts';
import { PAGE_SIDE } from './picture.ts';

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string) => `${join(home, name)}/`;

const WORKER = 'pdfjs-dist/legacy/build/pdf.worker.mjs';
const GLOBAL_NAME = 'pdfjsWorker';

/** pdf.js looks for its worker under one global name, where the release that reads the words has put its own. */
async function withOwnWorker<T>(act: () => Promise<T>): Promise<T> {
  const other: unknown = Reflect.get(globalThis, GLOBAL_NAME);
  // It takes the name as soon as it is loaded.
  const own: unknown = await import(WORKER);
  Reflect.set(globalThis, GLOBAL_NAME, own);
  try {
    return await act();
  } finally {
    Reflect.set(globalThis, GLOBAL_NAME, other);
  }
}

/** A PDF whose pages are drawn; to be closed. */
export interface DrawnPdf {
  /** A page by its number, from 1, at the size it is recognized in. Rejects where it cannot be drawn. */
  draw(number: number): Promise<{ picture: GreyPage; side: number }>;
  close(): Promise<void>;
}

/** Opens a PDF to draw its pages: with its pictures, without its scripts and outside resources. */
export async function openDrawnPdf(bytes: Uint8Array): Promise<DrawnPdf> {
  const options = {
    // pdf.js takes over the memory of what it is given.
    data: bytes.slice(),
    maxImageSize: readLimits.pixels,
    canvasMaxAreaInBytes: 4 * readLimits.pixels,
    enableXfa: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    wasmUrl: folder('wasm'),
    verbosity: 0,
  };
  const pdf = await withOwnWorker(() => getDocument(options).promise);
  return {
    async draw(number) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const side = Math.max(width, height);
      const viewport = page.getViewport({ scale: PAGE_SIDE / side });
      const canvas = createCanvas(
        Math.max(1, Math.round(viewport.width)),
        Math.max(1, Math.round(viewport.height)),
      );
      const context = canvas.getContext('2d');
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      // The canvas is drawn on as a browser's; its types differ in what is not used here.
      await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
      page.cleanup();
      return { picture: greyOf(context.getImageData(0, 0, canvas.width, canvas.height)), side };
    },
    async close() {
      await pdf.loadingTask.destroy();
    },
  };
}
