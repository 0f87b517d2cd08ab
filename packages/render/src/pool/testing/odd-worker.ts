import { parentPort } from 'node:worker_threads';

/** A worker that dies or hangs on demand: the format of the work says which. */
parentPort?.on('message', (work: { kind: string; format?: string }) => {
  if (work.format === 'pdf') process.exit(1);
  if (work.format === 'docx') for (;;);
  if (work.format === 'html') throw new Error('broken');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  parentPort?.postMessage({ kind: 'done', result: { kind: 'warm' } });
});
