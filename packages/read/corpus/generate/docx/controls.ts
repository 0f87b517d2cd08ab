import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const PART = 'word/document.xml';
const MADE = new Date(2025, 0, 1);

/** The same document with each second paragraph inside a content control, as Word's own templates have them. */
export function inControls(docx: Uint8Array): Uint8Array {
  const parts = unzipSync(docx);
  let at = 0;
  const xml = strFromU8(parts[PART] ?? new Uint8Array()).replaceAll(
    /<w:p>(?:(?!<w:p[ >]).)*?<\/w:p>/gs,
    (paragraph) => {
      at += 1;
      if (at % 2 === 0) return paragraph;
      return `<w:sdt><w:sdtPr><w:alias w:val="Field ${at}"/><w:id w:val="${1000 + at}"/></w:sdtPr><w:sdtContent>${paragraph}</w:sdtContent></w:sdt>`;
    },
  );
  return zipSync({ ...parts, [PART]: strToU8(xml) }, { mtime: MADE });
}
