import { cvDocument, defaultLayout } from '@candor/domain/cv';
import { letterEngine } from './letters/letter-engine.ts';
import { letterFile } from './letters/letter-file.ts';
import { pageEngine } from './page/compile.ts';
import type { Work, WorkResult } from './pool/work.ts';
import { renderFile } from './render-file.ts';

/** Drawn while nobody waits, so that the first page does not wait for fonts and template. */
const blank = { document: cvDocument(), layout: defaultLayout, paper: 'letter', isBrandFree: false } as const;

/** All that is drawn inside one thread. The returned function does one piece of work after the other. */
export function drawingDesk(): (work: Work) => Promise<WorkResult> {
  const engine = pageEngine();
  const letters = letterEngine();
  return async (work) => {
    switch (work.kind) {
      case 'warm':
        engine.pages(blank);
        return { kind: 'warm' };
      case 'pages':
        return { kind: 'pages', ...engine.pages(work.input) };
      case 'first-page':
        return { kind: 'first-page', page: engine.pages(work.input).pages[0] ?? '' };
      case 'file':
        return { kind: 'file', ...(await renderFile(engine, work.format, work.input)) };
      case 'letter-pages':
        return { kind: 'letter-pages', ...letters.pages(work.input) };
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
