import type { IncomingMessage } from 'node:http';
import { addressFor, publicInternet, requestAt, type Reach } from './public-request.ts';

const TIME_LIMIT_MS = 3_000;
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const headers = {
  accept: 'text/html, application/pdf',
  'accept-encoding': 'identity',
  'user-agent': 'Candor',
};

export type Page =
  | { kind: 'page'; type: string; bytes: Uint8Array }
  | { kind: 'refused'; reason: 'address' | 'type' | 'too_large' | 'unreachable' };

type Refused = Extract<Page, { kind: 'refused' }>;
const refused = (reason: Refused['reason']): Refused => ({ kind: 'refused', reason });

async function pageIn(answer: IncomingMessage, types: readonly string[]): Promise<Page> {
  const { 'content-type': said = '', 'content-encoding': encoding = 'identity' } = answer.headers;
  const type = said.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type) || encoding !== 'identity') return refused('type');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > MOST_BYTES) return refused('too_large');
    chunks.push(chunk);
  }
  return { kind: 'page', type, bytes: Buffer.concat(chunks) };
}

/**
 * What is at an address that a person names: asked only where every IP address of its host is public, over a connection
 * to one of those, redirects as well (3 at most), in 3 seconds altogether, 2 MB at most and of a type that is wanted.
 */
export async function fetchPublic(
  start: URL,
  { types, signal, reach = publicInternet }: { types: readonly string[]; signal: AbortSignal; reach?: Reach },
): Promise<Page> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
  // The resolver cannot be told to stop; nobody waits for it longer.
  const late = new Promise<never>((_resolve, reject) => {
    inTime.addEventListener('abort', () => reject(new Error('too slow')), { once: true });
  });
  late.catch(() => undefined);
  let url = start;
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const address = await Promise.race([addressFor(url, reach), late]);
      if (address === null) return refused('address');
      const answer = await requestAt(url, { address, signal: inTime, headers });
      try {
        const { statusCode = 0 } = answer;
        const next = answer.headers.location;
        if (statusCode >= 300 && statusCode < 400 && next !== undefined) {
          if (!URL.canParse(next, url)) return refused('unreachable');
          url = new URL(next, url);
        } else return statusCode === 200 ? await pageIn(answer, types) : refused('unreachable');
      } finally {
        answer.destroy();
      }
    }
  } catch {
    signal.throwIfAborted();
  }
  return refused('unreachable');
}
