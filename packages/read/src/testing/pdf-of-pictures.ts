import { openStream, pdfOf, type PdfObject } from './pdf-of.ts';

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

function objectsOf(
  picture: Uint8Array,
  { width, height }: { width: number; height: number },
  first: number,
): PdfObject[] {
  const { across, down } = sizeOfJpeg(picture);
  const resources = `<</XObject<</Page ${first + 2} 0 R>>>>`;
  const image = `/Type/XObject/Subtype/Image/Width ${across}/Height ${down}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`;
  return [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${first + 1} 0 R/Resources${resources}>>`,
    openStream(`q ${width} 0 0 ${height} 0 0 cm /Page Do Q`),
    { dictionary: image, data: picture },
  ];
}

/** A PDF whose pages are JPEG pictures, one each, as a scanner saves it. */
export function pdfOfPictures(
  pictures: readonly Uint8Array[],
  size: { width: number; height: number },
): Uint8Array<ArrayBuffer> {
  const kids = pictures.map((_, at) => `${3 + 3 * at} 0 R`).join(' ');
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pictures.length}/Kids[${kids}]>>`,
    ...pictures.flatMap((picture, at) => objectsOf(picture, size, 3 + 3 * at)),
  ]);
}
