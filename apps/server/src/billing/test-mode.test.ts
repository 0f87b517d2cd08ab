import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  cancelSubscription,
  subscriptionPlans,
  upgradeSubscription,
  userSubscription,
} from '@candor/contracts/billing';
import { profile } from '@candor/contracts/account';
import { generateCv } from '@candor/contracts/cv';
import type { PlanName } from '@candor/domain/billing';
import { monthOf } from '../platform/clock.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { quotaUsage } from './schema.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const choose = (as: Person, planName: PlanName, app = server) =>
  app.ask({ method: 'POST', path: upgradeSubscription.path, as, body: { planName } });
const cancel = (as: Person, app = server) => app.ask({ method: 'POST', path: cancelSubscription.path, as });
async function subscriptionOf(as: Person, app = server) {
  const answer = await app.ask({ method: 'GET', path: userSubscription.path, as });
  return userSubscription.reply.schema.parse(answer.json);
}

it('changes the plan at once, for every session', async () => {
  const ana = await aPerson(server);
  // Remembered by the server from here on.
  await server.ask({ method: 'GET', path: profile.path, as: ana });
  expect((await choose(ana, 'premium')).json).toEqual({
    success: true,
    currentPlan: 'premium',
    checkoutUrl: null,
    isPending: false,
  });
  expect(await subscriptionOf(ana)).toMatchObject({ currentPlan: 'premium', cvLimit: 100, brandFree: true });
  const answer = await server.ask({ method: 'GET', path: profile.path, as: ana });
  expect(answer.json).toMatchObject({
    user: { subscriptionPlan: 'premium', subscriptionStatus: 'active', hasPlans: true },
  });
});

it('tells the other tabs, once for each change', async () => {
  const ana = await aPerson(server);
  await choose(ana, 'premium');
  await choose(ana, 'premium');
  const answer = await server.ask({ method: 'GET', path: '/api/events?after=0', as: ana });
  expect(answer.json).toMatchObject({ events: [{ kind: 'subscription-changed', subject: ana.id }] });
});

it('lowers premium, and has professional cancelled instead', async () => {
  const ana = await aPerson(server);
  await choose(ana, 'premium');
  expect((await choose(ana, 'free')).json).toMatchObject({ currentPlan: 'free' });
  await choose(ana, 'professional');
  for (const planName of ['premium', 'free'] as const) {
    const refused = await choose(ana, planName);
    expect([refused.status, refused.json]).toMatchObject([409, { code: 'plan_change_refused' }]);
  }
  expect((await cancel(ana)).json).toMatchObject({ success: true, currentPlan: 'free' });
  expect((await cancel(ana)).json).toMatchObject({ success: true, currentPlan: 'free' });
  expect(await subscriptionOf(ana)).toMatchObject({ currentPlan: 'free', cvLimit: 10 });
});

it('has what was chosen last in one tab refused in another that knew less', async () => {
  const ana = await aPerson(server);
  const answers = await Promise.all([choose(ana, 'professional'), choose(ana, 'premium')]);
  const statuses = answers.map(({ status }) => status);
  // Whichever came first: premium may be raised to professional, professional is not lowered.
  expect([
    [200, 200],
    [200, 409],
  ]).toContainEqual(statuses);
  expect(await subscriptionOf(ana)).toMatchObject({ currentPlan: 'professional' });
});

it('refuses plans there are none of, and whoever wants to set more than a plan', async () => {
  const ana = await aPerson(server);
  for (const body of [
    { planName: 'gold' },
    { planName: '__proto__' },
    { planName: 'premium', role: 'admin' },
  ])
    expect((await server.ask({ method: 'POST', path: upgradeSubscription.path, as: ana, body })).status).toBe(
      400,
    );
  expect(await subscriptionOf(ana)).toMatchObject({ currentPlan: 'free' });
});

it('knows neither plans nor limits where billing is off', async () => {
  const own = await startTestApp({ variables: { BILLING: 'off' } });
  const ana = await aPerson(own);
  const month = monthOf(new Date());
  await own.store.insert(quotaUsage).values({ userId: ana.id, meter: 'cv', month, count: 500 });
  expect((await own.ask({ method: 'GET', path: subscriptionPlans.path })).json).toEqual([]);
  expect(await subscriptionOf(ana, own)).toMatchObject({ cvLimit: null, brandFree: true, billing: 'off' });
  expect((await choose(ana, 'premium', own)).status).toBe(404);
  expect((await cancel(ana, own)).status).toBe(404);
  expect((await own.ask({ method: 'GET', path: profile.path, as: ana })).json).toMatchObject({
    user: { hasPlans: false },
  });
  const body = { ...generateCv.example.body, isBrandFree: true };
  const written = await own.ask({ method: 'POST', path: generateCv.path, as: ana, body });
  expect(written.status).toBe(200);
  await own.close();
});
