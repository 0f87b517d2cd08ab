import type { ExportFormat } from '@candor/domain/cv';
import type { Pages, RenderedFile, RenderInput } from './input.ts';
import { createPool } from './pool/pool.ts';
import type { Work, WorkResult } from './pool/work.ts';

export type Renderer = {
  /** The pages as pictures. Rejects where drawing fails or takes over 20 s. */
  pages(input: RenderInput): Promise<Pages>;
  /** A finished file of the format. Rejects where drawing fails or takes over 20 s. */
  file(format: ExportFormat, input: RenderInput): Promise<RenderedFile>;
  /** Ends the threads; work still waiting is rejected. */
  close(): Promise<void>;
};

export type RendererOptions = {
  /** Drawing threads, at least 1. Default 1; each holds its fonts and results, about 150 MB. */
  threads?: number;
};

const timeoutMs = 20_000;

/** Draws CVs in threads of its own. They warm up at once, so that the first page does not wait for the fonts. */
export function createRenderer({ threads = 1 }: RendererOptions = {}): Renderer {
  const script = new URL('pool/worker.ts', import.meta.url);
  const pool = createPool({ threads: Math.max(1, threads), timeoutMs, script });
  // A thread that cannot start shows itself in the first real piece of work.
  for (let thread = 0; thread < threads; thread += 1) pool.run({ kind: 'warm' }).catch(() => undefined);

  async function run<K extends WorkResult['kind']>(
    work: Work & { kind: K },
  ): Promise<WorkResult & { kind: K }> {
    const result = await pool.run(work);
    if (!isOfKind(result, work.kind)) throw new Error(`Asked for ${work.kind}, was given ${result.kind}`);
    return result;
  }

  return {
    async pages(input) {
      const { pages, missing, fit } = await run({ kind: 'pages', input });
      return { pages, missing, fit };
    },
    async file(format, input) {
      const { bytes, type, extension } = await run({ kind: 'file', format, input });
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
