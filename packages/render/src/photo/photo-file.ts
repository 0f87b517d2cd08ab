import { createHash } from 'node:crypto';
import type { DesignPhoto } from '@candor/domain/cv';
import { imageSize } from './image-size.ts';

/** A photo as a file: bytes, and a name that changes with them. */
export function photoFile({ dataUrl }: DesignPhoto): { name: string; bytes: Buffer; type: 'png' | 'jpg' } {
  const type = dataUrl.startsWith('data:image/png') ? 'png' : 'jpg';
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const name = `photo-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${type}`;
  return { name, bytes, type };
}

/** Most pixels a side: ten times what a photo of 5 cm shows at 300 dots an inch. */
const longestSide = 6_000;

/** Whether the bytes are a picture of a size that can be drawn. */
export function isUsable(photo: DesignPhoto): boolean {
  const size = imageSize(photoFile(photo).bytes);
  return size !== null && Math.max(size.width, size.height) <= longestSide;
}
