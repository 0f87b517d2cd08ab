import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { adminStatsSchema } from '@candor/contracts/admin';
import {
  billingPage,
  cancelSubscription,
  resumeSubscription,
  subscriptionChange,
  upgradeSubscription,
  userSubscription,
} from '@candor/contracts/billing';
import type { PlanName } from '@candor/domain/billing';
import { users } from '../../account/schema.ts';
import { aClock } from '../../platform/testing/clock.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../../platform/testing/index.ts';
import { announceRenewal, announceRenewals } from '../announce-renewals.ts';
import { catchUpWithStripe } from '../catch-up.ts';
import { subscriptions } from '../schema.ts';
import { subscriptionRow } from '../stripe-store.ts';
import { Customer } from '../testing/stories.ts';
import { startStripeServer, type StripeServer } from '../testing/stripe-server.ts';
import { deliver, stripeVariables } from '../testing/webhooks.ts';
import { DELETE_CUSTOMER, deleteCustomer } from './delete-customer.ts';

const clock = aClock();
const nowSeconds = clock.now().getTime() / 1000;
let stripe: StripeServer;
let server: TestApp;
beforeAll(async () => {
  stripe = await startStripeServer();
  server = await startTestApp({ clock, variables: stripeVariables(stripe) });
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});
beforeEach(() => {
  Object.assign(stripe, { isAway: false, refusesCards: false, sending: null });
  stripe.events.length = 0;
  stripe.calls.length = 0;
});

const choose = (as: Person, planName: PlanName, more: object = {}) =>
  server.ask({ method: 'POST', path: upgradeSubscription.path, as, body: { planName, ...more } });
const post = (as: Person, { path }: { path: string }) => server.ask({ method: 'POST', path, as });
const previewOf = (as: Person, planName: PlanName) =>
  server.ask({ method: 'GET', path: `${subscriptionChange.path}?planName=${planName}`, as });
const checkoutOf = ({ json }: { json: unknown }) => upgradeSubscription.reply.schema.parse(json).checkoutUrl;
async function subscriptionOf(as: Person) {
  const { json } = await server.ask({ method: 'GET', path: userSubscription.path, as });
  return userSubscription.reply.schema.parse(json);
}
const callsOf = (call: RegExp) => stripe.calls.filter((one) => call.test(one)).length;
const sessions = (customer: string, status: string) =>
  [...stripe.objects.values()].filter(
    (one) => one.object === 'checkout.session' && one.customer === customer && one.status === status,
  );

async function customerOf({ id }: Person): Promise<Customer> {
  const row = await subscriptionRow(server.store, id);
  return new Customer(stripe, row?.customerId ?? '', nowSeconds);
}
/** Tells the server of all that happened at Stripe since it was last told. */
async function sendAll(): Promise<void> {
  for (const event of stripe.events.splice(0)) await deliver(server, event, { at: clock.now() });
}
/** Somebody who has paid for a plan. */
async function aSubscriber(planName: 'premium' | 'professional'): Promise<Person> {
  const ana = await aPerson(server);
  await choose(ana, planName);
  (await customerOf(ana)).buy(planName);
  await sendAll();
  return ana;
}

it('leads to one page of payment, whichever tab asks and how often', async () => {
  const ana = await aPerson(server);
  const answers = await Promise.all([choose(ana, 'premium'), choose(ana, 'premium')]);
  const urls = [...answers, await choose(ana, 'premium')].map(checkoutOf);
  expect(new Set(urls).size).toBe(1);
  expect(urls[0]).toContain(`${stripe.url}/pay/cs_`);
  expect(callsOf(/^POST \/v1\/customers/)).toBe(1);
  expect((await subscriptionOf(ana)).currentPlan).toBe('free');
});

it('closes the page of one plan when another is chosen, also at the same time', async () => {
  const ana = await aPerson(server);
  await choose(ana, 'premium');
  const { id } = await customerOf(ana);
  expect((await choose(ana, 'professional')).status).toBe(200);
  expect([sessions(id, 'open').length, sessions(id, 'expired').length]).toEqual([1, 1]);
  await Promise.all([choose(ana, 'premium'), choose(ana, 'professional'), choose(ana, 'premium')]);
  expect(sessions(id, 'open')).toHaveLength(1);
});

