import { parentPort } from 'node:worker_threads';
import { drawingDesk } from '../drawing-desk.ts';
import type { Answer, Work } from './work.ts';

/** The compiler throws plain objects that carry their diagnostics as `code`. */
function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
}

const desk = drawingDesk();

parentPort?.on('message', async (work: Work) => {
  const answer: Answer = await desk(work).then(
    (result) => ({ kind: 'done', result }),
    (error: unknown) => ({ kind: 'failed', reason: reasonOf(error) }),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  parentPort?.postMessage(answer);
});
