import { randomBytes } from 'node:crypto';
import type { Seals } from '../platform/seals.ts';

/** What a webhook is signed by: 256 random bits in the form of the standard. */
export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

const about = (id: string) => `webhook ${id}`;
export const sealSecret = (seals: Seals, id: string, secret: string) => seals.seal(secret, about(id));
export const openSecret = (seals: Seals, { id, secret }: { id: string; secret: string }) =>
  seals.open(secret, about(id));
