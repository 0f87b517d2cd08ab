import { perform, PoolError, type JobHandlers, type JobMap } from '@candor/pool/jobs';
import type { FromWorker, ToWorker } from './messages.ts';

/** Where a worker hears its page and speaks to it: its own global scope. */
interface Scope {
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
  postMessage(message: FromWorker): void;
}

interface Answering {
  scope?: Scope;
  /** Has what handlers say be in the language of the page (`speak`). Default: in English. */
  speak?: (language: string) => Promise<void>;
}

/**
 * Makes this thread the worker of a contract. A handler learns by its signal that its page has cancelled the job: nothing is
 * answered then, whatever it returns.
 */
export function answerJobs<Jobs extends JobMap<Jobs>>(
  handlers: JobHandlers<Jobs, [signal: AbortSignal]>,
  { scope = globalThis, speak = async () => undefined }: Answering = {},
): void {
  const running = new Map<number, AbortController>();
  let hasWords: Promise<void> | undefined;

  async function answer({ id, ...asked }: ToWorker & { kind: 'job' }): Promise<void> {
    const leaving = new AbortController();
    running.set(id, leaving);
    const post = (message: FromWorker) => {
      if (!leaving.signal.aborted) scope.postMessage(message);
    };
    try {
      const report = (progress: unknown) => post({ id, kind: 'progress', progress });
      await hasWords;
      const output = await perform(handlers, asked, report, leaving.signal);
      post({ id, kind: 'done', output });
    } catch (error) {
      const why = error instanceof PoolError ? error.kind : 'failed';
      post({ id, kind: 'failed', why, reason: error instanceof Error ? error.message : String(error) });
    }
    running.delete(id);
  }

  scope.addEventListener('message', ({ data }) => {
    if (data.kind === 'job') void answer(data);
    else if (data.kind === 'cancel') running.get(data.id)?.abort();
    else hasWords = speak(data.language).catch(() => undefined);
  });
}
