import type { DesignPhoto } from '@candor/domain/cv';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { isPhotoCut } from './photo.ts';

const forms = { square: null, portrait: null, rounded: 'roundRect', round: 'ellipse' } as const;
const body = 'word/document.xml';

/**
 * The file with its photo in the shape the design asks for: the writer knows rectangles only. A photo that is cut as well
 * stays one: LibreOffice draws a plain disc in place of a picture that is both cut and shaped.
 */
export function shaped(file: Uint8Array, photo: DesignPhoto | null): Uint8Array {
  const form = photo === null ? null : forms[photo.shape];
  if (photo === null || form === null || isPhotoCut(photo)) return file;
  const { [body]: xml, ...parts } = unzipSync(file);
  if (!xml) return file;
  const shapedXml = strFromU8(xml).replaceAll('<a:prstGeom prst="rect">', `<a:prstGeom prst="${form}">`);
  return zipSync({ ...parts, [body]: strToU8(shapedXml) });
}
