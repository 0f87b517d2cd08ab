import { fileURLToPath } from 'node:url';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { PageData } from './page-data.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** A file beside the templates, there or only in the compiler's mind. */
export const here = (name: string) => folder + name;

/** The templates beside this file. */
export type Template = 'base.typ' | 'letter.typ' | 'application.typ';

/** Sets pages. Throws where the template fails, which is an error of ours or a photo that cannot be drawn. */
export function typeset(compiler: NodeCompiler, template: Template, data: PageData): NodeTypstDocument {
  layOut(compiler, '', data);
  return compiled(compiler, template);
}

/**
 * Lays what a template reads beside it: as files, not as inputs, since with new inputs the compiler would forget nearly
 * all it made before.
 */
export function layOut(compiler: NodeCompiler, place: string, { look, words }: PageData): void {
  compiler.mapShadow(here(`${place}look.json`), Buffer.from(JSON.stringify(look)));
  compiler.mapShadow(here(`${place}words.json`), Buffer.from(JSON.stringify(words)));
}

/** What a template makes of what was laid beside it. */
export function compiled(compiler: NodeCompiler, template: Template): NodeTypstDocument {
  const outcome = compiler.compile({ mainFilePath: here(template) });
  if (outcome.result !== null) return outcome.result;
  const reasons = JSON.stringify(outcome.takeDiagnostics()?.shortDiagnostics);
  throw new Error(`${template} failed: ${reasons}`);
}

/**
 * A tagged file, whose date is when it was made in milliseconds since 1970: PDF/UA-1, or plain tagged PDF where a text
 * holds what that standard forbids.
 */
export function taggedPdf(
  compiler: NodeCompiler,
  document: NodeTypstDocument,
  made = Date.now(),
): Uint8Array {
  const creationTimestamp = Math.floor(made / 1000);
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp });
  } catch {
    return compiler.pdf(document, { creationTimestamp });
  }
}
