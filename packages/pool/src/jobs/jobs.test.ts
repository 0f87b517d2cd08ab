import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { patience } from '@candor/testing';
import type { PoolOptions } from '../pool-options.ts';
import type { GreetingJobs } from '../testing/greeting-jobs.ts';
import { createJobClient, type JobClient } from './client.ts';
import type { Job, JobMap } from './job.ts';

let close: () => Promise<void>;
afterEach(() => close());

function start<Jobs extends JobMap<Jobs> = GreetingJobs>(options: Partial<PoolOptions>): JobClient<Jobs> {
  const script = new URL('../testing/greeting-worker.ts', import.meta.url);
  const client = createJobClient<Jobs>({ script, workers: 1, timeoutMs: patience(20_000), ...options });
  close = client.close;
  return client;
}

describe.each([{ isIsolated: false }, { isIsolated: true }])('a worker of a contract, %o', (options) => {
  it('gives what the handler of the job gives, typed by the contract', async () => {
    const client = start(options);
    const greeting = await client.run('greet', { name: 'Ana' });
    expectTypeOf(greeting).toBeString();
    expect(greeting).toBe('Hello Ana');
    // @ts-expect-error The contract says what a job takes.
    expect(await client.run('greet', {})).toBe('Hello undefined');
    expect([...(await client.run('send', new Uint8Array([1, 2, 3])))]).toEqual([3, 2, 1]);
  });

  it('reports progress before the result', async () => {
    const seen: number[] = [];
    const counted = start(options).run('count', 3, { onProgress: ({ at }) => seen.push(at) });
    expect(await counted).toBe(3);
    expect(seen).toEqual([1, 2, 3]);
  });

  it('refuses a job that it does not do by the code for it, and stays', async () => {
    interface More extends GreetingJobs {
      toString: Job<void, string>;
      dance: Job<void, void>;
    }
    const client = start<More>(options);
    await expect(client.run('dance', undefined)).rejects.toMatchObject({ kind: 'unknown-job' });
    // A name that every object answers to is no job either.
    await expect(client.run('toString', undefined)).rejects.toMatchObject({ kind: 'unknown-job' });
    expect(await client.run('greet', { name: 'Ben' })).toBe('Hello Ben');
  });

  it('rejects with the code of what a job throws, and with its sentence', async () => {
    const client = start(options);
    await expect(client.run('refuse', undefined)).rejects.toMatchObject({
      kind: 'too-much',
      message: 'more than a greeting holds',
    });
    const broken = { name: 'PoolError', kind: 'failed', message: 'no voice' };
    await expect(client.run('break', 'no voice')).rejects.toMatchObject(broken);
    expect(await client.run('greet', { name: 'Ben' })).toBe('Hello Ben');
  });

  it('gives up what its caller cancels, and what takes too long, and goes on', async () => {
    const client = start({ ...options, timeoutMs: 1_000 });
    const leaving = new AbortController();
    const hanging = client.run('hang', undefined, { signal: leaving.signal });
    leaving.abort();
    await expect(hanging).rejects.toMatchObject({ kind: 'cancelled' });
    await expect(client.run('hang', undefined)).rejects.toMatchObject({ kind: 'too-much' });
    expect(await client.run('greet', { name: 'Ben' })).toBe('Hello Ben');
  });

  it('rejects only the job whose worker ends in the middle of it', async () => {
    const client = start(options);
    const ends = await Promise.allSettled([
      client.run('end', undefined),
      client.run('greet', { name: 'Ana' }),
      client.run('greet', { name: 'Ben' }),
    ]);
    expect(ends).toMatchObject([
      { status: 'rejected', reason: { kind: 'died' } },
      { value: 'Hello Ana' },
      { value: 'Hello Ben' },
    ]);
  });
});
