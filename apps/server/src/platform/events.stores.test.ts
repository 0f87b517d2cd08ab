import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { createEvents } from './events.ts';
import { createPostgresBridge } from './postgres-bridge.ts';
import { cuttableProxy } from './testing/cuttable-proxy.ts';

it('tells every listener at once, until it stops listening', async () => {
  const events = createEvents();
  const heard: string[] = [];
  const stop = events.listen('sessions-changed', ({ userId }) => heard.push(userId));
  const published = events.publish('sessions-changed', { userId: 'a' });
  expect(heard).toEqual(['a']);
  await published;
  stop();
  await events.publish('sessions-changed', { userId: 'b' });
  expect(heard).toEqual(['a']);
});

const url = process.env['TEST_DATABASE_URL'];
it.skipIf(!url)('tells the other instances on PostgreSQL', async () => {
  const pool = new Pool({ connectionString: url });
  const log = pino({ level: 'silent' });
  const [here, there] = [1, 2].map(() => createPostgresBridge(pool, url ?? '', log));
  const heard: string[] = [];
  const other = createEvents(there);
  other.listen('sessions-changed', ({ userId }) => heard.push(userId));
  await there?.start(other.hear);
  await createEvents(here).publish('sessions-changed', { userId: 'c' });
  await expect.poll(() => heard).toEqual(['c']);
  await Promise.all([here?.stop(), there?.stop()]);
  await pool.end();
});

it.skipIf(!url)('listens over one connection again after outages, however long they last', async () => {
  const target = new URL(url ?? '');
  const proxy = await cuttableProxy({ host: target.hostname, port: Number(target.port || 5432) });
  target.host = `127.0.0.1:${proxy.port}`;
  const pool = new Pool({ connectionString: url });
  const log = pino({ level: 'silent' });
  const bridge = createPostgresBridge(pool, target.href, log, { firstMs: 10, longestMs: 40 });
  const heard: string[] = [];
  const events = createEvents(bridge);
  events.listen('sessions-changed', ({ userId }) => heard.push(userId));
  await bridge.start(events.hear);
  for (const outageMs of [0, 60, 400]) {
    await proxy.cut();
    await expect.poll(() => bridge.isListening()).toBe(false);
    await pause(outageMs);
    await proxy.restore();
    await expect.poll(() => bridge.isListening(), { timeout: 20_000 }).toBe(true);
    // Whatever else tries to connect has time to do so.
    await pause(100);
    expect(proxy.open()).toBe(1);
    heard.length = 0;
    await createEvents(createPostgresBridge(pool, url ?? '', log)).publish('sessions-changed', {
      userId: 'd',
    });
    await expect.poll(() => heard).toEqual(['d']);
  }
  await bridge.stop();
  await expect.poll(() => proxy.open()).toBe(0);
  await proxy.close();
  await pool.end();
});

it.skipIf(!url)('listens later where the first try fails', async () => {
  const target = new URL(url ?? '');
  const proxy = await cuttableProxy({ host: target.hostname, port: Number(target.port || 5432) });
  target.host = `127.0.0.1:${proxy.port}`;
  await proxy.cut();
  const pool = new Pool({ connectionString: url });
  const backOff = { firstMs: 10, longestMs: 40 };
  const bridge = createPostgresBridge(pool, target.href, pino({ level: 'silent' }), backOff);
  await bridge.start(() => undefined);
  expect(bridge.isListening()).toBe(false);
  await proxy.restore();
  await expect.poll(() => bridge.isListening(), { timeout: 20_000 }).toBe(true);
  await bridge.stop();
  await proxy.close();
  await pool.end();
});
