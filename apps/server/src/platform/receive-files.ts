import { finished } from 'node:stream';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Upload } from '@candor/contracts/endpoint';
import { say } from '@candor/domain/say';
import { fieldRefusal, Refusal } from './refusal.ts';

/** A file as it was sent. */
export interface UploadedFile {
  /** The last part of the sender's name for it, to be shown; never a path of ours. */
  name: string;
  /** Null where the file is larger than one may be: it was dropped. */
  bytes: Uint8Array | null;
}

/** Files that arrive are held in memory; all of them together never take more than this. */
const MOST_HELD_BYTES = 200 * 1024 * 1024;
const GREATEST_NAME = 255;
const noForm = () => new Refusal('unsupported_type', say`Please send files as a form (multipart/form-data).`);

let heldBytes = 0;

/** Lets the routes of a scope take forms with files, and nothing else. */
export async function acceptFormsOnly(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { throwFileSizeLimit: false });
  scope.addContentTypeParser('*', (_request, _body, done) => done(noForm()));
}

function shownName(name: string | undefined): string {
  const last = (name ?? '').toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const shown = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return [...shown].slice(0, GREATEST_NAME).join('') || 'file';
}

/** What a form's parser throws, as a refusal. */
function refusalOfForm(error: unknown, { files }: Upload): unknown {
  if (error instanceof Refusal) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') {
    return new Refusal('too_large', say`Please send at most ${files} files at once.`);
  }
  return new Refusal('invalid', say`This form could not be read.`);
}

interface Room {
  /** Counts bytes that are held. Refuses where the request, or all requests together, would hold too much. */
  take(bytes: number): void;
  giveBack(): void;
}

function roomOf(bodyLimit: number): Room {
  let taken = 0;
  return {
    take(bytes) {
      if (taken + bytes > bodyLimit) throw new Refusal('too_large');
      if (heldBytes + bytes > MOST_HELD_BYTES) {
        throw new Refusal(
          'unavailable',
          say`We’re receiving a lot of files right now. Please try again shortly.`,
        );
      }
      taken += bytes;
      heldBytes += bytes;
    },
    giveBack() {
      heldBytes -= taken;
      taken = 0;
    },
  };
}

async function bytesOf(part: MultipartFile, room: Room): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) {
    if (!Buffer.isBuffer(chunk)) continue;
    room.take(chunk.length);
    if (part.file.truncated) chunks.length = 0;
    else chunks.push(chunk);
  }
  return part.file.truncated ? null : new Uint8Array(Buffer.concat(chunks));
}

async function filesOf(request: FastifyRequest, upload: Upload, room: Room): Promise<UploadedFile[]> {
  const { field, files, fileBytes } = upload;
  const parts = request.parts({
    limits: { fileSize: fileBytes, files, fields: 10, fieldSize: 1024, fieldNameSize: 100, headerPairs: 20 },
  });
  const received: UploadedFile[] = [];
  for await (const part of parts) {
    if (part.type !== 'file') continue;
    if (part.fieldname !== field) part.file.resume();
    else received.push({ name: shownName(part.filename), bytes: await bytesOf(part, room) });
  }
  return received;
}

/**
 * The files of a form, held in memory until the answer is given. Refuses what is no form, holds no file, or is too
 * large; a single file that is too large comes without its bytes, unless all are.
 */
export async function receiveFiles(
  request: FastifyRequest,
  reply: FastifyReply,
  { upload, bodyLimit }: { upload: Upload; bodyLimit: number },
): Promise<UploadedFile[]> {
  if (!request.isMultipart()) throw noForm();
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw new Refusal('too_large');
  const room = roomOf(bodyLimit);
  finished(reply.raw, room.giveBack);
  try {
    const files = await filesOf(request, upload, room);
    if (files.length === 0) throw fieldRefusal(upload.field, say`Please choose a file.`);
    if (files.every(({ bytes }) => bytes === null)) throw new Refusal('too_large');
    return files;
  } catch (error) {
    throw refusalOfForm(error, upload);
  }
}
