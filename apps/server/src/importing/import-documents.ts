import type { importDocuments as endpoint, ImportedFile, ImportEvent } from '@candor/contracts/importing';
import { say } from '@candor/domain/say';
import type { FileRead, ReadProgress } from '@candor/read';
import { readLimits } from '@candor/read/limits';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import type { UploadedFile } from '../platform/receive-files.ts';
import { Refusal } from '../platform/refusal.ts';
import { createEventQueue } from './event-queue.ts';

const tooLarge = () =>
  say`This file is larger than ${readLimits.bytes / 1024 / 1024} MB. Please save a smaller copy, for instance without pictures.`;

function refusedFile(name: string, error: string): ImportedFile {
  return {
    name,
    type: null,
    status: 'error',
    document: null,
    text: '',
    detectedType: 'unknown',
    confidence: 0,
    language: 'und',
    wordCount: 0,
    sections: [],
    notes: [],
    unplaced: [],
    fields: [],
    recognized: [],
    error,
  };
}

function importedFile(name: string, answer: FileRead): ImportedFile {
  if (answer.kind === 'refused') return refusedFile(name, answer.sentence);
  const { type, read, text, wordCount, notes, recognized } = answer;
  const { document, detectedType, confidence, language, sections, unplaced, fields } = read;
  return {
    name,
    type,
    status: 'complete',
    document,
    text,
    detectedType,
    confidence,
    language,
    wordCount,
    sections,
    notes,
    unplaced,
    fields,
    recognized,
    error: null,
  };
}

async function readOne(
  { reader, signal, owner }: Context,
  { name, bytes }: UploadedFile,
  onProgress: (progress: ReadProgress) => void,
): Promise<ImportedFile> {
  if (bytes === null) return refusedFile(name, tooLarge());
  const answer = await reader.read({ name, bytes }, { signal, by: owner.id, onProgress });
  return importedFile(name, answer);
}

/**
 * Reads the files of one request in parallel; nothing of them is stored. A file that cannot be read has its own
 * sentence in the answer and does not stop the others.
 */
export async function* importDocuments({ ctx, input }: Call<typeof endpoint>): AsyncGenerator<ImportEvent> {
  await ctx.limits.spend('reading', ctx.owner.id);
  const uploaded = await input.files();
  const queue = createEventQueue<ImportEvent>();
  const reading = Promise.all(
    uploaded.map(async (one, at) => {
      const file = await readOne(ctx, one, (progress) => queue.add({ kind: 'progress', at, ...progress }));
      queue.add({ kind: 'file', at, file });
      return file;
    }),
  );
  reading.then(queue.end, queue.end);
  yield* queue.events();
  try {
    yield { kind: 'done', result: { files: await reading } };
  } catch {
    // Too many files wait already, or the server stops: worth another try.
    throw new Refusal('unavailable');
  }
}
