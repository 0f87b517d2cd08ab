import { parentPort } from 'node:worker_threads';
import { drawingDesk } from '../drawing-desk.ts';
import type { Answer, Work } from './work.ts';

const desk = drawingDesk();

parentPort?.on('message', async (work: Work) => {
  const answer: Answer = await desk(work).then(
    (result) => ({ kind: 'done', result }),
    (error: unknown) => ({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(answer);
});
