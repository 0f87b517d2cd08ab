import { parentPort } from 'node:worker_threads';
import type { Answer } from './answer.ts';
import { TooMuchWork } from './fault.ts';

/** Some libraries throw plain objects that carry their diagnostics as `code`. */
function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
}

/** Makes this thread a pool's: it does one piece of work after the other and posts what comes of each. */
export function answerWork<Work, Result>(act: (work: Work) => Result | Promise<Result>): void {
  parentPort?.on('message', async (work: Work) => {
    let answer: Answer<Result>;
    try {
      answer = { kind: 'done', result: await act(work) };
    } catch (error) {
      answer = { kind: error instanceof TooMuchWork ? 'too-much' : 'failed', reason: reasonOf(error) };
    }
    parentPort?.postMessage(answer);
  });
}
