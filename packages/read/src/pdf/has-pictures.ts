import type { PdfObjects } from './objects.ts';
import { isDictionary, isName, type PdfDictionary } from './syntax.ts';

/** Pixels of a page that was scanned or photographed, and of each strip where a scanner cut it; logos have fewer. */
const FEWEST_PIXELS = 250_000;

function pixelsOf(dictionary: PdfDictionary): number {
  const [width, height] = [dictionary.get('Width'), dictionary.get('Height')];
  return typeof width === 'number' && typeof height === 'number' ? width * height : 0;
}

/** Whether a PDF holds pictures that may be pages. */
export function hasPictures(objects: PdfObjects): boolean {
  return objects.all.some(({ value }) => {
    if (!isDictionary(value)) return false;
    const subtype = value.get('Subtype');
    return isName(subtype) && subtype.name === 'Image' && pixelsOf(value) >= FEWEST_PIXELS;
  });
}
