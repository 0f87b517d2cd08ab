import { parentPort, Worker } from 'node:worker_threads';
import type { Answer } from './answer.ts';
import { TooMuchWork } from './fault.ts';

/** Some libraries throw plain objects that carry their diagnostics as `code`. */
function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
}

/** Ends this process where it takes more memory than that, whatever it is doing. */
function watchMemory(residentMb: number): void {
  if (!Number.isFinite(residentMb)) return;
  const script = new URL('memory-watch.ts', import.meta.url);
  new Worker(script, { workerData: residentMb, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref();
}

/**
 * Makes this thread or process a pool's: it does one piece of work after the other and posts what comes of each. What
 * `tell` is given reaches whoever asked before the result does.
 */
export function answerWork<Work, Result>(
  act: (work: Work, tell: (told: unknown) => void) => Result | Promise<Result>,
): void {
  const post = (answer: Answer<Result>) => {
    if (parentPort) parentPort.postMessage(answer);
    else process.send?.(answer);
  };
  const answer = async (work: Work) => {
    try {
      post({ kind: 'done', result: await act(work, (told) => post({ kind: 'told', told })) });
    } catch (error) {
      post({ kind: error instanceof TooMuchWork ? 'too-much' : 'failed', reason: reasonOf(error) });
    }
  };
  if (parentPort) {
    parentPort.on('message', answer);
    post({ kind: 'ready' });
    return;
  }
  watchMemory(Number(process.argv[2]));
  // What a pool posts is its work; the types are the pool's.
  process.on('message', (work) => answer(work as Work));
  // Nobody is left to answer to.
  process.on('disconnect', () => process.exit());
  post({ kind: 'ready' });
}
