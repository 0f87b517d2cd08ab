import { createWorkerClient, type WorkerClient } from '../workers/worker-client.ts';
import type { EnglishJobs } from './english-jobs.ts';

/** How long a worker with its model and dictionary waits for its next user. */
const IDLE_MS = 60_000;

/** A share in a worker that reads English. */
export interface EnglishWorker extends Pick<WorkerClient<EnglishJobs>, 'run'> {
  /** Gives the share back. Once nobody has one, the worker ends before long. */
  close(): void;
}

function sharedWorker(): () => EnglishWorker {
  const worker = createWorkerClient<EnglishJobs>(
    () => new Worker(new URL('./english.worker.ts', import.meta.url), { type: 'module' }),
  );
  let users = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(idle);
    users += 1;
    let isOpen = true;
    return {
      run: worker.run,
      close: () => {
        if (!isOpen) return;
        isOpen = false;
        users -= 1;
        if (users === 0) idle = setTimeout(() => worker.close(), IDLE_MS);
      },
    };
  };
}

/** A share in the worker that checks what is typed. It does nothing else: no key waits for a longer job. */
export const openCheckingWorker = sharedWorker();

/** A share in the worker for all that is read when it is asked for: rewrites, figures, reasons, tips. */
export const openReadingWorker = sharedWorker();
