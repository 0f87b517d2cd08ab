import { PoolError, type JobMap, type JobOptions, type PoolErrorKind } from '@candor/pool/jobs';
import { pageWords } from '../../ui/page-language.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** Has the jobs of a contract done by a worker of this page, which runs `answerJobs` with the same contract. */
export interface WorkerClient<Jobs extends JobMap<Jobs>> {
  /** What the job gives. Rejects with a `PoolError`, whose `kind` says why it was not done. */
  run<Name extends keyof Jobs & string>(
    name: Name,
    input: Jobs[Name]['input'],
    options?: JobOptions<Jobs[Name]['progress']>,
  ): Promise<Jobs[Name]['output']>;
  /** Loads the worker before its first job. */
  start(): void;
  /** Ends the worker; jobs not done yet are rejected. The next job starts another. */
  close(): void;
}

/** The part of a `Worker` that a client uses. */
type WorkerLike = Pick<EventTarget, 'addEventListener'> &
  Pick<Worker, 'terminate'> & {
    postMessage(message: ToWorker): void;
  };

interface Waiting {
  onProgress: ((progress: unknown) => void) | undefined;
  resolve: (output: unknown) => void;
  reject: (error: PoolError) => void;
}

/** A client whose worker starts with its first job. One that could not be loaded, or broke, is started again by the next. */
export function createWorkerClient<Jobs extends JobMap<Jobs>>(open: () => WorkerLike): WorkerClient<Jobs> {
  let worker: WorkerLike | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting>();

  function end(kind: PoolErrorKind, message: string): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new PoolError(kind, message));
    waiting.clear();
  }

  function hear(message: FromWorker): void {
    const job = waiting.get(message.id);
    if (message.kind === 'progress') return job?.onProgress?.(message.progress);
    waiting.delete(message.id);
    if (message.kind === 'done') job?.resolve(message.output);
    else job?.reject(new PoolError(message.why, message.reason));
  }

  function start(): WorkerLike {
    if (worker) return worker;
    const opened = open();
    opened.addEventListener('message', (event) => {
      if (worker === opened && event instanceof MessageEvent) hear(event.data);
    });
    opened.addEventListener('error', () => {
      // same in every language
      if (worker === opened) end('died', 'The worker could not be loaded, or broke');
    });
    worker = opened;
    if (pageWords !== 'en') opened.postMessage({ kind: 'language', language: pageWords });
    return opened;
  }

  async function run(name: string, input: unknown, { signal, onProgress }: JobOptions<unknown>) {
    const cancelled = () => new PoolError('cancelled', 'The caller gave this up');
    if (signal?.aborted) throw cancelled();
    count += 1;
    const id = count;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const cancel = () => {
      if (waiting.delete(id)) worker?.postMessage({ kind: 'cancel', id });
      reject(cancelled());
    };
    signal?.addEventListener('abort', cancel, { once: true });
    waiting.set(id, { onProgress, resolve, reject });
    try {
      start().postMessage({ kind: 'job', id, name, input });
      return await promise;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  return {
    // What a worker says under a name is what the handler of that name in the same contract reports and gives.
    run: (name, input, options = {}) => run(name, input, options as JobOptions<unknown>),
    start: () => void start(),
    // same in every language
    close: () => end('closed', 'The worker was ended'),
  };
}
