import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PoolErrorKind } from './pool-error.ts';

/** A worker: a thread, or an isolated process. */
export interface WorkerHandle {
  post(work: unknown): void;
  /** Keeps the whole process alive while work is under way. */
  ref(): void;
  /** Lets the whole process end although the worker runs. */
  unref(): void;
  terminate(): Promise<void>;
}

export interface WorkerOptions<Message> {
  script: URL;
  memoryMb: number | undefined;
  residentMb: number | undefined;
  recycleAboveMb: number | undefined;
  onMessage: (message: Message) => void;
  onExit: (kind: PoolErrorKind, message: string) => void;
}

/** Space for young objects of a thread; left to itself the engine takes 48 MB in each. */
const YOUNG_MB = 12;

export function openThread<Message>({
  script,
  memoryMb,
  onMessage,
  onExit,
}: WorkerOptions<Message>): WorkerHandle {
  const old = memoryMb === undefined ? {} : { maxOldGenerationSizeMb: memoryMb };
  const resourceLimits = { ...old, maxYoungGenerationSizeMb: YOUNG_MB };
  const worker = new Worker(script, { resourceLimits });
  worker.unref();
  worker.on('message', onMessage);
  worker.on('error', (error: Error & { code?: string }) => {
    const kind = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-much' : 'died';
    onExit(kind, `The thread failed: ${error.message}`);
  });
  worker.on('exit', () => onExit('died', 'The thread ended unexpectedly'));
  return {
    post: (work) => worker.postMessage(work),
    ref: () => worker.ref(),
    unref: () => worker.unref(),
    async terminate() {
      await worker.terminate();
    },
  };
}

/**
 * Where compiled code is kept is no secret, and halves the start; the rest of our configuration is not passed on, but
 * for how the C library keeps memory.
 */
const passedOn = [
  'NODE_COMPILE_CACHE',
  'FONTCONFIG_FILE',
  'MALLOC_TRIM_THRESHOLD_',
  'MALLOC_MMAP_THRESHOLD_',
] as const;

/** Why a process was ended that took more memory than it may. */
export const outOfMemory = 'The process took more memory than it may';

/**
 * One arena of the C library, whatever the number of threads: what is freed is used again by the next. And one thread for
 * Rust's libraries: more only wait for one another while one page is set (a tenth of its time on two cores).
 */
const frugal = { MALLOC_ARENA_MAX: '1', RAYON_NUM_THREADS: '1' };

/**
 * A process knows nothing of our configuration, and takes nothing with it when it dies: a thread whose memory runs out
 * within one step of the engine, or whose native code gives up, ends the whole server.
 */
export function openProcess<Message>({
  script,
  memoryMb,
  residentMb,
  recycleAboveMb,
  onMessage,
  onExit,
}: WorkerOptions<Message>): WorkerHandle {
  const limits = [residentMb ?? Infinity, recycleAboveMb ?? Infinity].map(String);
  const heap = memoryMb === undefined ? [] : [`--max-old-space-size=${memoryMb}`];
  const inherited = passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  const child = fork(fileURLToPath(script), limits, {
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=2', ...heap],
    env: { ...frugal, ...Object.fromEntries(inherited) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', (_code, signal) => {
      resolve();
      // By SIGKILL the watch over all memory ends it, by SIGABRT the engine and native code themselves.
      if (signal === 'SIGKILL') onExit('too-much', outOfMemory);
      else onExit(signal === 'SIGABRT' ? 'too-much' : 'died', 'The process ended unexpectedly');
    });
    child.once('error', (error) => {
      resolve();
      onExit('died', `The process failed: ${error.message}`);
    });
  });
  const unref = () => {
    child.unref();
    child.channel?.unref();
  };
  unref();
  // What was posted is typed by the pool; the channel itself takes anything.
  child.on('message', (message) => onMessage(message as Message));
  return {
    post: (work) => {
      // A process that is ending cannot be told: its exit says so.
      child.send(work as object, () => undefined);
    },
    ref() {
      child.ref();
      child.channel?.ref();
    },
    unref,
    terminate() {
      // Whoever waits for the end must see it, also when nothing else is left to do.
      child.ref();
      child.kill('SIGKILL');
      return exited;
    },
  };
}
