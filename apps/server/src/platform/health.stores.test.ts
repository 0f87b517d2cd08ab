import fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerHealth, seldom } from './health.ts';
import { aClock } from './testing/clock.ts';

it('is ready when every part works, and else names those that do not', async () => {
  const works = { store: true, jobs: true };
  const app = fastify();
  answerHealth(app, {
    store: async () => {
      if (!works.store) throw new Error('no answer');
      return true;
    },
    jobs: () => works.jobs,
  });
  const ready = async () => {
    const { statusCode, body } = await app.inject('/readyz');
    return [statusCode, JSON.parse(body)];
  };
  expect(await ready()).toEqual([200, { ok: true }]);
  works.jobs = false;
  expect(await ready()).toEqual([503, { ok: false, notReady: ['jobs'] }]);
  works.store = false;
  expect(await ready()).toEqual([503, { ok: false, notReady: ['store', 'jobs'] }]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

it('stays ready without what the rest goes on without, and names it', async () => {
  const clock = aClock();
  const asked: boolean[] = [];
  let works = true;
  const files = seldom(
    () => {
      asked.push(works);
      return works;
    },
    60_000,
    clock,
  );
  const app = fastify();
  answerHealth(app, { store: () => true }, { files });
  const ready = async () => JSON.parse((await app.inject('/readyz')).body);
  expect(await ready()).toEqual({ ok: true });
  works = false;
  // It was found to work a moment ago.
  expect(await ready()).toEqual({ ok: true });
  clock.pass(2);
  expect(await ready()).toEqual({ ok: true, degraded: ['files'] });
  works = true;
  expect(await ready()).toEqual({ ok: true });
  expect(asked).toEqual([true, false, true]);
});
