import { fileURLToPath } from 'node:url';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { PageData } from './page-data.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The templates beside this file. */
export type Template = 'base.typ' | 'letter.typ';

/** Sets pages. Throws where the template fails, which is a fault of ours or a photo that cannot be drawn. */
export function typeset(
  compiler: NodeCompiler,
  template: Template,
  { look, words }: PageData,
): NodeTypstDocument {
  // As files, not as inputs: with new inputs the compiler would forget nearly all it made before.
  compiler.mapShadow(here('look.json'), Buffer.from(JSON.stringify(look)));
  compiler.mapShadow(here('words.json'), Buffer.from(JSON.stringify(words)));
  const outcome = compiler.compile({ mainFilePath: here(template) });
  if (outcome.result !== null) return outcome.result;
  const reasons = JSON.stringify(outcome.takeDiagnostics()?.shortDiagnostics);
  throw new Error(`${template} failed: ${reasons}`);
}

/** A tagged file: PDF/UA-1, or plain tagged PDF where a text holds what that standard forbids. */
export function taggedPdf(compiler: NodeCompiler, document: NodeTypstDocument): Uint8Array {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' });
  } catch {
    return compiler.pdf(document);
  }
}
