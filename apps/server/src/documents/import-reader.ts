import { createPool, PoolFault, type Pool, type PoolOptions } from '@candor/pool';
import { readLimits, type FileRead, type ReadProgress } from '@candor/read';
import type { FileToRead, Reader, Reading } from './reader.ts';

/** One file is read in tens of milliseconds; what passes these limits is stopped, and its process replaced. */
const LIMITS: Omit<PoolOptions, 'script'> = {
  threads: 2,
  timeoutMs: readLimits.durationMs,
  mostWaitMs: 60_000,
  mostWaiting: 100,
  memoryMb: 256,
  residentMb: 600,
  isWalled: true,
};
/** Recognizing a page takes seconds and, with the picture unpacked, half a gigabyte. One file at a time. */
const RECOGNIZING: Omit<PoolOptions, 'script'> = {
  threads: 1,
  timeoutMs: 120_000,
  mostWaitMs: 180_000,
  mostWaiting: 20,
  memoryMb: 256,
  residentMb: 700,
  isWalled: true,
};
const IDLE_MS = 60_000;
const tooMuch: FileRead = {
  kind: 'refused',
  code: 'too_much_inside',
  sentence: 'This file took too long or too much memory to read. Please save a simpler copy and try again.',
};
const tooMuchToRecognize: FileRead = {
  kind: 'refused',
  code: 'too_much_inside',
  sentence:
    'Recognizing the text of this file took too long or too much memory and was stopped. Please choose fewer pages, or smaller pictures.',
};
const died: FileRead = {
  kind: 'refused',
  code: 'damaged',
  sentence: 'This file could not be read. Please save it again, or paste its text.',
};

function isProgress(told: unknown): told is ReadProgress {
  return typeof told === 'object' && told !== null && 'done' in told && 'of' in told;
}

type ReadPool = Pool<FileToRead, FileRead>;

/** The process that recognizes text, which holds hundreds of megabytes: begun when it is needed, ended when it is idle. */
function createIdlePool() {
  let pool: ReadPool | null = null;
  let running = 0;
  let idle: NodeJS.Timeout | undefined;
  const close = async () => {
    clearTimeout(idle);
    const open = pool;
    pool = null;
    await open?.close();
  };
  return {
    async use<Result>(work: (open: ReadPool) => Promise<Result>): Promise<Result> {
      clearTimeout(idle);
      running += 1;
      pool ??= createPool({ ...RECOGNIZING, script: new URL('recognize-worker.ts', import.meta.url) });
      try {
        return await work(pool);
      } finally {
        running -= 1;
        if (running === 0) idle = setTimeout(() => void close(), IDLE_MS).unref();
      }
    },
    close,
  };
}

/** A reader whose work is done in processes of its own; each begins when it is first needed. */
export function createWalledReader(
  limits: Partial<Omit<PoolOptions, 'script'>> = {},
  script = new URL('import-worker.ts', import.meta.url),
): Reader {
  const pool = createPool<FileToRead, FileRead>({ ...LIMITS, ...limits, script });
  const recognizing = createIdlePool();
  return {
    async read(file, reading) {
      const answer = await readIn(pool, file, reading, tooMuch);
      const isPicture = answer.kind === 'refused' && answer.code === 'scanned';
      return isPicture ? recognizing.use((open) => readIn(open, file, reading, tooMuchToRecognize)) : answer;
    },
    async close() {
      await Promise.all([pool.close(), recognizing.close()]);
    },
  };
}

async function readIn(
  pool: ReadPool,
  { name, bytes }: FileToRead,
  { signal, by, onProgress }: Reading,
  stopped: FileRead,
): Promise<FileRead> {
  const onTold = (told: unknown) => {
    if (isProgress(told)) onProgress?.(told);
  };
  try {
    return await pool.run({ name, bytes }, { signal, by, onTold });
  } catch (fault) {
    if (!(fault instanceof PoolFault)) throw fault;
    if (fault.kind === 'too-much') return stopped;
    if (fault.kind === 'died' || fault.kind === 'failed') return died;
    throw fault;
  }
}
