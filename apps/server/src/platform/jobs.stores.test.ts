import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenStore } from './database.ts';
import { createJobs } from './jobs.ts';
import { cuttableProxy } from './testing/cuttable-proxy.ts';
import { startTestApp, type TestApp } from './testing/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/**
 * Sends so many jobs together to a queue of its own; gives their numbers as often as each was begun. Where the queue
 * looks only every so many seconds, what is not done by then was waiting for it.
 */
async function sentTogether(
  count: number,
  checkSeconds: number,
  handle: (job: number, tries: number) => void = () => undefined,
) {
  const jobs = createJobs(server.opened, pino({ level: 'silent' }), { checkSeconds });
  const name = `test-${randomUUID()}`;
  const begun: number[] = [];
  jobs.work(name, async (data) => {
    const { number } = data as { number: number };
    begun.push(number);
    handle(number, begun.filter((other) => other === number).length);
  });
  await jobs.start();
  await Promise.all(Array.from({ length: count }, (_, number) => jobs.send(name, { number })));
  return { jobs, begun };
}

/** The test's store, seen by a way of its own that can be cut. */
async function aStoreThatGoesAway(opened: OpenStore) {
  if (opened.kind === 'postgres') {
    const target = new URL(opened.url);
    const proxy = await cuttableProxy({ host: target.hostname, port: Number(target.port || 5432) });
    target.host = `127.0.0.1:${proxy.port}`;
    return { opened: { ...opened, url: target.href }, goAway: proxy.cut, comeBack: proxy.restore };
  }
  let isAway = false;
  const client = new Proxy(opened.client, {
    get(real, name) {
      const value: unknown = Reflect.get(real, name, real);
      if (typeof value !== 'function') return value;
      if (isAway) return () => Promise.reject(new Error('the store is away'));
      return value.bind(real);
    },
  });
  return {
    opened: { ...opened, client },
    goAway: async () => void (isAway = true),
    comeBack: async () => void (isAway = false),
  };
}

describe('the job queue', () => {
  it('does what is sent together at once, none waiting for the next look at the store', async () => {
    const { jobs, begun } = await sentTogether(20, 120);
    await expect.poll(() => begun.length, { timeout: 50_000 }).toBe(20);
    await jobs.stop();
    expect(begun.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, number) => number));
  });

  it('takes over a job whose server says nothing any more', async () => {
    const name = `test-${randomUUID()}`;
    const begun: string[] = [];
    const working = async (as: string, opened: OpenStore, work: () => Promise<void>) => {
      const jobs = createJobs(opened, pino({ level: 'silent' }), { checkSeconds: 1 });
      jobs.work(name, async () => {
        begun.push(as);
        await work();
      });
      await jobs.start();
      return jobs;
    };
    const store = await aStoreThatGoesAway(server.opened);
    const hanging = Promise.withResolvers<void>();
    const killed = await working('killed', store.opened, () => hanging.promise);
    await killed.send(name, {});
    await expect.poll(() => begun, { timeout: 20_000 }).toEqual(['killed']);
    await store.goAway();
    await server.store.execute(
      sql`update jobs.job set heartbeat_on = now() - interval '1 hour' where name = ${name}`,
    );
    const other = await working('other', server.opened, async () => undefined);
    await expect.poll(() => begun, { timeout: 30_000 }).toEqual(['killed', 'other']);
    hanging.resolve();
    await store.comeBack();
    await Promise.all([killed.stop(), other.stop()]);
  });

  it('tries again what failed, and it alone', async () => {
    const { jobs, begun } = await sentTogether(5, 1, (job, tries) => {
      if (job === 3 && tries === 1) throw new Error('the mail server is away');
    });
    await expect.poll(() => begun.length, { timeout: 50_000 }).toBe(6);
    await jobs.stop();
    expect(begun.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 3, 4]);
  });

  it('does not keep one job waiting for another that hangs', async () => {
    const jobs = createJobs(server.opened, pino({ level: 'silent' }), { checkSeconds: 1 });
    const name = `test-${randomUUID()}`;
    let letGo: () => void = () => undefined;
    const hanging = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const done: number[] = [];
    jobs.work(name, async (data) => {
      const { number } = data as { number: number };
      if (number === 0) await hanging;
      done.push(number);
    });
    await jobs.start();
    await Promise.all(Array.from({ length: 20 }, (_, number) => jobs.send(name, { number })));
    await expect.poll(() => done.length, { timeout: 50_000 }).toBe(19);
    expect(done).not.toContain(0);
    letGo();
    await expect.poll(() => done.length, { timeout: 50_000 }).toBe(20);
    await jobs.stop();
  });

  it('forgets what an earlier release did every day, and does every day what this one names', async () => {
    const earlier = createJobs(server.opened, pino({ level: 'silent' }));
    for (const name of ['clear-letter-keys', 'clear-letter-trash', 'clear-trash'])
      earlier.daily(name, async () => undefined);
    await earlier.start();
    await earlier.stop();
    const jobs = createJobs(server.opened, pino({ level: 'silent' }));
    jobs.daily('clear-trash', async () => undefined);
    await jobs.start();
    const { rows } = (await server.store.execute(sql`select name from jobs.schedule`)) as { rows: unknown[] };
    await jobs.stop();
    expect(rows).toEqual([{ name: 'clear-trash' }]);
  });

  it('starts once the store lets it, says meanwhile that it is not ready, and loses nothing', async () => {
    const store = await aStoreThatGoesAway(server.opened);
    const jobs = createJobs(store.opened, pino({ level: 'silent' }), {
      checkSeconds: 1,
      backOff: { firstMs: 10, longestMs: 40 },
    });
    const name = `test-${randomUUID()}`;
    const done: unknown[] = [];
    jobs.work(name, async (data) => void done.push(data));
    await store.goAway();
    await jobs.start();
    expect(jobs.isReady()).toBe(false);
    await expect(jobs.send(name, { number: 1 })).rejects.toThrow(/away|ECONNREFUSED/);
    await store.comeBack();
    await expect.poll(() => jobs.isReady(), { timeout: 20_000 }).toBe(true);
    await jobs.send(name, { number: 2 });
    await expect.poll(() => done, { timeout: 20_000 }).toEqual([{ number: 2 }]);
    await jobs.stop();
  });
});
