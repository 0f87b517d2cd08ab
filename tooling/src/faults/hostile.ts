import { deflateRawSync } from 'node:zlib';

const KILOBYTE = 1024;
const FILE_BYTES = 4 * 1024 * KILOBYTE;

/** Runs that shapers, bidi, line breakers and expressions find hard; each well below what a request may hold. */
export const hostileTexts: readonly string[] = [
  '\u0915\u094d'.repeat(200),
  `a${'\u0301'.repeat(8_000)}`,
  `${'a\u0301\u0302\u0303'.repeat(2_000)}`,
  '\u202e\u2066'.repeat(3_000),
  '\u0e01\u0e49\u0e49'.repeat(3_000),
  '\ud83d\udc69\u200d\ud83d\udc69\u200d'.repeat(1_500),
  'W'.repeat(15_000),
  'a '.repeat(7_500),
  '(((((((((('.repeat(1_500),
  'Ana Ruiz\n'.repeat(1_500),
  '- '.repeat(7_000),
  '\u0644\u0627'.repeat(5_000),
  `${'1.'.repeat(5_000)}x`,
  'http://'.repeat(2_000),
];

/** A zip of entries; nothing of it is checked but its frame. */
export function zip(entries: readonly [name: string, content: Buffer][]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of entries) {
    const packed = deflateRawSync(content);
    const sizes = Buffer.alloc(26);
    sizes.writeUInt16LE(20, 0);
    sizes.writeUInt16LE(8, 4);
    sizes.writeUInt32LE(packed.length, 14);
    sizes.writeUInt32LE(content.length, 18);
    sizes.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), sizes, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    const version = Buffer.from([20, 0]);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), version, sizes, rest, Buffer.from(name)]));
    parts.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listed, end]);
}

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default ' +
  'Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/' +
  'vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const word = (body: string): Buffer =>
  Buffer.from(
    `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  );
const docx = (document: Buffer): Buffer =>
  zip([
    ['[Content_Types].xml', Buffer.from(types)],
    ['word/document.xml', document],
  ]);

/** Files that unpack to much more than they are, are deeply nested, cut off, or nothing at all. */
export function hostileFiles(): [name: string, bytes: Uint8Array<ArrayBuffer>][] {
  const deep = '<w:p>'.repeat(50_000) + '</w:p>'.repeat(50_000);
  const entities = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "${'x'.repeat(10_000)}">]><w>${'&a;'.repeat(5_000)}</w>`;
  const paragraphs = `<w:p><w:r><w:t>${'word '.repeat(200)}</w:t></w:r></w:p>`.repeat(4_000);
  const pdf = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Kids [${'2 0 R '.repeat(50_000)}] /Count 99999999 >>\nendobj\ntrailer << /Root 1 0 R >>\n`;
  const files: [string, Buffer][] = [
    ['bomb.docx', docx(Buffer.alloc(200 * KILOBYTE * KILOBYTE, ' '))],
    ['deep.docx', docx(word(deep))],
    ['long.docx', docx(word(paragraphs))],
    ['entities.docx', docx(Buffer.from(entities))],
    ['loop.pdf', Buffer.from(pdf)],
    ['noise.pdf', Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(FILE_BYTES, 0x5b)])],
    ['marks.txt', Buffer.from(`a${'\u0301'.repeat(100_000)}`)],
    ['line.txt', Buffer.from('a'.repeat(FILE_BYTES))],
    ['lines.txt', Buffer.from('- a\n'.repeat(FILE_BYTES / 8))],
    ['nested.json', Buffer.from('['.repeat(200_000))],
  ];
  return files.map(([name, bytes]) => [name, Uint8Array.from(bytes)]);
}
