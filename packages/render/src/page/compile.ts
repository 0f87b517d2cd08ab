import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { Fallback } from '../fonts/fallbacks.ts';
import { families, type FamilyId } from '../fonts/families.ts';
import type { Pages, RenderInput } from '../input.ts';
import { settingOf, type Setting } from '../setting.ts';
import { planPage } from './page-data.ts';
import { picturesOf } from './pictures.ts';

const template = fileURLToPath(new URL('base.typ', import.meta.url));
const workspace = fileURLToPath(new URL('.', import.meta.url));

/** Results of earlier drawings not used in this many drawings are dropped. */
const cacheAge = 20;
/** Compilers kept, each for the fonts of one kind of page; each holds some megabytes of them. */
const keptCompilers = 6;

export type PageEngine = {
  /** A tagged file: PDF/UA-1, or plain tagged PDF where a text holds what that standard forbids. */
  pdf(input: RenderInput): Uint8Array;
  pages(input: RenderInput): Pages;
};

/** The engine that sets pages. One lives in each thread: what it drew before makes the next drawing cheap. */
export function pageEngine(): PageEngine {
  const compilers = new Map<string, NodeCompiler>();

  function compilerFor({ type }: Setting['theme'], fallbacks: readonly Fallback[]): NodeCompiler {
    const own = [...new Set<FamilyId>([type.text, type.display])];
    const key = [...own, ...fallbacks.map(({ name }) => name)].join();
    const compiler = compilers.get(key) ?? compilerWith(own, fallbacks);
    compilers.delete(key);
    compilers.set(key, compiler);
    for (const oldest of compilers.keys()) if (compilers.size > keptCompilers) compilers.delete(oldest);
    return compiler;
  }

  function draw<T>(input: RenderInput, finish: (compiler: NodeCompiler, document: NodeTypstDocument) => T) {
    const setting = settingOf(input);
    const { data, fallbacks, missing } = planPage(input, setting);
    const compiler = compilerFor(setting.theme, fallbacks);
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
      const sizeUsed = settingOf(input).theme.type.sizePt;
      const fit = { pages: pages.length, sizeUsed, sizeFactor: 1, spacingFactor: 1, tooLong: null };
      return { pages, missing, fit };
    },
  };
}

function compilerWith(own: readonly FamilyId[], fallbacks: readonly Fallback[]): NodeCompiler {
  const files = [...own.flatMap((id) => families[id].faces), ...fallbacks].map(({ file }) => file);
  return NodeCompiler.create({
    workspace,
    fontArgs: [{ fontBlobs: files.map((file) => readFileSync(file)) }],
  });
}

function tagged(compiler: NodeCompiler, document: NodeTypstDocument): Uint8Array {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' });
  } catch {
    return compiler.pdf(document);
  }
}
