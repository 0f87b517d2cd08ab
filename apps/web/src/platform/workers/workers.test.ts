import { afterEach, expect, expectTypeOf, it } from 'vitest';
import type { Job } from '@candor/pool/jobs';
import { answerJobs } from './answer-jobs.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { createWorkerClient } from './worker-client.ts';

interface GreetingJobs {
  greet: Job<{ name: string }, string>;
  count: Job<number, number, { at: number }>;
  wait: Job<void, void>;
  break: Job<string, void>;
}

const ended: string[] = [];
const opened: Thread[] = [];
afterEach(() => {
  for (const thread of opened.splice(0)) thread.terminate();
});

/** A worker at the other end of a channel, which copies what is sent as a worker's does. */
class Thread extends EventTarget {
  #own = new MessageChannel();

  constructor() {
    super();
    const { port1, port2 } = this.#own;
    answerJobs<GreetingJobs>(
      {
        greet: ({ name }) => `Hello ${name}`,
        count(to, report) {
          for (let at = 1; at <= to; at += 1) report({ at });
          return to;
        },
        async wait(_nothing, _report, signal) {
          await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
          ended.push('told');
        },
        break: (why) => {
          throw new Error(why);
        },
      },
      {
        scope: {
          addEventListener: (_type, listener) =>
            port2.addEventListener('message', (event: MessageEvent<ToWorker>) => listener(event)),
          postMessage: (message) => port2.postMessage(message),
        },
      },
    );
    port1.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
    port1.start();
    port2.start();
    opened.push(this);
  }

  postMessage(message: ToWorker): void {
    this.#own.port1.postMessage(message);
  }

  terminate(): void {
    this.#own.port1.close();
  }
}

const start = () => createWorkerClient<GreetingJobs>(() => new Thread());

it('starts its worker with the first job, and gives what the handler gives', async () => {
  const client = start();
  expect(opened).toHaveLength(0);
  const greetings = await Promise.all(['Ana', 'Ben'].map((name) => client.run('greet', { name })));
  expectTypeOf(greetings).toEqualTypeOf<string[]>();
  expect(greetings).toEqual(['Hello Ana', 'Hello Ben']);
  expect(opened).toHaveLength(1);
  // @ts-expect-error The contract says what a job takes.
  expect(await client.run('greet', {})).toBe('Hello undefined');
});

it('tells progress before the result', async () => {
  const seen: number[] = [];
  expect(await start().run('count', 3, { onProgress: ({ at }) => seen.push(at) })).toBe(3);
  expect(seen).toEqual([1, 2, 3]);
});

it('refuses a job that the worker does not do by the code for it', async () => {
  interface More extends GreetingJobs {
    dance: Job<void, void>;
  }
  const client = createWorkerClient<More>(() => new Thread());
  await expect(client.run('dance', undefined)).rejects.toMatchObject({ kind: 'unknown-job' });
});

it('rejects with what a job throws', async () => {
  const error = { name: 'PoolError', kind: 'failed', message: 'no voice' };
  await expect(start().run('break', 'no voice')).rejects.toMatchObject(error);
});

it('gives up what is cancelled, and tells the worker', async () => {
  const client = start();
  const leaving = new AbortController();
  const waiting = client.run('wait', undefined, { signal: leaving.signal });
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ kind: 'cancelled' });
  await expect.poll(() => ended).toEqual(['told']);
  const late = client.run('greet', { name: 'Ana' }, { signal: leaving.signal });
  await expect(late).rejects.toMatchObject({ kind: 'cancelled' });
  expect(await client.run('greet', { name: 'Ben' })).toBe('Hello Ben');
});

it('rejects what a worker held that breaks or is closed, and starts another', async () => {
  const client = start();
  const lost = client.run('wait', undefined);
  opened[0]?.dispatchEvent(new Event('error'));
  await expect(lost).rejects.toMatchObject({ kind: 'died' });
  const left = client.run('wait', undefined);
  client.close();
  await expect(left).rejects.toMatchObject({ kind: 'closed' });
  expect(await client.run('greet', { name: 'Ana' })).toBe('Hello Ana');
  expect(opened).toHaveLength(3);
});
