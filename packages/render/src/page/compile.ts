import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { Fallback } from '../fonts/fallbacks.ts';
import { families } from '../fonts/families.ts';
import type { Pages, RenderInput } from '../input.ts';
import { themeOf } from '../layouts/index.ts';
import { planPage } from './page-data.ts';
import { picturesOf } from './pictures.ts';

const template = fileURLToPath(new URL('base.typ', import.meta.url));
const workspace = fileURLToPath(new URL('.', import.meta.url));

/** Results of earlier drawings not used in this many drawings are dropped. */
const cacheAge = 20;
/** Compilers kept with further scripts; each holds some megabytes of fonts. */
const keptCompilers = 3;

export type PageEngine = {
  /** A tagged file: PDF/UA-1, or plain tagged PDF where a text holds what that standard forbids. */
  pdf(input: RenderInput): Uint8Array;
  pages(input: RenderInput): Pages;
};

/** The engine that sets pages. One lives in each thread: what it drew before makes the next drawing cheap. */
export function pageEngine(): PageEngine {
  const ownFonts = Object.values(families).flatMap(({ faces }) =>
    faces.map(({ file }) => readFileSync(file)),
  );
  const plain = compilerWith([]);
  const further = new Map<string, NodeCompiler>();

  function compilerWith(fallbacks: readonly Fallback[]): NodeCompiler {
    const fontBlobs = [...ownFonts, ...fallbacks.map(({ file }) => readFileSync(file))];
    return NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });
  }

  function compilerFor(fallbacks: readonly Fallback[]): NodeCompiler {
    if (fallbacks.length === 0) return plain;
    const key = fallbacks.map(({ name }) => name).join();
    const compiler = further.get(key) ?? compilerWith(fallbacks);
    further.delete(key);
    further.set(key, compiler);
    for (const oldest of further.keys()) if (further.size > keptCompilers) further.delete(oldest);
    return compiler;
  }

  function draw<T>(input: RenderInput, finish: (compiler: NodeCompiler, document: NodeTypstDocument) => T) {
    const { data, fallbacks, missing } = planPage(input, themeOf(input.layout));
    const compiler = compilerFor(fallbacks);
    const outcome = compiler.compile({ mainFilePath: template, inputs: { data: JSON.stringify(data) } });
    const document = outcome.result;
    if (document === null) {
      const reasons = JSON.stringify(outcome.takeDiagnostics()?.shortDiagnostics);
      throw new Error(`The page template failed: ${reasons}`);
    }
    const finished = finish(compiler, document);
    compiler.evictCache(cacheAge);
    return { finished, missing };
  }

  return {
    pdf: (input) => draw(input, tagged).finished,
    pages(input) {
      const { finished, missing } = draw(input, (compiler, document) => compiler.svg(document));
      const pages = picturesOf(finished);
      const sizeUsed = themeOf(input.layout).type.sizePt;
      const fit = { pages: pages.length, sizeUsed, sizeFactor: 1, spacingFactor: 1, tooLong: null };
      return { pages, missing, fit };
    },
  };
}

function tagged(compiler: NodeCompiler, document: NodeTypstDocument): Uint8Array {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' });
  } catch {
    return compiler.pdf(document);
  }
}
