import { say } from '@candor/domain/say';
import { PoolError, type JobClient, type PoolOptions } from '@candor/pool';
import { createSpokenJobClient } from '../platform/spoken-jobs.ts';
import type { FileRead } from '@candor/read';
import { readLimits } from '@candor/read/limits';
import type { FileToRead, Reader, Reading } from './reader.ts';
import type { ReadingJobs } from './reading-jobs.ts';

/** One file is read in tens of milliseconds; what passes these limits is stopped, and its process replaced. */
const LIMITS: Omit<PoolOptions, 'script'> = {
  workers: 2,
  idleMs: 60_000,
  timeoutMs: readLimits.durationMs,
  mostWaitMs: 60_000,
  mostWaiting: 100,
  memoryMb: 256,
  /** The largest files that are read take 270. */
  residentMb: 400,
  /** An ordinary file leaves it at 180. */
  recycleAboveMb: 220,
  isIsolated: true,
};
/** Recognizing a page takes seconds and, with the picture unpacked, half a gigabyte. One file at a time. */
const RECOGNIZING: Omit<PoolOptions, 'script'> = {
  workers: 1,
  /** It holds hundreds of megabytes. */
  idleMs: 60_000,
  timeoutMs: 120_000,
  mostWaitMs: 180_000,
  mostWaiting: 20,
  memoryMb: 256,
  residentMb: 700,
  isIsolated: true,
};
const tooMuch = (): FileRead => ({
  kind: 'refused',
  code: 'too_much_inside',
  sentence: say`This file took too long or too much memory to read. Please save a simpler copy and try again.`,
});
const tooMuchToRecognize = (): FileRead => ({
  kind: 'refused',
  code: 'too_much_inside',
  sentence: say`Recognizing the text of this file took too long or too much memory and was stopped. Please choose fewer pages, or smaller pictures.`,
});
const died = (): FileRead => ({
  kind: 'refused',
  code: 'damaged',
  sentence: say`This file could not be read. Please save it again, or paste its text.`,
});

/** A reader whose work is done in processes of its own; each begins when it is first needed and ends when nobody reads. */
export function createIsolatedReader(
  limits: Partial<Omit<PoolOptions, 'script'>> = {},
  script = new URL('read-worker.ts', import.meta.url),
): Reader {
  const reading = createSpokenJobClient<ReadingJobs>({ ...LIMITS, ...limits, script });
  const recognizing = createSpokenJobClient<ReadingJobs>({
    ...RECOGNIZING,
    ...(limits.budget && { budget: limits.budget }),
    script: new URL('recognize-worker.ts', import.meta.url),
  });
  return {
    async read(file, asking) {
      const answer = await readIn(reading, file, asking, tooMuch);
      const isPicture = answer.kind === 'refused' && answer.code === 'scanned';
      return isPicture ? readIn(recognizing, file, asking, tooMuchToRecognize) : answer;
    },
    async close() {
      await Promise.all([reading.close(), recognizing.close()]);
    },
  };
}

async function readIn(
  workers: JobClient<ReadingJobs>,
  file: FileToRead,
  { signal, by, onProgress }: Reading,
  stopped: () => FileRead,
): Promise<FileRead> {
  try {
    return await workers.run('read', file, { signal, by, onProgress });
  } catch (error) {
    if (!(error instanceof PoolError)) throw error;
    if (error.kind === 'too-much') return stopped();
    if (error.kind === 'died' || error.kind === 'failed') return died();
    throw error;
  }
}
