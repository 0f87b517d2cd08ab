import { createHash } from 'node:crypto';
import type { DesignPhoto } from '@candor/domain/cv';

/** A photo as a file: bytes, and a name that changes with them. */
export function photoFile({ dataUrl }: DesignPhoto): { name: string; bytes: Buffer; type: 'png' | 'jpg' } {
  const type = dataUrl.startsWith('data:image/png') ? 'png' : 'jpg';
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const name = `photo-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${type}`;
  return { name, bytes, type };
}
