import { createHash } from 'node:crypto';
import type { Context } from './context.ts';

/**
 * The id of the record that a call with a request key makes, the same with each repeat, so that the store itself takes it
 * once (UUID version 8, RFC 9562). Undefined where no key was sent: then the store chooses.
 */
export function idOfKey({ owner, requestKey }: Pick<Context, 'owner' | 'requestKey'>): string | undefined {
  if (requestKey === null) return undefined;
  const hash = createHash('sha256').update(`${owner.id} ${requestKey}`).digest('hex');
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
