import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const PART = 'word/document.xml';
const MADE = new Date(2025, 0, 1);

/** Elements of a run's properties that have to stand before its direction. */
const BEFORE_DIRECTION = /<\/w:rPr>/g;

/** The same document set from right to left, as Word does where the language asks for it: its paragraphs, runs and tables. */
export function fromRightToLeft(docx: Uint8Array): Uint8Array {
  const parts = unzipSync(docx);
  const xml = strFromU8(parts[PART] ?? new Uint8Array())
    .replaceAll(/<w:p>(?!<w:pPr>)/g, '<w:p><w:pPr></w:pPr>')
    .replaceAll('</w:pPr>', '<w:bidi/></w:pPr>')
    .replaceAll(/<w:r>(?!<w:rPr>)/g, '<w:r><w:rPr></w:rPr>')
    .replaceAll(BEFORE_DIRECTION, '<w:rtl/></w:rPr>')
    .replaceAll('<w:tblPr>', '<w:tblPr><w:bidiVisual/>');
  return zipSync({ ...parts, [PART]: strToU8(xml) }, { mtime: MADE });
}
