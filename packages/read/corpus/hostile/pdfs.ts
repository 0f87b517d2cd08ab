import { deflateSync } from 'node:zlib';
import { openStream, type PdfObject } from '../../src/testing/pdf-of.ts';
import type { HostileFile } from './hostile-file.ts';
import { hexOf, lzwOf, runsOf, zerosInAscii85 } from './packings.ts';
import {
  MB,
  words,
  packed,
  filtered,
  many,
  aPage,
  drawing,
  nest,
  sampled,
  shadingOf,
  mesh,
  patches,
  objects,
  DEPTH,
} from './pdf-parts.ts';

const bombs: [string, PdfObject][] = [
  ['LZW', filtered('/LZWDecode', lzwOf(32, 400 * MB))],
  ['LZW by its short name', filtered('[/LZW]', lzwOf(32, 400 * MB))],
  ['run lengths', filtered('/RunLengthDecode', runsOf(32, 400 * MB))],
  ['run lengths, packed', filtered('[/FlateDecode /RunLengthDecode]', deflateSync(runsOf(32, 800 * MB)))],
  ['groups of zeros, packed', filtered('[/Fl /A85]', deflateSync(zerosInAscii85(400 * MB)))],
  ['Flate in hexadecimal', filtered('[/AHx /Fl]', hexOf(deflateSync(Buffer.alloc(400 * MB, 32))))],
  [
    'a filter whose name is written in numbers',
    filtered('/Flate#44ecode', deflateSync(Buffer.alloc(400 * MB, 32))),
  ],
  [
    'five packings',
    filtered(
      `[${'/FlateDecode '.repeat(5)}]`,
      Array.from({ length: 4 }).reduce<Uint8Array>(
        (inner) => deflateSync(inner),
        deflateSync(Buffer.alloc(800 * MB, 32)),
      ),
    ),
  ],
  [
    'a picture that is drawn as a page',
    packed(Buffer.alloc(400 * MB, 32), '/Subtype /Image /Width 9 /Height 9'),
  ],
];

const annotation =
  '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://a.example) >> >>';

