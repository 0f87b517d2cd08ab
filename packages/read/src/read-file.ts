import { readText } from '@candor/domain/reading';
import type { FileRead, ReadFileInput } from './file-read.ts';
import { readLimits } from './limits.ts';
import { Refusal } from './refusals.ts';

/**
 * Reads one file as a CV. Never throws for what a file holds: what cannot be read is an answer with its sentence.
 * Rejects only with the reason of `signal`. To be run in a worker: reading a page takes the thread for a while.
 */
export async function readFile(input: ReadFileInput): Promise<FileRead> {
  input.signal?.throwIfAborted();
  try {
    return await readBytes(input);
  } catch (error) {
    input.signal?.throwIfAborted();
    const refusal = error instanceof Refusal ? error : new Refusal('damaged');
    return { kind: 'refused', code: refusal.code, sentence: refusal.message };
  }
}

async function readBytes({ bytes, titleCertainty }: ReadFileInput): Promise<FileRead> {
  if (bytes.length === 0) throw new Refusal('empty');
  if (bytes.length > readLimits.bytes) throw new Refusal('too_large');
  if (bytes.subarray(0, 4_096).includes(0)) throw new Refusal('wrong_type');
  const text = new TextDecoder().decode(bytes);
  return {
    kind: 'read',
    type: 'txt',
    read: readText(text, titleCertainty ? { titleCertainty } : {}),
    text,
    wordCount: text.split(/\s+/u).filter((word) => word !== '').length,
    notes: [],
    pages: { width: 0, height: 0, count: 0 },
  };
}
