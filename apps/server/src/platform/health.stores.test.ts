import fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerHealth } from './health.ts';

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
