import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { families } from '../fonts/families.ts';
import type { RenderInput } from '../input.ts';
import { themeOf } from '../layouts/index.ts';
import { pageData } from './page-data.ts';

const template = fileURLToPath(new URL('base.typ', import.meta.url));
const workspace = fileURLToPath(new URL('.', import.meta.url));

/** Results of earlier drawings not used in this many drawings are dropped. */
const cacheAge = 20;

/** The engine that sets pages. One lives in each worker: what it drew before makes the next drawing cheap. */
export function pageEngine() {
  const fontBlobs = Object.values(families).flatMap(({ faces }) =>
    faces.map(({ file }) => readFileSync(file)),
  );
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });

  function compiled(input: RenderInput): NodeTypstDocument {
    const data = JSON.stringify(pageData(input, themeOf(input.layout)));
    const outcome = compiler.compile({ mainFilePath: template, inputs: { data } });
    const result = outcome.result;
    if (result === null) {
      throw new Error(
        `The page template failed: ${JSON.stringify(outcome.takeDiagnostics()?.shortDiagnostics)}`,
      );
    }
    return result;
  }

  return {
    pdf(input: RenderInput): Uint8Array {
      const bytes = compiler.pdf(compiled(input), { pdfStandard: 'ua-1' });
      compiler.evictCache(cacheAge);
      return bytes;
    },
    svg(input: RenderInput): string {
      const svg = compiler.svg(compiled(input));
      compiler.evictCache(cacheAge);
      return svg;
    },
  };
}

export type PageEngine = ReturnType<typeof pageEngine>;
