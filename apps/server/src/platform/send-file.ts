import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A file's content: whole, or piece by piece, each when the one before it is on its way. */
type Content =
  | { bytes: Uint8Array | (() => Promise<Uint8Array>) }
  | { pieces: () => AsyncIterable<Uint8Array>; /** Bytes in all. */ size: number };

/** A file an action answers with. Its content is asked for only where the caller does not hold `etag` already. */
export type FileAnswer = Content & {
  /** One of the endpoint's types. */
  type: string;
  /** The name it is saved under, any characters; cleaned for the header. */
  name: string;
  /** Names the content; without quotes. */
  etag?: string;
  /** The address asked for names this content and never another: the caller may keep it without asking again. */
  isForever?: boolean;
};

/** Cached by the caller's own browser alone, and only for the session that asked. */
const FOREVER = 'private, max-age=31536000, immutable';

// Path separators, quotes, what file systems refuse, controls, and the marks that turn the direction of writing.
// oxlint-disable-next-line no-control-regex -- finding them is the purpose
const UNSAFE_IN_NAMES = /[\u0000-\u001f\u007f-\u009f"*/:<>?\\|\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** RFC 6266: an ASCII name for old readers, the full one in UTF-8 for the rest. */
export function contentDisposition(name: string): string {
  const clean =
    name.toWellFormed().replace(UNSAFE_IN_NAMES, ' ').replace(/\s+/g, ' ').trim().replace(/^\.+/, '') ||
    'file';
  const ascii = clean.replace(/[^\x20-\x7e]/g, '_').replace(/[%;]/g, '_');
  const encoded = encodeURIComponent(clean).replace(
    /['()]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Sends a file to be saved, never to be shown as a page of ours; 304 where the caller holds it already. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
): Promise<FastifyReply> {
  const tag = file.etag && `"${file.etag}"`;
  if (tag) {
    reply.header('etag', tag).header('cache-control', file.isForever ? FOREVER : 'private, no-cache');
    reply.header('vary', 'Authorization');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  }
  reply.type(file.type).header('content-disposition', contentDisposition(file.name));
  if ('pieces' in file) {
    const pieces = Readable.from(file.pieces(), { objectMode: false, highWaterMark: 1 });
    return reply.header('content-length', file.size).send(pieces);
  }
  const bytes = typeof file.bytes === 'function' ? await file.bytes() : file.bytes;
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
