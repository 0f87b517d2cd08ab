import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** A message as it came, and what signs it. */
export interface SignedMessage {
  bytes: Uint8Array;
  signature: string;
}

/** Bodies stay the bytes they came as: a signature is over nothing else. */
export function acceptBytesOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}

/** The message of a request; refused where it is not signed at all. */
export function receiveSigned({ body, headers }: FastifyRequest, name: string): SignedMessage {
  const signature = headers[name];
  if (typeof signature !== 'string' || !(body instanceof Uint8Array))
    throw new Refusal('invalid', 'This isn’t signed.');
  return { bytes: body, signature };
}