it('sells nobody a second plan while the news of the first is on its way', async () => {
  const ana = await aPerson(server);
  await choose(ana, 'premium');
  const customer = await customerOf(ana);
  customer.buy('premium');
  const again = await choose(ana, 'professional');
  expect(checkoutOf(again)).toBeNull();
  await sendAll();
  const subscribed = [...stripe.objects.values()].filter(
    (one) => one.object === 'subscription' && one.customer === customer.id,
  );
  expect(subscribed).toHaveLength(1);
  expect((await subscriptionOf(ana)).currentPlan).toBe('professional');
});

it('shows what a change costs, and takes that once from two tabs', async () => {
  const ana = await aSubscriber('premium');
  const preview = subscriptionChange.reply.schema.parse((await previewOf(ana, 'professional')).json);
  expect(preview).toEqual({ dueNow: 500, currency: 'usd', pricedAt: nowSeconds });
  const { pricedAt } = preview;
  const answers = await Promise.all([1, 2].map(() => choose(ana, 'professional', { pricedAt })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(stripe.events.filter(({ type }) => type === 'invoice.paid')).toHaveLength(1);
  expect((await subscriptionOf(ana)).currentPlan).toBe('premium');
  await sendAll();
  expect((await subscriptionOf(ana)).currentPlan).toBe('professional');
  const tooOld = await choose(await aSubscriber('premium'), 'professional', { pricedAt: nowSeconds - 3600 });
  expect([tooOld.status, tooOld.json]).toMatchObject([409, { code: 'plan_change_refused' }]);
});

it('changes nothing where the card is refused, and says so', async () => {
  const ana = await aSubscriber('premium');
  stripe.refusesCards = true;
  const refused = await choose(ana, 'professional');
  expect([refused.status, refused.json]).toMatchObject([402, { code: 'payment_failed' }]);
  await sendAll();
  expect((await subscriptionOf(ana)).currentPlan).toBe('premium');
});

it('takes the difference once from tabs that looked at different times, and after a card was mended', async () => {
  const ana = await aSubscriber('premium');
  stripe.refusesCards = true;
  expect((await choose(ana, 'professional', { pricedAt: nowSeconds - 9 })).status).toBe(402);
  stripe.refusesCards = false;
  await Promise.all([7, 5].map((ago) => choose(ana, 'professional', { pricedAt: nowSeconds - ago })));
  expect(stripe.events.filter(({ type }) => type === 'invoice.paid')).toHaveLength(1);
  await sendAll();
  expect((await subscriptionOf(ana)).currentPlan).toBe('professional');
});

it('has taxes worked out by Stripe where they are switched on', async () => {
  const own = await startTestApp({ clock, variables: { ...stripeVariables(stripe), STRIPE_TAX: 'on' } });
  const ana = await aPerson(own);
  const body = { planName: 'premium' };
  await own.ask({ method: 'POST', path: upgradeSubscription.path, as: ana, body });
  const [taxed] = sessions((await customerOf(ana)).id, 'open');
  const ben = await aPerson(server);
  await choose(ben, 'premium');
  const [untaxed] = sessions((await customerOf(ben)).id, 'open');
  expect([taxed?.automatic_tax, untaxed?.automatic_tax]).toEqual([{ enabled: true }, { enabled: false }]);
  await own.close();
});

it('cancels to the end of the month in one call, and takes it back in one', async () => {
  const ana = await aSubscriber('professional');
  expect((await choose(ana, 'premium')).json).toMatchObject({ code: 'plan_change_refused' });
  expect((await post(ana, cancelSubscription)).json).toMatchObject({ currentPlan: 'professional' });
  expect(await subscriptionOf(ana)).toMatchObject({ currentPlan: 'professional', renews: false });
  await post(ana, cancelSubscription);
  await post(ana, resumeSubscription);
  expect(await subscriptionOf(ana)).toMatchObject({ currentPlan: 'professional', renews: true });
  await post(ana, cancelSubscription);
  (await customerOf(ana)).end('cancelled');
  await sendAll();
  expect(await subscriptionOf(ana)).toMatchObject({ currentPlan: 'free', periodEndsAt: null });
  // Of what has ended there is nothing to take back.
  await post(ana, resumeSubscription);
  expect(await subscriptionOf(ana)).toMatchObject({ currentPlan: 'free', renews: false });
});

it('lowers premium to free by letting it end', async () => {
  const ana = await aSubscriber('premium');
  expect((await choose(ana, 'free')).json).toMatchObject({ currentPlan: 'premium' });
  expect(await subscriptionOf(ana)).toMatchObject({ currentPlan: 'premium', renews: false });
});

it('opens the page of cards and invoices for those who have one', async () => {
  expect((await post(await aPerson(server), billingPage)).status).toBe(404);
  const answer = await post(await aSubscriber('premium'), billingPage);
  expect(answer.json).toEqual({ url: 'https://billing.stripe.example/page' });
});

it('says so where Stripe is away, and goes on in everything else', async () => {
  const ana = await aSubscriber('premium');
  stripe.isAway = true;
  for (const answer of [
    await choose(await aPerson(server), 'premium'),
    await choose(ana, 'professional'),
    await post(ana, cancelSubscription),
    await post(ana, billingPage),
    await previewOf(ana, 'professional'),
  ])
    expect([answer.status, answer.json]).toMatchObject([503, { code: 'unavailable' }]);
  expect(await subscriptionOf(ana)).toMatchObject({ currentPlan: 'premium', renews: true });
});

it('keeps a plan for the days of grace after a failed payment, then takes it without being told', async () => {
  const ana = await aSubscriber('premium');
  (await customerOf(ana)).renew(false);
  await sendAll();
  expect(await subscriptionOf(ana)).toMatchObject({
    currentPlan: 'premium',
    graceEndsAt: '2026-12-05T09:00:00.000Z',
  });
  expect((await choose(ana, 'professional')).json).toMatchObject({ code: 'payment_failed' });
  const platform = { ...server.http.platform };
  await catchUpWithStripe(platform);
  expect((await subscriptionOf(ana)).currentPlan).toBe('premium');
  const later = new Date('2026-12-05T09:00:00.001Z');
  await catchUpWithStripe({ ...platform, clock: { now: () => later } });
  expect(await subscriptionOf(ana)).toMatchObject({ currentPlan: 'free', graceEndsAt: null });
});

it('announces a renewal a week before, once, with the price and the way out', async () => {
  const ana = await aSubscriber('premium');
  const cancelled = await aSubscriber('premium');
  await post(cancelled, cancelSubscription);
  const { platform } = server.http;
  const sent: string[] = [];
  const on = (day: string) => {
    const jobs = {
      ...platform.jobs,
      send: async (_name: string, data: object) => {
        if ('userId' in data && (data.userId === ana.id || data.userId === cancelled.id))
          sent.push(data.userId);
      },
    };
    return announceRenewals({ ...platform, jobs, clock: { now: () => new Date(day) } });
  };
  await on('2026-12-10T09:00:00Z');
  expect(sent).toEqual([]);
  await on('2026-12-15T09:00:00Z');
  expect(sent).toEqual([ana.id]);
  await announceRenewal(platform, { userId: ana.id });
  await announceRenewal(platform, { userId: ana.id });
  await announceRenewal(platform, { userId: cancelled.id });
  const mails = server.mails.filter(({ to }) => to === ana.email || to === cancelled.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('Your Candor Premium plan renews on December 21, 2026');
  expect(mails[0]?.text).toContain('for $9.00, plus tax where it applies');
  expect(mails[0]?.text).toContain('/subscription');
  await on('2026-12-16T09:00:00Z');
  expect(sent).toEqual([ana.id]);
});

it('keeps a plan that an administrator gave, unless a better one is paid for, until it is cancelled', async () => {
  const admin = await aPerson(server, { role: 'admin' });
  const ana = await aPerson(server);
  const path = `/api/admin/users/${ana.id}`;
  await server.ask({ method: 'PUT', path, as: admin, body: { subscriptionPlan: 'premium' } });
  expect((await subscriptionOf(ana)).currentPlan).toBe('premium');
  expect(checkoutOf(await choose(ana, 'professional'))).not.toBeNull();
  await choose(ana, 'professional');
  expect((await subscriptionOf(ana)).currentPlan).toBe('premium');
  (await customerOf(ana)).buy('professional');
  await sendAll();
  expect((await subscriptionOf(ana)).currentPlan).toBe('professional');
  const ben = await aPerson(server);
  await server.ask({
    method: 'PUT',
    path: `/api/admin/users/${ben.id}`,
    as: admin,
    body: { subscriptionPlan: 'professional' },
  });
  expect((await post(ben, cancelSubscription)).json).toMatchObject({ currentPlan: 'free' });
});

it('counts what was paid for the administrator', async () => {
  const admin = await aPerson(server, { role: 'admin' });
  const paid = async () => {
    const { json } = await server.ask({ method: 'GET', path: '/api/admin/stats', as: admin });
    const { revenue } = adminStatsSchema.parse(json);
    return revenue.find(({ currency }) => currency === 'usd')?.paid ?? 0;
  };
  const before = await paid();
  await aSubscriber('premium');
  await aSubscriber('professional');
  expect((await paid()) - before).toBe(2800);
});

it('sells to somebody whom Stripe has forgotten as to somebody new', async () => {
  const ana = await aSubscriber('premium');
  const { id: customerId } = await customerOf(ana);
  await fetch(`${stripe.url}/v1/customers/${customerId}`, { method: 'DELETE' });
  await server.store
    .update(subscriptions)
    .set({ periodEndsAt: new Date(0) })
    .where(eq(subscriptions.userId, ana.id));
  await catchUpWithStripe(server.http.platform);
  expect((await subscriptionOf(ana)).currentPlan).toBe('free');
  expect(checkoutOf(await choose(ana, 'premium'))).not.toBeNull();
  expect((await customerOf(ana)).id).not.toBe(customerId);
});

const leave = (as: Person) =>
  server.ask({ method: 'POST', path: '/api/delete-account', as, body: { password: as.password } });
const queuedFor = async (customerId: string) =>
  server.store
    .select({ name: sql<string>`name` })
    .from(sql`jobs.job`)
    .where(sql`name = ${DELETE_CUSTOMER} and data->>'customerId' = ${customerId}`);

it('has Stripe forget whose account is deleted, and nobody whose account is still there', async () => {
  const ana = await aSubscriber('premium');
  const { id: customerId } = await customerOf(ana);
  await expect(deleteCustomer(server.http.platform, { customerId })).rejects.toThrow('has not been deleted');
  expect(callsOf(/^DELETE/)).toBe(0);
  expect((await leave(ana)).status).toBe(200);
  expect(await queuedFor(customerId)).toHaveLength(1);
  await deleteCustomer(server.http.platform, { customerId });
  await deleteCustomer(server.http.platform, { customerId });
  expect(callsOf(/^DELETE/)).toBeGreaterThanOrEqual(1);
});

it('ends nothing of the last administrator, whose account stays', async () => {
  await server.store.update(users).set({ role: 'user' }).where(eq(users.role, 'admin'));
  const admin = await aPerson(server, { role: 'admin' });
  await choose(admin, 'premium');
  const customer = await customerOf(admin);
  customer.buy('premium');
  await sendAll();
  expect(await leave(admin)).toMatchObject({ status: 409, json: { code: 'last_administrator' } });
  expect(await queuedFor(customer.id)).toEqual([]);
  expect((await subscriptionOf(admin)).currentPlan).toBe('premium');
});
