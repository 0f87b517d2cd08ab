import { Document, Packer, Paragraph } from 'docx';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A letter of plain paragraphs as a page to be printed. */
export function letterHtml(text: string, lang: string): string {
  const blocks = text.trim().split(/\n{2,}/);
  const body = blocks.map((block) => `<p>${escaped(block).replaceAll('\n', '<br>')}</p>`).join('');
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Document</title><style>@page { size: A4; margin: 25mm; } body { font: 11pt/1.5 'Liberation Serif'; } p { margin: 0 0 11pt; }</style></head><body>${body}</body></html>`;
}

/** The same as a Word file, a paragraph a line. */
export async function letterDocx(text: string): Promise<Uint8Array> {
  const children = text.split('\n').map((line) => new Paragraph({ text: line }));
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}
