import { plural, say } from '@candor/domain/say';
import type { FileRead, ReadFileInput, RecognizedPicture } from './file-read.ts';
import { answerTo, foundInLines, optionsOf, type Found } from './found.ts';
import { readLimits } from './limits.ts';
import { openDrawnPdf } from './ocr/draw-pdf.ts';
import { PageReader } from './ocr/page-reader.ts';
import { readPicture } from './ocr/picture.ts';
import type { PageOfPicture } from './ocr/recognize-page.ts';
import { linesOf } from './page/flow.ts';
import { withMirroredPages } from './page/reading-order.ts';
import { readPdf, withWidths } from './pdf/read-pdf.ts';
import { Refusal } from './refusals.ts';
import { sniff } from './sniff.ts';

/**
 * Reads a picture of a page, or a PDF with pages that are pictures: their text is recognized on this machine. Answers
 * and rejects as `readFile` does. To be run in a process of its own: it takes seconds a page and hundreds of megabytes.
 */
export async function recognizeFile(input: ReadFileInput): Promise<FileRead> {
  return answerTo(input, async (file) => {
    const reader = new PageReader(file);
    try {
      return await recognized(file, reader);
    } finally {
      await reader.close();
    }
  });
}

async function recognized(input: ReadFileInput, reader: PageReader): Promise<Found> {
  const kind = sniff(input.bytes);
  switch (kind) {
    case 'png':
    case 'jpeg':
    case 'webp':
      return fromPicture(kind, input, reader);
    case 'pdf':
      return fromPdf(input, reader);
    default:
      throw new Refusal('wrong_type');
  }
}

/** Longer side of a sheet in points: how large a picture's page is meant to be, it does not say. */
const SHEET = 800;

async function fromPicture(
  type: 'png' | 'jpeg' | 'webp',
  input: ReadFileInput,
  reader: PageReader,
): Promise<Found> {
  const picture = await readPicture(input.bytes);
  const page = await reader.read({ number: 1, side: SHEET, picture }, { at: 0, of: 1 });
  if (page.words.length === 0) throw new Refusal('no_text');
  const pages = withMirroredPages([page]);
  const lines = withWidths(linesOf(pages), pages);
  const size = { width: page.width, height: page.height, count: 1 };
  return { ...withCertainty(foundInLines(type, lines, null, optionsOf(input)), [page]), pages: size };
}

async function fromPdf(input: ReadFileInput, reader: PageReader): Promise<Found> {
  const { bytes, signal } = input;
  const latestMs = performance.now() + readLimits.recognizedMs;
  const done: PageOfPicture[] = [];
  let left = 0;
  const { lines, pages, attached } = await readPdf(
    bytes,
    () => signal?.throwIfAborted(),
    async (numbers) => {
      const drawn = await openDrawnPdf(bytes);
      try {
        const wanted = numbers.slice(0, readLimits.recognizedPages);
        for (const [at, number] of wanted.entries()) {
          if (performance.now() > latestMs) break;
          const page = await drawn.draw(number);
          done.push(await reader.read({ number, ...page }, { at, of: wanted.length }));
        }
        left = numbers.length - done.length;
        return done;
      } finally {
        await drawn.close();
      }
    },
  );
  const found = withCertainty({ ...foundInLines('pdf', lines, attached, optionsOf(input)), pages }, done);
  return { ...found, notes: [...(found.notes ?? []), ...noteOfRest(left)] };
}

function noteOfRest(left: number): string[] {
  if (left === 0) return [];
  return [
    left === 1
      ? say`The last page that is a picture was left out: this file has more of them than are recognized at once.`
      : say`The last ${plural(left, { one: '# page', other: '# pages' })} that are pictures were left out: this file has more of them than are recognized at once.`,
  ];
}

const note = () =>
  say`The text was recognized from a picture. Words that are uncertain are marked; please check them.`;

/** Below it letters were seen in noise, a pattern or a photograph of things. */
const LEAST_CERTAINTY = 0.4;

/** A reading is as certain as the words that it rests on. */
function withCertainty(found: Found, pages: readonly PageOfPicture[]): Found {
  const certainty = pages.reduce((sum, page) => sum + page.certainty, 0) / Math.max(1, pages.length);
  const isAllOfIt = found.pages === undefined || found.pages.count <= pages.length;
  if (pages.length > 0 && certainty < LEAST_CERTAINTY && isAllOfIt) throw new Refusal('no_text');
  const confidence = Math.round(found.read.confidence * certainty * 100) / 100;
  const recognized = pages.map(({ number, width, height, turn }): RecognizedPicture => {
    return { page: number, width, height, turn };
  });
  return {
    ...found,
    read: { ...found.read, confidence },
    notes: [...(found.notes ?? []), note()],
    recognized,
  };
}
