/** A PDF whose pages are JPEG pictures, one each, as a scanner saves it. */
export function pdfOfPictures(
  pictures: readonly Uint8Array[],
  { width, height }: { width: number; height: number },
): Uint8Array {
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (...bytes: (string | Uint8Array)[]) => {
    for (const one of bytes) {
      const part = typeof one === 'string' ? Buffer.from(one, 'latin1') : Buffer.from(one);
      parts.push(part);
      length += part.length;
    }
  };
  const object = (...bytes: (string | Uint8Array)[]) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n`, ...bytes, '\nendobj\n');
  };
  write('%PDF-1.4\n');
  object('<</Type/Catalog/Pages 2 0 R>>');
  object(
    `<</Type/Pages/Count ${pictures.length}/Kids[${pictures.map((_, at) => `${3 + 3 * at} 0 R`).join(' ')}]>>`,
  );
  pictures.forEach((picture, at) => {
    const [contents, image] = [4 + 3 * at, 5 + 3 * at];
    const draw = `q ${width} 0 0 ${height} 0 0 cm /Page Do Q`;
    const { across, down } = sizeOfJpeg(picture);
    object(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${contents} 0 R/Resources<</XObject<</Page ${image} 0 R>>>>>>`,
    );
    object(`<</Length ${draw.length}>>stream\n${draw}\nendstream`);
    object(
      `<</Type/XObject/Subtype/Image/Width ${across}/Height ${down}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${picture.length}>>stream\n`,
      picture,
      '\nendstream',
    );
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`);
  write(`trailer<</Size ${offsets.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`);
  return new Uint8Array(Buffer.concat(parts));
}

/** The size that the frame header of a JPEG declares. */
function sizeOfJpeg(bytes: Uint8Array): { across: number; down: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2)
      return { down: view.getUint16(at + 5), across: view.getUint16(at + 7) };
  }
  throw new Error('no frame in this JPEG');
}
