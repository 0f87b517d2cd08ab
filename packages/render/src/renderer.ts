import type { ExportFormat } from '@candor/domain/cv';
import { createJobClient, PoolError, type PoolOptions, type RunOptions } from '@candor/pool';
import { cvTexts, letterTexts, type FieldText } from './drawable/field-texts.ts';
import { notDrawn, requireDrawable } from './drawable/require-drawable.ts';
import type { HtmlParts, Pages, PagesInput, RenderedFile, RenderInput, ThumbnailScale } from './input.ts';
import type { LetterInput, LetterPages } from './letters/letter-input.ts';
import type { DrawingJobs } from './pool/drawing-jobs.ts';

/**
 * Draws documents of one kind. Everything rejects with `NotDrawable` where a text cannot be set or the drawing broke,
 * and with a `PoolError` where it was given up or could not begin.
 */
export interface DocumentRenderer<Input, Drawn> {
  /** The pages as pictures. */
  pages(input: Input, asking?: RunOptions): Promise<Drawn>;
  /** The first page as a WebP of 320 pixels times the scale in width. */
  thumbnail(input: Input, scale: ThumbnailScale, asking?: RunOptions): Promise<Uint8Array>;
  /** A finished file of the format. */
  file(format: ExportFormat, input: Input, asking?: RunOptions): Promise<RenderedFile>;
}

/** What a CV can become beyond what every document can. */
export interface CvRenderer extends DocumentRenderer<PagesInput, Pages> {
  /** The parts of a page in HTML. `rel` says how its links stand to the page. */
  htmlParts(input: RenderInput, rel: string, asking?: RunOptions): Promise<HtmlParts>;
  /** The upper part of the first page as a PNG of 1200 by 630 pixels, which services show beside a link. */
  sharePicture(input: RenderInput, asking?: RunOptions): Promise<Uint8Array>;
}

export interface Renderer {
  cv: CvRenderer;
  letter: DocumentRenderer<LetterInput, LetterPages>;
  /** Ends the processes; work still waiting is rejected. */
  close(): Promise<void>;
}

/**
 * One process draws; while people work another waits, warm, to take its place: the compiler's own code may end a process on
 * a text that nobody foresaw. Thirty pages of pictures or 150 of a file need up to 350 MB, a spare 140: together below
 * 600.
 */
const LIMITS = {
  workers: 1,
  minWorkers: 2,
  /** After many pages a process holds twice what a fresh one does. */
  idleMs: 60_000,
  timeoutMs: 20_000,
  residentMb: 400,
  isIsolated: true,
} as const satisfies Partial<PoolOptions>;

/** Draws in processes of its own, which start at once, so that the first page does not wait for the fonts. */
export function createRenderer(
  limits: Partial<Pick<PoolOptions, 'timeoutMs' | 'residentMb' | 'yieldsTo'>> = {},
): Renderer {
  const script = new URL('pool/worker.ts', import.meta.url);
  const workers = createJobClient<DrawingJobs>({ ...LIMITS, ...limits, script });

  /** Draws what holds these texts, if they can be set. */
  async function draw<Name extends keyof DrawingJobs>(
    name: Name,
    input: DrawingJobs[Name]['input'],
    { texts, asking }: { texts: readonly FieldText[]; asking: RunOptions | undefined },
  ): Promise<DrawingJobs[Name]['output']> {
    requireDrawable(texts);
    return workers.run(name, input, asking).catch((error: unknown) => {
      throw error instanceof PoolError && isBroken(error) ? notDrawn(texts, error) : error;
    });
  }

  return {
    cv: {
      pages: (input, asking) => draw('cv-pages', input, { texts: cvTexts(input.document), asking }),
      async thumbnail(input, scale, asking) {
        const texts = cvTexts(input.document);
        return plain(await draw('cv-thumbnail', { input, scale }, { texts, asking }));
      },
      async file(format, input, asking) {
        const texts = textsInFile(format, cvTexts(input.document));
        return plainFile(await draw('cv-file', { input, format }, { texts, asking }));
      },
      htmlParts: (input, rel, asking) =>
        draw('cv-html-parts', { input, rel }, { texts: cvTexts(input.document), asking }),
      async sharePicture(input, asking) {
        return plain(await draw('cv-share-picture', input, { texts: cvTexts(input.document), asking }));
      },
    },
    letter: {
      pages: (input, asking) => draw('letter-pages', input, { texts: textsOfLetter(input), asking }),
      async thumbnail(input, scale, asking) {
        const texts = textsOfLetter(input);
        return plain(await draw('letter-thumbnail', { input, scale }, { texts, asking }));
      },
      async file(format, input, asking) {
        const texts = textsInFile(format, textsOfLetter(input));
        return plainFile(await draw('letter-file', { input, format }, { texts, asking }));
      },
    },
    close: () => workers.close(),
  };
}

/** Bytes come out of another process as a Node buffer, which some libraries refuse. */
function plain({ buffer, byteOffset, byteLength }: Uint8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

const plainFile = (file: RenderedFile): RenderedFile => ({ ...file, bytes: plain(file.bytes) });

const isBroken = ({ kind }: PoolError) => kind === 'too-much' || kind === 'died' || kind === 'failed';

/** What is set on a page: of a plain text nothing is. */
const textsInFile = (format: ExportFormat, texts: FieldText[]) => (format === 'txt' ? [] : texts);

function textsOfLetter({ letter, cv }: LetterInput): FieldText[] {
  return [...letterTexts(letter), ...(cv ? cvTexts(cv.document) : [])];
}
