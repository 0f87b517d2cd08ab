import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PoolFaultKind } from './fault.ts';

/** Where work is done: a thread, or a process of its own. */
export interface Place {
  post(work: unknown): void;
  /** Keeps the whole process alive while work is under way, and lets it end otherwise. */
  hold(): void;
  letGo(): void;
  end(): Promise<void>;
}

export interface PlaceOptions<Said> {
  script: URL;
  memoryMb: number | undefined;
  residentMb: number | undefined;
  said: (said: Said) => void;
  ended: (kind: PoolFaultKind, message: string) => void;
}

export function openThread<Said>({ script, memoryMb, said, ended }: PlaceOptions<Said>): Place {
  const resourceLimits = memoryMb === undefined ? {} : { maxOldGenerationSizeMb: memoryMb };
  const worker = new Worker(script, { resourceLimits });
  worker.unref();
  worker.on('message', said);
  worker.on('error', (error: Error & { code?: string }) => {
    const kind = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-much' : 'died';
    ended(kind, `The thread failed: ${error.message}`);
  });
  worker.on('exit', () => ended('died', 'The thread ended unexpectedly'));
  return {
    post: (work) => worker.postMessage(work),
    hold: () => worker.ref(),
    letGo: () => worker.unref(),
    async end() {
      await worker.terminate();
    },
  };
}

/**
 * A process knows nothing of our configuration, and takes nothing with it when it dies: a thread whose memory runs out
 * within one step of the engine ends the whole server.
 */
export function openProcess<Said>({ script, memoryMb, residentMb, said, ended }: PlaceOptions<Said>): Place {
  const heap = memoryMb === undefined ? [] : [`--max-old-space-size=${memoryMb}`];
  const child = fork(fileURLToPath(script), residentMb === undefined ? [] : [String(residentMb)], {
    execArgv: ['--disable-warning=ExperimentalWarning', ...heap],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', (_code, signal) => {
      resolve();
      // The engine ends itself so when its heap is full, and the watch over all memory does.
      ended(signal === 'SIGABRT' ? 'too-much' : 'died', 'The process ended unexpectedly');
    });
    child.once('error', (error) => {
      resolve();
      ended('died', `The process failed: ${error.message}`);
    });
  });
  const letGo = () => {
    child.unref();
    child.channel?.unref();
  };
  letGo();
  // What was posted is typed by the pool; the channel itself takes anything.
  child.on('message', (message) => said(message as Said));
  return {
    post: (work) => {
      // A process that is ending cannot be told: its exit says so.
      child.send(work as object, () => undefined);
    },
    hold() {
      child.ref();
      child.channel?.ref();
    },
    letGo,
    end() {
      // Whoever waits for the end must see it, also when nothing else is left to do.
      child.ref();
      child.kill('SIGKILL');
      return gone;
    },
  };
}
