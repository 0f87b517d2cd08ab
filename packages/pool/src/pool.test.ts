import { execFileSync } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { patience } from '@candor/testing';
import { MemoryBudget } from './memory-budget.ts';
import { createPool, type Pool } from './pool.ts';
import type { PoolOptions } from './pool-options.ts';
import type { OddWork } from './testing/odd-worker.ts';

type Reply = { word: string; said: number };
let pool: Pool<OddWork, Reply>;
afterEach(() => pool.close());

const odd = (options: Partial<PoolOptions> = {}) => {
  const script = new URL('testing/odd-worker.ts', import.meta.url);
  pool = createPool<OddWork, Reply>({ script, workers: 1, timeoutMs: patience(5_000), ...options });
  return pool;
};
const say = (word: string): OddWork => ({ kind: 'say', word });
/** Keeps one worker until it is asked to stop. */
const hold = (by?: string) => {
  const leaving = new AbortController();
  const held = pool.run({ kind: 'wait', durationMs: 60_000 }, { signal: leaving.signal, by });
  return { held, stop: () => leaving.abort() };
};

test('a worker that dies fails its own work only', async () => {
  odd();
  const dying = pool.run({ kind: 'die' });
  const waiting = pool.run(say('next'));
  await expect(dying).rejects.toMatchObject({ kind: 'died' });
  await expect(waiting).resolves.toMatchObject({ word: 'next' });
});

test('a worker that throws or refuses fails its own work only, and stays', async () => {
  odd();
  await pool.run(say('first'));
  await expect(pool.run({ kind: 'throw' })).rejects.toMatchObject({ kind: 'failed', message: 'broken' });
  await expect(pool.run({ kind: 'refuse' })).rejects.toMatchObject({ kind: 'too-much' });
  await expect(pool.run(say('second'))).resolves.toEqual({ word: 'second', said: 2 });
});

test('a worker that hangs is stopped and replaced', async () => {
  odd({ timeoutMs: 400 });
  const hanging = pool.run({ kind: 'hang' });
  await expect(hanging).rejects.toMatchObject({ kind: 'too-much' });
  await expect(pool.run(say('next'))).resolves.toEqual({ word: 'next', said: 1 });
});

test('a worker that devours memory ends alone', async () => {
  odd({ memoryMb: 32 });
  await expect(pool.run({ kind: 'devour' })).rejects.toMatchObject({ kind: 'too-much' });
  await expect(pool.run(say('next'))).resolves.toMatchObject({ word: 'next' });
});

test('work that nobody has time for is refused, at once where too much waits', async () => {
  odd({ mostWaiting: 1, mostWaitMs: 100 });
  const { held, stop } = hold();
  const late = pool.run(say('late'));
  await expect(pool.run(say('one too many'))).rejects.toMatchObject({ kind: 'full' });
  await expect(late).rejects.toMatchObject({ kind: 'full' });
  stop();
  await Promise.allSettled([held]);
});

test('work is given up where its caller goes, waiting or under way', async () => {
  odd();
  const leaving = new AbortController();
  const hanging = pool.run({ kind: 'hang' }, { signal: leaving.signal });
  const waiting = pool.run(say('given up'), { signal: leaving.signal });
  const next = pool.run(say('next'));
  leaving.abort();
  await expect(hanging).rejects.toMatchObject({ kind: 'cancelled' });
  await expect(waiting).rejects.toMatchObject({ kind: 'cancelled' });
  await expect(next).resolves.toEqual({ word: 'next', said: 1 });
  await expect(pool.run(say('gone'), { signal: leaving.signal })).rejects.toMatchObject({
    kind: 'cancelled',
  });
});

