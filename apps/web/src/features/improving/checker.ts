import { createWorkerClient } from '../../platform/workers/worker-client.ts';
import type { CheckAnswer, CheckAsked, CheckingJobs } from './checking-jobs.ts';

/** How long the thread with its dictionary waits for another box. */
const IDLE_MS = 60_000;

/** The checking thread: one for all boxes, begun with the first text. */
const worker = createWorkerClient<CheckingJobs>(
  () => new Worker(new URL('./check-text.worker.ts', import.meta.url), { type: 'module' }),
);
let boxes = 0;
let idle: ReturnType<typeof setTimeout> | undefined;

export interface Checker {
  ask: (asked: CheckAsked) => void;
  close: () => void;
}

/** A box that has its text checked. Only the answers to what it asked last are told. */
export function openChecker(onAnswer: (answer: CheckAnswer) => void): Checker {
  clearTimeout(idle);
  boxes += 1;
  let asking = new AbortController();
  return {
    ask: (asked) => {
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      // Where it cannot be checked, what was found before stands.
      worker.run('check', asked, { signal, onProgress: onAnswer }).then(onAnswer, () => undefined);
    },
    close: () => {
      asking.abort();
      boxes -= 1;
      if (boxes === 0) idle = setTimeout(() => worker.close(), IDLE_MS);
    },
  };
}
