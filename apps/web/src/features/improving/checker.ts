import type { CheckAnswer, CheckAsked } from '../../platform/english/english-jobs.ts';
import { openCheckingWorker } from '../../platform/english/english-workers.ts';

export interface Checker {
  ask: (asked: CheckAsked) => void;
  close: () => void;
}

/** A box that has its text checked. It gets only the answers to what it asked last. */
export function openChecker(onAnswer: (answer: CheckAnswer) => void): Checker {
  const worker = openCheckingWorker();
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
      worker.close();
    },
  };
}
