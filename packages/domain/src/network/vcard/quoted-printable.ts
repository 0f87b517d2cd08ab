const ENCODED = /=([0-9A-Fa-f]{2})/gu;

/** The text of a quoted-printable value in its charset, UTF-8 where none is named. Windows-1252 reads what is not UTF-8. */
export function decodeQuotedPrintable(value: string, charset = 'utf-8'): string {
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  let from = 0;
  for (const found of value.matchAll(ENCODED)) {
    bytes.push(...encoder.encode(value.slice(from, found.index)), Number.parseInt(found[1] ?? '', 16));
    from = found.index + 3;
  }
  bytes.push(...encoder.encode(value.slice(from)));
  return decoded(new Uint8Array(bytes), charset);
}

/** Bytes as text in a charset; one that is not known, or not true, is read as Windows-1252, which reads everything. */
function decoded(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
