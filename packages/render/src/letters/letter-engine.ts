import { fileURLToPath } from 'node:url';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { compilerShelf } from '../page/compiler-shelf.ts';
import { planPage } from '../page/page-data.ts';
import { picturesOf } from '../page/pictures.ts';
import { cvDocument } from '@candor/domain/cv';
import type { LetterInput } from './letter-input.ts';
import { letterSetting } from './letter-setting.ts';

const template = fileURLToPath(new URL('../page/letter.typ', import.meta.url));

/** Results of earlier drawings not used in this many drawings are dropped. */
const cacheAge = 20;

export type LetterEngine = {
  /** A tagged PDF of the letter alone. */
  pdf(input: LetterInput): Uint8Array;
  pages(input: LetterInput): { pages: string[]; missing: string[] };
};

/** The engine that sets letters, with the page template's own parts. */
export function letterEngine(): LetterEngine {
  const shelf = compilerShelf();

  function draw(input: LetterInput) {
    const setting = letterSetting(input);
    const { layout, paper, title, language } = input;
    const page = {
      document: cvDocument(),
      layout,
      paper,
      isBrandFree: true,
      title: title || setting.sheet.name || 'Letter',
      language: language ?? 'en',
    };
    const { data, fallbacks, missing } = planPage(page, setting);
    const compiler = shelf.compilerFor(setting, fallbacks);
    const outcome = compiler.compile({ mainFilePath: template, inputs: { data: JSON.stringify(data) } });
    if (outcome.result === null) {
      const reasons = JSON.stringify(outcome.takeDiagnostics()?.shortDiagnostics);
      throw new Error(`The letter template failed: ${reasons}`);
    }
    return { compiler, document: outcome.result, missing };
  }

  return {
    pdf(input) {
      const { compiler, document } = draw(input);
      const bytes = tagged(compiler, document);
      compiler.evictCache(cacheAge);
      return bytes;
    },
    pages(input) {
      const { compiler, document, missing } = draw(input);
      const pages = picturesOf(compiler.svg(document));
      compiler.evictCache(cacheAge);
      return { pages, missing };
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
