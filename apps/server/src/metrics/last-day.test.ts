import { lt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lastDay } from '@candor/contracts/metrics';
import { observe } from '../platform/observed.ts';
import { aClock } from '../platform/testing/clock.ts';
import { aPerson, startTestApp, type TestApp } from '../platform/testing/index.ts';
import { figureRecorder } from './figure-recorder.ts';
import { serverFigures } from './schema.ts';

const clock = aClock('2026-11-21T09:04:00.000Z');
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock });
  await server.store.delete(serverFigures);
});
afterAll(() => server.close());

const answered = (route: string, status: number) =>
  observe('answer', () => ({ method: 'GET', route, status, seconds: 0.01 }));

async function figures() {
  const admin = await aPerson(server, { role: 'admin' });
  const { json } = await server.ask({ method: lastDay.method, path: lastDay.path, as: admin });
  return lastDay.reply.schema.parse(json).figures;
}

it('adds up what all servers did, by ten minutes of the last day', async () => {
  const one = figureRecorder(server.http.platform);
  answered('/api/my-cvs', 200);
  answered('/api/my-cvs', 503);
  answered('/readyz', 200);
  for (const outcome of ['answered', 'left', 'timeout']) observe('model', () => ({ outcome, seconds: 1 }));
  await one.write();
  // The same minutes again, and more in them.
  observe('mail', () => ({ outcome: 'failed' }));
  observe('mail', () => ({ outcome: 'sent' }));
  await one.write();
  one.close();

  const other = figureRecorder(server.http.platform);
  answered('/api/profile', 200);
  clock.pass(10);
  await other.write();
  answered('/api/profile', 404);
  await other.write();
  other.close();

  const day = await figures();
  expect(day).toHaveLength(144);
  expect(day[0]?.at).toBe('2026-11-20T09:20:00.000Z');
  expect(day.at(-2)).toMatchObject({
    at: '2026-11-21T09:00:00.000Z',
    servers: 2,
    requests: 3,
    errors: 1,
    modelCalls: 3,
    modelFailures: 1,
    mails: 2,
    mailFailures: 1,
  });
  expect(day.at(-1)).toMatchObject({ at: '2026-11-21T09:10:00.000Z', servers: 1, requests: 1, errors: 0 });
  expect(day[0]).toMatchObject({ servers: 0, requests: 0, memoryMb: 0 });
});

it('keeps them for a day', async () => {
  const recorder = figureRecorder(server.http.platform);
  await recorder.write();
  clock.pass(26 * 60);
  await recorder.write();
  await recorder.write();
  recorder.close();
  // Servers of other tests may share the store, and count by the clock on the wall.
  const kept = await server.store.select().from(serverFigures).where(lt(serverFigures.at, clock.now()));
  expect(kept.map(({ at }) => at.toISOString())).toEqual(['2026-11-22T11:10:00.000Z']);
});
