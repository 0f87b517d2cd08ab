import { cvDocument, defaultLayout, wholePage, type PagePicture } from '@candor/domain/cv';
import type { ThumbnailScale } from '../input.ts';
import { letterEngine } from '../letters/letter-engine.ts';
import { letterFile } from '../letters/letter-file.ts';
import { pageEngine } from '../page/compile.ts';
import type { Work, WorkResult } from './work.ts';
import { renderFile } from '../render-file.ts';

/** Drawn while nobody waits, so that the first page does not wait for fonts and template. */
const blank = { document: cvDocument(), layout: defaultLayout, paper: 'letter', isBrandFree: false } as const;

/** The rasteriser is loaded by the first thumbnail: a server without visitors holds less. */
async function thumbnail<K extends 'thumbnail' | 'letter-thumbnail'>(
  kind: K,
  [first = []]: readonly PagePicture[],
  scale: ThumbnailScale,
): Promise<{ kind: K; bytes: Uint8Array }> {
  const { thumbnailOf } = await import('../page/thumbnail.ts');
  return { kind, bytes: await thumbnailOf(wholePage(first), scale) };
}

/** All that is drawn inside one process, warmed up. The returned function does one piece of work after the other. */
export function drawing(): (work: Work) => Promise<WorkResult> {
  const engine = pageEngine();
  const letters = letterEngine();
  engine.pages(blank);
  return async (work) => {
    switch (work.kind) {
      case 'pages':
        return { kind: 'pages', ...engine.pages(work.input) };
      case 'thumbnail':
        return thumbnail(work.kind, engine.pages(work.input).pages, work.scale);
      case 'file':
        return { kind: 'file', ...(await renderFile(engine, work.format, work.input)) };
      case 'letter-pages':
        return { kind: 'letter-pages', ...letters.pages(work.input) };
      case 'letter-thumbnail':
        return thumbnail(work.kind, letters.pages(work.input).pages, work.scale);
      case 'letter-file':
        return {
          kind: 'letter-file',
          ...(await letterFile({ letters, pages: engine }, work.format, work.input)),
        };
      default:
        return work satisfies never;
    }
  };
}