/** PDFs that name much work in few bytes, by kind. */
export const hostilePdfs: readonly HostileFile[] = [
  ...bombs.map(([name, content]): HostileFile => ({
    name: `page content: ${name}`,
    make: () => aPage({ content }),
    answer: 'too_much_inside',
  })),
  {
    name: 'a row of pixels of gigabytes',
    make: () =>
      aPage({
        content: packed(words, '/DecodeParms << /Predictor 12 /Columns 2000000000 >>'),
      }),
    answer: 'too_much_inside',
  },
  {
    name: 'the same content a hundred thousand times',
    make: () =>
      aPage({
        keys: `/Contents ${many(100_000, '6 0 R')}`,
        content: 'null',
        more: [packed('0 0 m 1 1 l S '.repeat(20_000))],
      }),
    answer: 'too_much_inside',
  },
  {
    name: 'one page of much work sixty times',
    make: () => aPage({ times: 60, content: packed(`${words} ${'q Q '.repeat(100_000)}`) }),
    answer: 'too_much_inside',
  },
  {
    name: 'forms in forms, each ten times',
    make: () =>
      aPage({ content: drawing('/X Do'), resources: '/XObject << /X 6 0 R >>', more: nest(6, DEPTH) }),
    answer: 'too_much_inside',
  },
  {
    name: 'groups in groups, each ten times',
    make: () =>
      aPage({
        content: drawing('/X Do'),
        resources: '/XObject << /X 6 0 R >>',
        more: nest(6, DEPTH, '/Group << /S /Transparency >>'),
      }),
    answer: 'too_much_inside',
  },
  {
    name: 'patterns of forms in forms',
    make: () =>
      aPage({
        content: drawing('/Pattern cs /P scn 0 0 9 9 re f'),
        resources: '/Pattern << /P 6 0 R >>',
        more: [
          {
            dictionary:
              '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /XObject << /X 7 0 R >> >>',
            data: Buffer.from('/X Do'),
          },
          ...nest(7, DEPTH),
        ],
      }),
    answer: 'too_much_inside',
  },
  {
    name: 'masks of forms in forms',
    make: () =>
      aPage({
        content: drawing('/G gs'),
        resources: '/ExtGState << /G << /SMask << /S /Alpha /G 6 0 R >> >> >>',
        more: nest(6, DEPTH, '/Group << /S /Transparency >>'),
      }),
    answer: 'too_much_inside',
  },
  {
    name: 'a face whose signs are forms in forms',
    make: () =>
      aPage({
        content: drawing('BT /F3 9 Tf (a) Tj ET'),
        fonts: '/F3 6 0 R',
        more: [
          '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [0.1 0 0 0.1 0 0] /CharProcs << /a 7 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [9] /Resources << /XObject << /X 8 0 R >> >> >>',
          openStream('9 0 d0 /X Do'),
          ...nest(8, DEPTH),
        ],
      }),
    answer: 'too_much_inside',
  },
  {
    name: 'a note whose look is forms in forms',
    make: () =>
      aPage({
        keys: '/Annots [<< /Type /Annot /Subtype /Stamp /Rect [0 0 9 9] /F 4 /AP << /N 6 0 R >> >>]',
        more: nest(6, DEPTH),
      }),
    answer: 'too_much_inside',
  },
  {
    name: '500,000 links on a page',
    make: () => aPage({ keys: `/Annots ${many(500_000, '6 0 R')}`, more: [annotation] }),
    answer: 'too_much_inside',
  },
  {
    name: '500,000 links on a page, packed',
    make: () => {
      const [list, head] = [many(500_000, '7 0 R'), '6 0 '];
      return aPage({
        keys: '/Annots 6 0 R',
        more: ['null', annotation, packed(`${head}${list}`, `/Type /ObjStm /N 1 /First ${head.length}`)],
      });
    },
    answer: 'too_much_inside',
  },
  {
    name: 'fields of a form without end',
    make: () =>
      aPage({
        keys: '/Annots [6 0 R]',
        catalogue: `/AcroForm << /Fields ${many(300_000, '6 0 R')} >>`,
        more: ['<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (b) /Rect [0 0 9 9] /P 3 0 R >>'],
      }),
    answer: 'read',
  },
  {
    name: 'a function of millions of samples',
    make: () =>
      shadingOf('<< /ShadingType 1 /ColorSpace /DeviceRGB /Function 6 0 R >>', [sampled('[6000 6000]')]),
    answer: 'too_much_inside',
  },
  {
    name: 'a tint of millions of samples',
    make: () =>
      aPage({
        content: drawing('/C cs 0.5 0.5 scn'),
        resources: '/ColorSpace << /C [/DeviceN [/A /B] /DeviceRGB 6 0 R] >>',
        more: [sampled('[6000 6000]')],
      }),
    answer: 'too_much_inside',
  },
  {
    name: 'a shading calculated by millions of steps',
    make: () =>
      shadingOf('<< /ShadingType 1 /ColorSpace /DeviceRGB /Function 6 0 R >>', [
        packed(
          `{ ${'dup sin pop '.repeat(1_000_000)} dup }`,
          '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1]',
        ),
      ]),
    answer: 'too_much_inside',
  },
  {
    name: 'stitched functions of stitched functions, each ten times',
    make: () => {
      const stitched = (at: number) =>
        `<< /FunctionType 3 /Domain [0 1] /Functions ${many(10, `${at + 1} 0 R`)} /Bounds [${'0.5 '.repeat(9)}] /Encode [${'0 1 '.repeat(10)}] >>`;
      return shadingOf('<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 9 9] /Function 6 0 R >>', [
        ...Array.from({ length: 8 }, (_, at) => stitched(6 + at)),
        '<< /FunctionType 2 /Domain [0 1] /N 1 >>',
      ]);
    },
    answer: 'too_much_inside',
  },
  ...[4, 5, 6, 7].map((type): HostileFile => ({
    name: `a mesh of millions of corners, type ${type}`,
    make: () => {
      const data =
        type === 6 ? patches(12, 60_000) : type === 7 ? patches(16, 60_000) : new Uint8Array(60 * MB);
      return shadingOf('6 0 R', [mesh(type, data, type === 5 ? '/VerticesPerRow 2' : '')]);
    },
    answer: 'too_much_inside',
  })),
  {
    name: 'a mesh of thousands of corners, a thousand times',
    make: () =>
      aPage({
        content: drawing(Array.from({ length: 1_000 }, (_, at) => `/S${at} sh`).join(' ')),
        resources: `/Shading << ${Array.from({ length: 1_000 }, (_, at) => `/S${at} 6 0 R`).join(' ')} >>`,
        more: [mesh(4, new Uint8Array(400_000))],
      }),
    answer: 'too_much_inside',
  },
  {
    name: 'a word that none closes, in a list that none closes',
    make: () => Uint8Array.from(Buffer.concat([aPage({}), Buffer.from('\n9 0 obj\n[ (and so on')])),
    answer: 'read',
  },
  {
    name: 'object streams that unpack without end',
    make: () => aPage({ more: Array.from({ length: 7 }, () => objects(10 * MB)) }),
    answer: 'too_much_inside',
  },
  {
    name: 'an object stream of LZW without end',
    make: () => aPage({ more: [filtered('/LZWDecode', lzwOf(32, 400 * MB), '/Type /ObjStm /N 1 /First 4')] }),
    answer: 'too_much_inside',
  },
];
