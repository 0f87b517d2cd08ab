import type { ReadCv } from '@candor/domain/reading';
import { createWorkerClient } from '../../platform/workers/worker-client.ts';
import type { PastedJobs } from './pasted-jobs.ts';
import type { Reading } from './reading.ts';

/**
 * Reads pasted text in a thread of its own. The thread is loaded when the reader is made and stays, so that text is
 * read without a connection later on.
 */
export class PastedReader {
  #worker = createWorkerClient<PastedJobs>(
    () => new Worker(new URL('./read-pasted.worker.ts', import.meta.url), { type: 'module' }),
  );

  constructor() {
    this.#worker.start();
  }

  /** Rejects where it is given up, and where the thread could not be loaded. */
  readonly read = async (text: string, signal: AbortSignal): Promise<Reading> =>
    readingOf(text, await this.#worker.run('read', text, { signal }));

  stop(): void {
    this.#worker.close();
  }
}

function readingOf(text: string, read: ReadCv): Reading {
  const { document, detectedType, confidence, language, sections, unplaced, notes, fields } = read;
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
    notes,
    unplaced,
    fields,
    recognized: [],
  };
}
