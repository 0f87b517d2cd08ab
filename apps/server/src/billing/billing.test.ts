import { afterAll, beforeAll, expect, it } from 'vitest';
import { aClock } from '../platform/testing/clock.ts';
import { aPerson, startTestApp, type TestApp } from '../platform/testing/index.ts';
import { planOf } from './index.ts';
import { takeFromQuota, usageOf } from './store.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock: aClock() });
});
afterAll(() => server.close());

const november = (userId: string) => ({ userId, meter: 'cv' as const, month: '2026-11' });

it('starts everyone free, with ten CVs a month', async () => {
  const ana = await aPerson(server);
  const answer = await server.ask({ method: 'GET', path: '/api/user-subscription', as: ana });
  expect(answer.json).toMatchObject({
    currentPlan: 'free',
    cvUsage: 0,
    cvLimit: 10,
    resetsAt: '2026-12-01T00:00:00.000Z',
    brandFree: false,
    billing: 'test',
  });
});

it('offers three plans, cheapest first', async () => {
  const answer = await server.ask({ method: 'GET', path: '/api/subscription-plans' });
  expect(answer.json).toMatchObject([
    { name: 'free', price: 0, brandFree: false },
    { name: 'premium', price: 900, cvLimit: 100, brandFree: true },
    { name: 'professional', price: 1900, cvLimit: null, brandFree: true },
  ]);
});

it('never passes the limit under parallel calls', async () => {
  const ana = await aPerson(server);
  const taken = await Promise.all(
    Array.from({ length: 22 }, () => takeFromQuota(server.store, november(ana.id), 10)),
  );
  expect(taken.filter(Boolean)).toHaveLength(10);
  expect(await usageOf(server.store, november(ana.id))).toBe(10);
  expect(await takeFromQuota(server.store, { ...november(ana.id), month: '2026-12' }, 10)).toBe(true);
});

it('gives back what a rolled-back transaction took', async () => {
  const ana = await aPerson(server);
  const failed = server.store.transaction(async (tx) => {
    await takeFromQuota(tx, november(ana.id), 10);
    throw new Error('writing failed');
  });
  await expect(failed).rejects.toThrow('writing failed');
  expect(await usageOf(server.store, november(ana.id))).toBe(0);
});

it('takes without end on a plan without limit', async () => {
  const ana = await aPerson(server, { plan: 'professional' });
  const { cvLimit } = await planOf({ ...server.http.platform, owner: ana });
  for (let taken = 0; taken < 20; taken += 1)
    expect(await takeFromQuota(server.store, november(ana.id), cvLimit)).toBe(true);
  const answer = await server.ask({ method: 'GET', path: '/api/user-subscription', as: ana });
  expect(answer.json).toMatchObject({
    currentPlan: 'professional',
    cvUsage: 20,
    cvLimit: null,
    resetsAt: '2026-12-01T00:00:00.000Z',
    brandFree: true,
    billing: 'test',
  });
});
