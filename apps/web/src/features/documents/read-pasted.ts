import type { ReadCv } from '@candor/domain/reading';
import type { Reading } from './reading.ts';

/** Reads pasted text in a thread of its own; needs no connection. Rejects with the reason of `signal`. */
export function readPasted(text: string, signal: AbortSignal): Promise<Reading> {
  const worker = new Worker(new URL('./read-pasted.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<ReadCv>();
  worker.addEventListener('message', ({ data }: MessageEvent<ReadCv>) => resolve(data));
  worker.addEventListener('error', () => reject(new Error('the text could not be read')));
  signal.addEventListener('abort', () => reject(signal.reason));
  worker.postMessage(text);
  return promise.finally(() => worker.terminate()).then((read) => readingOf(text, read));
}

function readingOf(text: string, read: ReadCv): Reading {
  const { document, detectedType, confidence, language, sections, fields } = read;
  const wordCount = text.split(/\s+/).filter((word) => word !== '').length;
  return {
    type: 'txt',
    document,
    text,
    detectedType,
    confidence,
    language,
    wordCount,
    sections,
    notes: [],
    fields,
  };
}
