import type { ReadCv } from '@candor/domain/reading';
import type { Reading } from './reading.ts';

interface Answer {
  id: number;
  read: ReadCv;
}

/**
 * Reads pasted text in a thread of its own. The thread is loaded when the reader is made and stays, so that text is
 * read without a connection later on.
 */
export class PastedReader {
  #worker = new Worker(new URL('./read-pasted.worker.ts', import.meta.url), { type: 'module' });
  #waiting = new Map<number, { resolve: (read: ReadCv) => void; reject: (error: unknown) => void }>();
  #count = 0;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.id)?.resolve(data.read);
      this.#waiting.delete(data.id);
    });
    this.#worker.addEventListener('error', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the text could not be read'));
      this.#waiting.clear();
    });
  }

  /** Rejects with the reason of `signal`; what is read by then is dropped. */
  readonly read = async (text: string, signal: AbortSignal): Promise<Reading> => {
    this.#count += 1;
    const id = this.#count;
    const { promise, resolve, reject } = Promise.withResolvers<ReadCv>();
    this.#waiting.set(id, { resolve, reject });
    signal.addEventListener('abort', () => reject(signal.reason));
    this.#worker.postMessage({ id, text });
    return readingOf(text, await promise);
  };

  stop(): void {
    this.#worker.terminate();
    this.#waiting.clear();
  }
}

function readingOf(text: string, read: ReadCv): Reading {
  const { document, detectedType, confidence, language, sections, unplaced, fields } = read;
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
    unplaced,
    fields,
    recognized: [],
  };
}
