/** Encodings by the number of their Windows code page. */
const pages: Record<number, string> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
};
/** Code pages by the number of a face's character set. */
const charsets: Record<number, number> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};
/** Of faces whose letters are marks. */
const SYMBOLS = 2;

/** The encoding of a face by its character set, else by the code page of the file; null where its letters are marks. */
export function encodingOf(charset: number | undefined, filePage: number): string | null {
  if (charset === SYMBOLS) return null;
  const page = charsets[charset ?? 0] ?? filePage;
  return pages[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252');
}
