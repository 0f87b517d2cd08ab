import { strToU8, zipSync } from 'fflate';
import type { HostileFile } from './hostile-file.ts';

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const name = paragraph('Ana Ruiz');

/** A Word document of this body; further parts by their path. */
const aDocument = (body: string, parts: Record<string, string> = {}, head = '') =>
  zipSync(
    {
      'word/document.xml': strToU8(`${head}<w:document><w:body>${body}</w:body></w:document>`),
      ...Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])),
    },
    { level: 1 },
  );
const numbered = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join('');
const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

const table = ['<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'] as const;
const box = [
  '<w:p><w:r><w:pict><v:textbox><w:txbxContent>',
  '</w:txbxContent></v:textbox></w:pict></w:r></w:p>',
] as const;
const styled =
  '<w:p><w:pPr><w:pStyle w:val="s"/></w:pPr><w:r><w:rPr><w:rStyle w:val="s"/></w:rPr><w:t>a</w:t></w:r></w:p>';
/** Each ten times the one before. */
const entities = `<!DOCTYPE x [<!ENTITY a0 "aaaaaaaaaa">${numbered(9, (at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`)}]>`;
const itself =
  '<Relationships><Relationship Id="r1" TargetMode="External" Target="document.xml"/><Relationship Id="r2" Target="document.xml"/></Relationships>';

const file = (named: string, answer: HostileFile['answer'], make: HostileFile['make']): HostileFile => ({
  name: named,
  make,
  answer,
});

/** Word documents that name much work in few bytes. */
export const hostileWordFiles: readonly HostileFile[] = [
  file('tables in tables', 'damaged', () => aDocument(name + nested(...table, 10_000))),
  file('text boxes in text boxes', 'damaged', () => aDocument(name + nested(...box, 10_000))),
  file('attributes without end', 'too_much_inside', () =>
    aDocument(`${name}<w:p ${numbered(450_000, (at) => `a${at}="" `)}/>`),
  ),
  file('entities of entities', 'read', () => aDocument(name + paragraph('&a9;'), {}, entities)),
  file('empty paragraphs without end', 'too_much_inside', () => aDocument(name + '<w:p/>'.repeat(450_000))),
  file('paragraphs beyond any CV', 'too_long', () => aDocument(paragraph('a').repeat(20_000))),
  file('a paragraph of megabytes', 'too_much_inside', () => aDocument(paragraph('word '.repeat(1_000_000)))),
  file('a word of a megabyte', 'too_long', () => aDocument(name + paragraph('a'.repeat(1_000_000)))),
  file('a paragraph of lines without end', 'too_long', () =>
    aDocument(`<w:p><w:r>${'<w:t>a</w:t><w:br/>'.repeat(90_000)}</w:r></w:p>`),
  ),
  file('a row of cells without end', 'too_much_inside', () =>
    aDocument(`<w:tbl><w:tr>${`<w:tc>${paragraph('a')}</w:tc>`.repeat(300_000)}</w:tr></w:tbl>`),
  ),
  file('a style of many parts, used everywhere', 'read', () =>
    aDocument(styled.repeat(3_000), {
      'word/styles.xml': `<w:styles><w:style w:styleId="s">${'<w:x/>'.repeat(150_000)}</w:style></w:styles>`,
    }),
  ),
  file('a style based on itself', 'too_little', () =>
    aDocument(styled, {
      'word/styles.xml': '<w:styles><w:style w:styleId="s"><w:basedOn w:val="s"/></w:style></w:styles>',
    }),
  ),
  file('relations to the document itself', 'read', () =>
    aDocument(`${name}<w:p><w:hyperlink r:id="r1"><w:r><w:t>a</w:t></w:r></w:hyperlink></w:p>`, {
      'word/_rels/document.xml.rels': itself,
    }),
  ),
  file('old forms of a drawing without end', 'read', () =>
    aDocument(
      `${name}<w:p><w:r><mc:AlternateContent>${'<mc:Fallback/>'.repeat(100_000)}</mc:AlternateContent></w:r></w:p>`,
    ),
  ),
  file('page headers without end', 'too_much_inside', () =>
    aDocument(
      name,
      Object.fromEntries(
        Array.from({ length: 800 }, (_, at) => [
          `word/header${at}.xml`,
          `<w:hdr>${paragraph(`${at}`).repeat(200)}</w:hdr>`,
        ]),
      ),
    ),
  ),
];
