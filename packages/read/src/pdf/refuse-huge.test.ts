import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readFile, readLimits } from '../index.ts';
import { openStream, pdfOf, type PdfObject } from '../testing/pdf-of.ts';
import { refuseHuge } from './refuse-huge.ts';

const packed = (text: string | Uint8Array, dictionary = ''): PdfObject => ({
  dictionary: `${dictionary} /Filter /FlateDecode`,
  data: deflateSync(text),
});
const words = 'BT /F1 11 Tf 1 0 0 1 72 700 Tm (Ana Ruiz) Tj ET BT /F2 11 Tf 72 680 Td <00410042> Tj ET';

/** A stream whose end is lost, so that its check sum is wrong. */
function broken(stream: PdfObject): PdfObject {
  if (typeof stream === 'string') return stream;
  return { ...stream, data: Buffer.concat([stream.data.subarray(0, -6), Buffer.alloc(90, 7)]) };
}

interface Odd {
  font?: string;
  meaning?: string;
  content?: PdfObject;
  more?: PdfObject[];
}

/** One page with a face of two bytes a sign; objects from number 8 on are the test's own. */
const aFile = ({ font = '', meaning = '', content = openStream(words), more = [] }: Odd) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    content,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Font /Subtype /Type0 /BaseFont /Face /Encoding /Identity-H /DescendantFonts [7 0 R] ${meaning} >>`,
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Face /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ${font} >>`,
    ...more,
  ]);
const read = (odd: Odd) => readFile({ name: 'cv.pdf', bytes: aFile(odd) });

const ranges = (high: string) =>
  `begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfrange <0000> <${high}> <0041> endbfrange endcmap`;
const huge = '[65 4294967295 500]';
const spread = new Uint8Array(readLimits.unzippedBytes + 1);

// Each of these took all the memory of a reading process, or many times that beside its heap.
it.each<[string, string, Odd]>([
  ['widths of more signs than there are', 'damaged', { font: `/W ${huge}` }],
  ['such widths in an object of their own', 'damaged', { font: '/W 8 0 R', more: [huge] }],
  [
    'such widths in a packed object',
    'damaged',
    { font: '/W 8 0 R', more: ['null', packed(`8 0 ${huge}`, '/Type /ObjStm /N 1 /First 4')] },
  ],
  [
    'meanings of more signs than there are',
    'damaged',
    { meaning: '/ToUnicode 8 0 R', more: [packed(ranges('00FFFFFE'))] },
  ],
  [
    'the meaning of a sign behind all that there are',
    'damaged',
    {
      meaning: '/ToUnicode 8 0 R',
      more: [packed('begincmap 1 beginbfchar <99999999> <0041> endbfchar endcmap')],
    },
  ],
  [
    'a range of one such sign',
    'damaged',
    {
      meaning: '/ToUnicode 8 0 R',
      more: [packed('begincmap 1 beginbfrange <99999999> <99999999> <0041> endbfrange endcmap')],
    },
  ],
  [
    'such meanings in a stream that breaks off',
    'damaged',
    { meaning: '/ToUnicode 8 0 R', more: [broken(packed(ranges('00<FF<F FE') + ' '.repeat(900)))] },
  ],
  [
    'a face that unpacks without end',
    'too_much_inside',
    {
      font: '/FontDescriptor 8 0 R',
      more: [
        '<< /Type /FontDescriptor /FontName /Face /Flags 4 /FontFile2 9 0 R >>',
        packed(spread, '/Length1 9'),
      ],
    },
  ],
  [
    'a page that draws without end',
    'too_much_inside',
    { content: packed('0 0 m 1 1 l S '.repeat(readLimits.drawingBytes / 14 + 1)) },
  ],
])('refuses %s before pdf.js opens it', async (_, code, odd) => {
  expect(await read(odd)).toMatchObject({ kind: 'refused', code });
});

it('refuses bytes without any object before pdf.js looks for one', () => {
  expect(() => refuseHuge(Buffer.from(`%PDF-1.4\n${'['.repeat(100_000)}`))).toThrow(
    expect.objectContaining({ code: 'damaged' }),
  );
});

it.each<[string, Odd]>([
  ['widths as faces have them', { font: '/W [65 90 500 97 [400 410 65000] 200 65535 600]' }],
  ['an array of far objects', { more: ['[120000 0 R 120001 0 R]'] }],
  ['meanings as faces have them', { meaning: '/ToUnicode 8 0 R', more: [packed(ranges('FFFF'))] }],
  [
    'streams that are cut or packed otherwise',
    { more: [packed(words.repeat(9)), openStream('stream\nendstream')] },
  ],
])('reads on over %s', async (_, odd) => {
  expect(await read(odd)).toMatchObject({
    kind: 'read',
    read: { document: { basics: { name: 'Ana Ruiz' } } },
  });
});
