import type { CheckAnswer, CheckAsked } from './check-messages.ts';

/** How long the thread with its dictionary waits for another box. */
const IDLE_MS = 60_000;

let worker: Worker | undefined;
let asker = 0;
let idle: ReturnType<typeof setTimeout> | undefined;
const listeners = new Map<number, (answer: CheckAnswer) => void>();

/** The checking thread: one for all boxes, begun with the first text. */
function thread(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./check-text.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) =>
    listeners.get(data.asker)?.(data),
  );
  return worker;
}

export interface Checker {
  ask: (asked: Omit<CheckAsked, 'asker' | 'number'>) => void;
  close: () => void;
}

/** A box that has its text checked. Only the answers to what it asked last are told. */
export function openChecker(onAnswer: (answer: CheckAnswer) => void): Checker {
  clearTimeout(idle);
  asker += 1;
  const own = asker;
  let number = 0;
  listeners.set(own, (answer) => {
    if (answer.number === number) onAnswer(answer);
  });
  return {
    ask: (asked) => {
      number += 1;
      const message: CheckAsked = { ...asked, asker: own, number };
      thread().postMessage(message);
    },
    close: () => {
      listeners.delete(own);
      if (listeners.size > 0) return;
      idle = setTimeout(() => {
        worker?.terminate();
        worker = undefined;
      }, IDLE_MS);
    },
  };
}
