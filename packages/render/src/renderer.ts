import type { ExportFormat } from '@candor/domain/cv';
import { createPool, PoolError, type PoolOptions, type RunOptions } from '@candor/pool';
import { cvTexts, letterTexts, type FieldText } from './drawable/field-texts.ts';
import { notDrawn, requireDrawable } from './drawable/require-drawable.ts';
import type { Pages, PagesInput, RenderedFile, RenderInput, ThumbnailScale } from './input.ts';
import type { LetterInput } from './letters/letter-input.ts';
import type { Work, WorkResult } from './pool/work.ts';

/**
 * Draws. Everything rejects with `NotDrawable` where a text cannot be set or the drawing broke, and with a `PoolError`
 * where it was given up or could not begin.
 */
export type Renderer = {
  /** The pages as pictures. */
  pages(input: PagesInput, asking?: RunOptions): Promise<Pages>;
  /** The first page as a WebP of 320 pixels times the scale in width. */
  thumbnail(input: RenderInput, scale: ThumbnailScale, asking?: RunOptions): Promise<Uint8Array>;
  /** A finished file of the format. */
  file(format: ExportFormat, input: RenderInput, asking?: RunOptions): Promise<RenderedFile>;
  /** The pages of a letter as pictures, its first page as a thumbnail, and a letter as a file. */
  letterPages(input: LetterInput, asking?: RunOptions): Promise<Pick<Pages, 'pages' | 'missing'>>;
  letterThumbnail(input: LetterInput, scale: ThumbnailScale, asking?: RunOptions): Promise<Uint8Array>;
  letterFile(format: ExportFormat, input: LetterInput, asking?: RunOptions): Promise<RenderedFile>;
  /** Ends the processes; work still waiting is rejected. */
  close(): Promise<void>;
};

/**
 * One process draws, another waits, warm, to take its place: the compiler's own code may end a process on a text that
 * nobody foresaw. Thirty pages of pictures or 150 of a file need up to 350 MB, a spare 140: together below
 * 600.
 */
const LIMITS = {
  workers: 1,
  kept: 2,
  /** After many pages a process holds twice what a fresh one does. */
  idleMs: 60_000,
  timeoutMs: 20_000,
  residentMb: 400,
  isIsolated: true,
} as const;

/** Draws in processes of its own, which start at once, so that the first page does not wait for the fonts. */
export function createRenderer(
  limits: Partial<Pick<PoolOptions, 'timeoutMs' | 'residentMb'>> = {},
): Renderer {
  const script = new URL('pool/worker.ts', import.meta.url);
  const pool = createPool<Work, WorkResult>({ ...LIMITS, ...limits, script });

  async function run<K extends WorkResult['kind']>(
    work: Work & { kind: K },
    asking: RunOptions | undefined,
  ): Promise<WorkResult & { kind: K }> {
    const texts = textsOf(work);
    requireDrawable(texts);
    const result = await pool.run(work, asking).catch((error: unknown) => {
      throw error instanceof PoolError && isBroken(error) ? notDrawn(texts, error) : error;
    });
    if (!isOfKind(result, work.kind)) throw new Error(`Asked for ${work.kind}, was given ${result.kind}`);
    return result;
  }

  return {
    async pages(input, asking) {
      const { pages, marks, missing, fit } = await run({ kind: 'pages', input }, asking);
      return { pages, marks, missing, fit };
    },
    async thumbnail(input, scale, asking) {
      return plain((await run({ kind: 'thumbnail', input, scale }, asking)).bytes);
    },
    async file(format, input, asking) {
      const { bytes, type, extension } = await run({ kind: 'file', format, input }, asking);
      return { bytes: plain(bytes), type, extension };
    },
    async letterPages(input, asking) {
      const { pages, missing } = await run({ kind: 'letter-pages', input }, asking);
      return { pages, missing };
    },
    async letterThumbnail(input, scale, asking) {
      return plain((await run({ kind: 'letter-thumbnail', input, scale }, asking)).bytes);
    },
    async letterFile(format, input, asking) {
      const { bytes, type, extension } = await run({ kind: 'letter-file', format, input }, asking);
      return { bytes: plain(bytes), type, extension };
    },
    close: () => pool.close(),
  };
}

/** Bytes come out of another process as a Node buffer, which some libraries refuse. */
function plain({ buffer, byteOffset, byteLength }: Uint8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

const isBroken = ({ kind }: PoolError) => kind === 'too-much' || kind === 'died' || kind === 'failed';

/** What of a piece of work is set on a page: of a plain text nothing is. */
function textsOf(work: Work): FieldText[] {
  if ('format' in work && work.format === 'txt') return [];
  const { input } = work;
  if ('document' in input) return cvTexts(input.document);
  return [...letterTexts(input.letter), ...(input.cv ? cvTexts(input.cv.document) : [])];
}

function isOfKind<K extends WorkResult['kind']>(
  result: WorkResult,
  kind: K,
): result is WorkResult & { kind: K } {
  return result.kind === kind;
}
