/** An object of a PDF written by hand; a stream is given with what its dictionary says beside its length. */
export type PdfObject = string | { dictionary: string; data: Uint8Array };

const latin = (text: string) => Buffer.from(text, 'latin1');

/** A stream as it stands, without packing. */
export function openStream(text: string): PdfObject {
  return { dictionary: '', data: latin(text) };
}

/** A PDF of these objects, numbered from 1; the first is its catalogue. */
export function pdfOf(objects: readonly PdfObject[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [latin('%PDF-1.7\n')];
  let length = parts[0]?.length ?? 0;
  const add = (bytes: Uint8Array) => {
    parts.push(Buffer.from(bytes));
    length += bytes.length;
  };
  const rows = objects.map((object, at) => {
    const row = `${String(length).padStart(10, '0')} 00000 n \n`;
    if (typeof object === 'string') add(latin(`${at + 1} 0 obj\n${object}\nendobj\n`));
    else {
      add(latin(`${at + 1} 0 obj\n<< ${object.dictionary} /Length ${object.data.length} >>\nstream\n`));
      add(object.data);
      add(latin('\nendstream\nendobj\n'));
    }
    return row;
  });
  const size = objects.length + 1;
  const start = length;
  add(latin(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`));
  add(latin(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return Uint8Array.from(Buffer.concat(parts));
}
