import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';
import type { Answer } from './answer.ts';
import { collectGarbage } from './collect-garbage.ts';
import { PoolError } from './pool-error.ts';

/** Some libraries throw plain objects that carry their diagnostics as `code`. */
function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
}

/** A thread without work for this long lets go of what it left behind, or its start; a process ends or is replaced. */
const IDLE_MS = 3_000;

/** Whether what earlier work left behind would be held against the next. */
function isWorn(): boolean {
  if (parentPort) return false;
  return process.memoryUsage.rss() > Number(process.argv[3]) * 1024 * 1024;
}

/**
 * Ends this process where it takes more memory than that while it works. The returned function says whether it does;
 * it is given when somebody watches.
 */
async function watchMemory(residentMb: number): Promise<(isAtWork: boolean) => void> {
  if (!Number.isFinite(residentMb)) return () => undefined;
  const isWorking = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const script = new URL('memory-watch.ts', import.meta.url);
  const limits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };
  const watch = new Worker(script, { workerData: { residentMb, isWorking }, resourceLimits: limits });
  await once(watch, 'message');
  watch.unref();
  return (isAtWork) => {
    Atomics.store(isWorking, 0, isAtWork ? 1 : 0);
    Atomics.notify(isWorking, 0);
  };
}

/**
 * Makes this thread or process a pool's worker: it does one piece of work after the other and posts what comes of each.
 * What `report` is given reaches whoever asked before the result does. What a worker needs for its first piece is made
 * before this is called: it counts as started from here on.
 */
export function answerWork<Work, Result>(
  perform: (work: Work, report: (progress: unknown) => void) => Result | Promise<Result>,
): void {
  const post = (answer: Answer<Result>) => {
    if (parentPort) parentPort.postMessage(answer);
    else process.send?.(answer);
  };
  const answer = async (work: Work): Promise<void> => {
    try {
      const result = await perform(work, (progress) => post({ kind: 'progress', progress }));
      post({ kind: 'done', result, isWorn: isWorn() });
    } catch (error) {
      post({
        kind: 'failed',
        why: error instanceof PoolError ? error.kind : 'failed',
        reason: reasonOf(error),
      });
    }
  };
  if (parentPort) {
    const collectLater = () => setTimeout(collectGarbage, IDLE_MS).unref();
    let idle = collectLater();
    parentPort.on('message', async (work: Work) => {
      clearTimeout(idle);
      await answer(work);
      idle = collectLater();
    });
    post({ kind: 'ready' });
    return;
  }
  const watched = watchMemory(Number(process.argv[2]));
  // What a pool posts is its work; the types are the pool's.
  process.on('message', async (work) => {
    const watch = await watched;
    watch(true);
    await answer(work as Work);
    watch(false);
  });
  // Nobody is left to answer to.
  process.on('disconnect', () => process.exit());
  void watched.then(() => {
    // A process that is killed writes nothing: the next would take out the types again, which leaves 25 MB behind.
    // What the start left behind: a worker that waits need not hold it.
    collectGarbage();
    post({ kind: 'ready' });
  });
}