test('newer work of the same person and name takes the place of what waits', async () => {
  odd();
  const { held, stop } = hold();
  const asked = ['a', 'ab', 'abc'].map((word) => pool.run(say(word), { by: 'ana', latest: 'page' }));
  const others = [
    pool.run(say('ben'), { by: 'ben', latest: 'page' }),
    pool.run(say('file'), { by: 'ana', latest: 'file' }),
  ];
  stop();
  const ends = await Promise.allSettled([...asked, ...others, held]);
  expect(ends.map((end) => (end.status === 'fulfilled' ? end.value.word : end.reason.kind))).toEqual([
    'superseded',
    'superseded',
    'abc',
    'ben',
    'file',
    'cancelled',
  ]);
});

test('persons take turns', async () => {
  odd();
  const { held, stop } = hold();
  const order: string[] = [];
  const asked = [1, 2, 3]
    .map((at) => ({ by: 'ana', word: `ana ${at}` }))
    .concat([{ by: 'ben', word: 'ben 1' }])
    .map(({ by, word }) => pool.run(say(word), { by }).then((said) => order.push(said.word)));
  stop();
  await Promise.allSettled([held, ...asked]);
  expect(order).toEqual(['ana 1', 'ben 1', 'ana 2', 'ana 3']);
});

test('no single person holds every worker', async () => {
  odd({ workers: 2 });
  const first = hold('ana');
  const second = hold('ana');
  await expect(pool.run(say('free'), { by: 'ben' })).resolves.toMatchObject({ word: 'free' });
  first.stop();
  second.stop();
  await Promise.allSettled([first.held, second.held]);
});

test.each(['die', 'abort', 'hang', 'devour', 'gulp', 'throw'] as const)(
  'a process that should %s fails its own work only',
  async (kind) => {
    odd({ isIsolated: true, memoryMb: 64, timeoutMs: 3_000 });
    await expect(pool.run({ kind })).rejects.toMatchObject({ name: 'PoolError' });
    await expect(pool.run(say('next'))).resolves.toMatchObject({ word: 'next' });
  },
);

test('a process that hoards bytes beside its heap is stopped and replaced', async () => {
  odd({ isIsolated: true, memoryMb: 64, residentMb: 400, timeoutMs: 30_000 });
  await expect(pool.run({ kind: 'hoard' })).rejects.toMatchObject({ kind: 'too-much' });
  await expect(pool.run(say('next'))).resolves.toMatchObject({ word: 'next', said: 1 });
});

test.each([false, true])('what work reports arrives before its result, isolated: %s', async (isIsolated) => {
  odd({ isIsolated });
  const reported: unknown[] = [];
  await pool.run({ kind: 'report' }, { onProgress: (one) => reported.push(one) });
  expect(reported).toEqual([1, 2, 3]);
});

const isRunning = (processId: number) => {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
};
/** The processes of a pool by what they say of themselves. */
const processId = async () => Number((await pool.run({ kind: 'process-id' })).word);

test('a spare takes over from a process that ended, and another spare starts', async () => {
  odd({ isIsolated: true, minWorkers: 2 });
  const first = await processId();
  await expect(pool.run({ kind: 'abort' })).rejects.toMatchObject({ kind: 'too-much' });
  const second = await processId();
  expect(second).not.toBe(first);
  await expect(pool.run({ kind: 'abort' })).rejects.toMatchObject({ kind: 'too-much' });
  expect([first, second]).not.toContain(await processId());
});

test('work goes to the worker that worked last, and no further than one at a time', async () => {
  odd({ isIsolated: true, minWorkers: 2 });
  const first = await processId();
  const [, second, third] = await Promise.all([
    pool.run({ kind: 'wait', durationMs: 50 }),
    processId(),
    processId(),
  ]);
  expect([second, third]).toEqual([first, first]);
});

test('a worker without work ends with all it holds, and a fresh one is kept in its place', async () => {
  odd({ isIsolated: true, minWorkers: 1, idleMs: 50 });
  const first = await processId();
  await expect.poll(() => isRunning(first), { timeout: 5_000 }).toBe(false);
  expect(await processId()).not.toBe(first);
});

const keep = (megabytes: number) => pool.run({ kind: 'keep', megabytes }).then(({ word }) => Number(word));

