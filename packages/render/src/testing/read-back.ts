import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { z } from 'zod';

/** The text of each page of a PDF, as another program reads it. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)));
  return text.map((page) => page.replace(/\s+/gu, ' '));
}

/** Title, author and language of a PDF, and whether it is tagged. */
export async function pdfFacts(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const { info } = await getMeta(pdf);
  const marks = await pdf.getMarkInfo();
  return {
    title: info['Title'],
    author: info['Author'],
    language: info['Language'],
    isTagged: marks?.Marked,
  };
}

/** The parts of a DOCX as text, by path. */
export const docxParts = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes))
      .filter(([path]) => !path.endsWith('/'))
      .map(([path, part]) => [path, strFromU8(part)]),
  );

/** One part of a DOCX as XML; empty where there is none. */
export const docxPart = (bytes: Uint8Array, path: string): string => docxParts(bytes)[path] ?? '';

/** The footers of a DOCX as XML. */
export const docxFooters = (bytes: Uint8Array): string[] =>
  Object.entries(docxParts(bytes))
    .filter(([path]) => /^word\/footer\d+\.xml$/u.test(path))
    .map(([, xml]) => xml);

/** The texts of a DOCX body, paragraph by paragraph. */
export function docxText(bytes: Uint8Array): string {
  const xml = docxPart(bytes, 'word/document.xml');
  return xml
    .replace(/<\/w:p>/gu, '\n')
    .replace(/<w:tab\/>/gu, '\t')
    .replace(/<[^>]*>/gu, '')
    .replace(
      /&(lt|gt|quot|apos|amp);/gu,
      (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })[name] ?? '',
    );
}

/** Where the first of `words` that does not follow the one before stands, or null where all come in order. */
export function outOfOrder(text: string, words: readonly string[]): string | null {
  let from = 0;
  for (const word of words) {
    const at = text.indexOf(word, from);
    if (at === -1) return word;
    from = at + word.length;
  }
  return null;
}

/** The files inside a PDF, as text by name. */
export async function pdfAttachments(bytes: Uint8Array): Promise<Record<string, string>> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const names = [...((await pdf.getAttachments()) ?? new Map<string, unknown>()).keys()];
  const files = names.map(async (name) => {
    const content = z.instanceof(Uint8Array).parse(await pdf.getAttachmentContent(name));
    return [name, new TextDecoder().decode(content)] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

type Node = { role?: string; alt?: string; children?: readonly object[] };

/** What a PDF says of its structure: the tags of all pages in order, and the facts about the file. */
export async function pdfStructure(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const { info, metadata } = await getMeta(pdf);
  const [marks, preferences] = await Promise.all([pdf.getMarkInfo(), pdf.getViewerPreferences()]);
  const nodes: Node[] = [];
  let linkAnnotations = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    nodes.push(...flat(await page.getStructTree()));
    const annotations = z.array(z.object({ subtype: z.string() })).parse(await page.getAnnotations());
    linkAnnotations += annotations.filter(({ subtype }) => subtype === 'Link').length;
  }
  const roles = nodes.flatMap(({ role }) => (role === undefined ? [] : [role]));
  return {
    isTagged: marks?.Marked,
    showsTitle: z.object({ DisplayDocTitle: z.boolean() }).safeParse(preferences).data?.DisplayDocTitle,
    standard: metadata?.get('pdfuaid:part'),
    title: info['Title'],
    language: info['Language'],
    roles,
    headings: roles.flatMap((role) => (/^H\d$/u.test(role) ? [Number(role.slice(1))] : [])),
    figures: nodes.filter(({ role }) => role === 'Figure').map(({ alt }) => alt),
    links: roles.filter((role) => role === 'Link').length,
    linkAnnotations,
  };
}

function flat(node: Node | null): Node[] {
  return node === null ? [] : [node, ...(node.children ?? []).flatMap(flat)];
}
