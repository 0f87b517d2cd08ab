import type { ExportFormat } from '@candor/domain/cv';
import { createPool, type RunOptions } from '@candor/pool';
import { keepToOwnFonts } from './fonts/own-fonts-only.ts';
import type { Pages, PagesInput, RenderedFile, RenderInput, ThumbnailScale } from './input.ts';
import type { LetterInput } from './letters/letter-input.ts';
import type { Work, WorkResult } from './pool/work.ts';

export type Renderer = {
  /** The pages as pictures. Rejects with a `PoolFault` where drawing fails, takes over 20 s or is given up. */
  pages(input: PagesInput, asking?: RunOptions): Promise<Pages>;
  /** The first page as a WebP of 320 pixels times the scale in width. Rejects as `pages` does. */
  thumbnail(input: RenderInput, scale: ThumbnailScale, asking?: RunOptions): Promise<Uint8Array>;
  /** A finished file of the format. Rejects as `pages` does. */
  file(format: ExportFormat, input: RenderInput, asking?: RunOptions): Promise<RenderedFile>;
  /** The pages of a letter as pictures, its first page as a thumbnail, and a letter as a file. All reject as `pages` does. */
  letterPages(input: LetterInput, asking?: RunOptions): Promise<Pick<Pages, 'pages' | 'missing'>>;
  letterThumbnail(input: LetterInput, scale: ThumbnailScale, asking?: RunOptions): Promise<Uint8Array>;
  letterFile(format: ExportFormat, input: LetterInput, asking?: RunOptions): Promise<RenderedFile>;
  /** Ends the threads; work still waiting is rejected. */
  close(): Promise<void>;
};

export type RendererOptions = {
  /** Drawing threads at most, at least 1. Default 1; each holds its fonts and results, about 150 MB. */
  threads?: number;
};

const timeoutMs = 20_000;

/** Draws CVs in threads of its own. The first warms up at once, so that the first page does not wait for the fonts. */
export function createRenderer({ threads = 1 }: RendererOptions = {}): Renderer {
  keepToOwnFonts();
  const script = new URL('pool/worker.ts', import.meta.url);
  const pool = createPool<Work, WorkResult>({ threads: Math.max(1, threads), timeoutMs, script });
  // A thread that cannot start shows itself in the first real piece of work.
  pool.run({ kind: 'warm' }).catch(() => undefined);

  async function run<K extends WorkResult['kind']>(
    work: Work & { kind: K },
    asking: RunOptions | undefined,
  ): Promise<WorkResult & { kind: K }> {
    const result = await pool.run(work, asking);
    if (!isOfKind(result, work.kind)) throw new Error(`Asked for ${work.kind}, was given ${result.kind}`);
    return result;
  }

  return {
    async pages(input, asking) {
      const { pages, marks, missing, fit } = await run({ kind: 'pages', input }, asking);
      return { pages, marks, missing, fit };
    },
    async thumbnail(input, scale, asking) {
      return (await run({ kind: 'thumbnail', input, scale }, asking)).bytes;
    },
    async file(format, input, asking) {
      const { bytes, type, extension } = await run({ kind: 'file', format, input }, asking);
      return { bytes, type, extension };
    },
    async letterPages(input, asking) {
      const { pages, missing } = await run({ kind: 'letter-pages', input }, asking);
      return { pages, missing };
    },
    async letterThumbnail(input, scale, asking) {
      return (await run({ kind: 'letter-thumbnail', input, scale }, asking)).bytes;
    },
    async letterFile(format, input, asking) {
      const { bytes, type, extension } = await run({ kind: 'letter-file', format, input }, asking);
      return { bytes, type, extension };
    },
    close: () => pool.close(),
  };
}

function isOfKind<K extends WorkResult['kind']>(
  result: WorkResult,
  kind: K,
): result is WorkResult & { kind: K } {
  return result.kind === kind;
}