test('memory that earlier work left behind is not held against the next', async () => {
  odd({ isIsolated: true, residentMb: 400, minWorkers: 2 });
  const first = await keep(100);
  const second = await keep(250);
  expect(second).not.toBe(first);
  await expect(keep(450)).rejects.toMatchObject({ kind: 'too-much' });
});

test('a process that holds too much begins no more work', async () => {
  odd({ isIsolated: true, residentMb: 400, minWorkers: 2 });
  const first = await keep(270);
  expect(await processId()).not.toBe(first);
  await expect.poll(() => isRunning(first)).toBe(false);
});

test('a worker that cannot start is not started again without work', async () => {
  pool = createPool({
    script: new URL('no-such-worker.ts', import.meta.url),
    workers: 1,
    minWorkers: 1,
    timeoutMs: 100,
    isIsolated: true,
  });
  await expect(pool.run(say('first'))).rejects.toMatchObject({ kind: 'died' });
  await expect(pool.run(say('second'))).rejects.toMatchObject({ kind: 'died' });
});

test('closing rejects what waits and whatever comes later', async () => {
  odd();
  const ends = Promise.allSettled([pool.run({ kind: 'hang' }), pool.run(say('waiting'))]);
  await pool.close();
  expect((await ends).map((end) => end.status === 'rejected' && end.reason.kind)).toEqual([
    'closed',
    'closed',
  ]);
  await expect(pool.run(say('later'))).rejects.toMatchObject({ kind: 'closed' });
});

test('a process is worn at what the pool says', async () => {
  odd({ isIsolated: true, residentMb: 400, recycleAboveMb: 150, minWorkers: 2 });
  const first = await keep(110);
  expect(await processId()).not.toBe(first);
});

/** The processes that this one has started and that still run. */
function children(): number {
  const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  return listed.trim().split(/\s+/).map(Number).filter(isRunning).length;
}

test.skipIf(process.platform !== 'linux')(
  'a spare ends while most of a budget is taken, and starts again afterwards',
  async () => {
    // Those of earlier tests may still be ending.
    await expect.poll(children, { timeout: 20_000 }).toBe(0);
    const budget = new MemoryBudget(100);
    odd({ isIsolated: true, minWorkers: 2, yieldsTo: budget });
    await expect.poll(children, { timeout: 20_000 }).toBe(2);
    const first = await processId();
    const share = budget.join({ processMb: 60, endIdle: () => undefined, onGrant: () => undefined });
    const grant = share.ask();
    await expect.poll(children, { timeout: 20_000 }).toBe(1);
    expect(await processId()).toBe(first);
    grant?.release();
    await expect.poll(children, { timeout: 20_000 }).toBe(2);
  },
);

test.skipIf(process.platform !== 'linux')(
  'a spare stands by behind the first work, and goes with the last',
  async () => {
    await expect.poll(children, { timeout: 20_000 }).toBe(0);
    odd({ isIsolated: true, minWorkers: 2, idleMs: 2_000 });
    const first = await processId();
    await expect.poll(children, { timeout: 20_000 }).toBe(2);
    await expect.poll(() => isRunning(first), { timeout: 20_000 }).toBe(false);
    expect(children()).toBe(1);
  },
);

test.skipIf(process.platform !== 'linux')(
  'all without work end meanwhile where none is to be kept, and work that comes is done all the same',
  async () => {
    await expect.poll(children, { timeout: 20_000 }).toBe(0);
    const budget = new MemoryBudget(100);
    odd({ isIsolated: true, minWorkers: 1, minWorkersWhenTight: 0, yieldsTo: budget });
    await expect.poll(children, { timeout: 20_000 }).toBe(1);
    const share = budget.join({ processMb: 60, endIdle: () => undefined, onGrant: () => undefined });
    const grant = share.ask();
    await expect.poll(children, { timeout: 20_000 }).toBe(0);
    expect(await processId()).toBeGreaterThan(0);
    grant?.release();
    await expect.poll(children, { timeout: 20_000 }).toBe(1);
  },
);
