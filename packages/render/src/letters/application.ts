import { readFileSync } from 'node:fs';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { CompilerCache } from '../page/compiler-cache.ts';
import type { PageData, PreparedPages } from '../page/page-data.ts';
import { compiled, here, layOut } from '../page/typeset.ts';

/** The parts of the page template; each reads the look and the words that lie in its own folder. */
const parts = ['setup.typ', 'header.typ', 'section.typ', 'base.typ', 'letter.typ'] as const;
const places = ['letter/', 'cv/'] as const;

/**
 * Sets a letter and the CV behind it as one document, under the letter's title, author and language. Each keeps the
 * look and the page numbers that it has alone.
 */
export function typesetApplication(
  cache: CompilerCache,
  letter: PreparedPages,
  cv: PreparedPages,
): { compiler: NodeCompiler; document: NodeTypstDocument } {
  const { text, display } = letter.setting.theme.type;
  const fallbacks = new Map([...letter.fallbacks, ...cv.fallbacks].map((font) => [font.name, font]));
  const compiler = cache.compilerFor(cv.setting, [...fallbacks.values()], [text, display]);
  for (const place of places) {
    for (const part of parts) compiler.mapShadow(here(place + part), readFileSync(here(part)));
  }
  layOut(compiler, 'letter/', letter.data);
  layOut(compiler, 'cv/', underTitleOf(letter.data, cv.data));
  return { compiler, document: compiled(compiler, 'application.typ') };
}

function underTitleOf({ words: { title, author } }: PageData, { look, words }: PageData): PageData {
  return { look, words: { ...words, title, author } };
}
