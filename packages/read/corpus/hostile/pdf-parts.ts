import { deflateSync } from 'node:zlib';
import { openStream, pdfOf, type PdfObject } from '../../src/testing/pdf-of.ts';

export const MB = 1024 * 1024;
export const words = 'BT /F1 11 Tf 1 0 0 1 72 700 Tm (Ana Ruiz) Tj ET';

export const packed = (text: string | Uint8Array, dictionary = ''): PdfObject => ({
  dictionary: `${dictionary} /Filter /FlateDecode`,
  data: deflateSync(text, { level: 9 }),
});
export const filtered = (filters: string, data: Uint8Array, dictionary = ''): PdfObject => ({
  dictionary: `${dictionary} /Filter ${filters}`,
  data,
});

interface Page {
  /** What the page draws beside a name; stands in object 4. */
  content?: PdfObject;
  resources?: string;
  /** Further fonts. */
  fonts?: string;
  /** Further keys of the page. */
  keys?: string;
  /** Further keys of the catalogue. */
  catalogue?: string;
  /** How often the page is shown. */
  times?: number;
  /** Objects from number 6 on. */
  more?: readonly PdfObject[];
}

/** A list of the same thing. */
export const many = (count: number, one: string) => `[${`${one} `.repeat(count)}]`;

/** A PDF of one page that shows a name in Helvetica. */
export const aPage = ({
  content = openStream(words),
  resources = '',
  fonts = '',
  keys = '',
  catalogue = '',
  times = 1,
  more = [],
}: Page) =>
  pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Kids ${many(times, '3 0 R')} /Count ${times} >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R ${keys} /Resources << /Font << /F1 5 0 R ${fonts} >> ${resources} >> >>`,
    content,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...more,
  ]);

export const drawing = (operators: string) => openStream(`${words}\n${operators}`);
export const DEPTH = 8;
const TIMES = 10;

/** Forms of which each draws the next one `TIMES` times. */
export const nest = (first: number, depth: number, keys = '') =>
  Array.from({ length: depth }, (_, at): PdfObject => {
    const form = `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${keys}`;
    const isLast = at === depth - 1;
    return {
      dictionary: isLast ? form : `${form} /Resources << /XObject << /X ${first + at + 1} 0 R >> >>`,
      data: Buffer.from(isLast ? '0 0 m 1 1 l S' : '/X Do '.repeat(TIMES)),
    };
  });

export const sampled = (size: string, range = '[0 1 0 1 0 1]') =>
  packed(
    '\u0000'.repeat(64),
    `/FunctionType 0 /Domain [0 1 0 1] /Range ${range} /Size ${size} /BitsPerSample 8`,
  );
export const shadingOf = (shading: string, more: readonly PdfObject[]) =>
  aPage({ content: drawing('/S sh'), resources: `/Shading << /S ${shading} >>`, more });
export const mesh = (type: number, data: Uint8Array, keys = '') =>
  packed(
    data,
    `/ShadingType ${type} /ColorSpace /DeviceRGB /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 600 0 700 0 1 0 1 0 1] ${keys}`,
  );
/** Patches over the whole page, which are cut into hundreds of triangles each. */
export const patches = (points: number, count: number) => {
  const one = new Uint8Array(1 + 2 * points + 12).map((_, at) => (at === 0 ? 0 : (at * 97) % 256));
  return Uint8Array.from({ length: one.length * count }, (_, at) => one[at % one.length] ?? 0);
};
/** An object stream that holds the same object many times over. */
export const objects = (bytes: number) => {
  const one = `<< /A 1 >>${' '.repeat(500)}`;
  const count = Math.floor(bytes / one.length);
  const heads = Array.from({ length: count }, (_, at) => `${at + 100} ${at * one.length}`).join(' ');
  return packed(`${heads}\n${one.repeat(count)}`, `/Type /ObjStm /N ${count} /First ${heads.length + 1}`);
};
