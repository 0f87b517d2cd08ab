import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stripeWebhook, upgradeSubscription, userSubscription } from '@candor/contracts/billing';
import { aClock } from '../../platform/testing/clock.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../../platform/testing/index.ts';
import { invoices, revenue } from '../schema.ts';
import { subscriptionRow } from '../stripe-store.ts';
import { Customer, stories } from '../testing/stories.ts';
import { startStripeServer, type StripeEvent, type StripeServer } from '../testing/stripe-server.ts';
import { deliver, signed, stripeVariables } from '../testing/webhooks.ts';

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

/** Somebody who went to the page of payments: Stripe knows them from there on. */
async function aCustomer(): Promise<{ person: Person; customer: Customer }> {
  const person = await aPerson(server);
  await server.ask({
    method: 'POST',
    path: upgradeSubscription.path,
    as: person,
    body: { planName: 'premium' },
  });
  const row = await subscriptionRow(server.store, person.id);
  return { person, customer: new Customer(stripe, row?.customerId ?? '', nowSeconds) };
}

const send = (event: StripeEvent) => deliver(server, event, { at: clock.now() });
/** Does something at Stripe and gives what Stripe tells of it. */
function eventsOf(happen: () => void): StripeEvent[] {
  stripe.events.length = 0;
  happen();
  return stripe.events.splice(0);
}

/** What there is of somebody in the end: what they see, and what they paid. */
async function stateOf({ id, token }: Person) {
  const { json } = await server.ask({ method: 'GET', path: userSubscription.path, as: { token } });
  const paid = await server.store
    .select({ paid: invoices.paid, tax: invoices.tax })
    .from(invoices)
    .where(eq(invoices.userId, id));
  return { subscription: json, paid: paid.toSorted((one, other) => one.paid - other.paid) };
}
async function revenueNow() {
  const [row] = await server.store.select().from(revenue);
  return row?.paid ?? 0;
}

it('gives the plan when Stripe says that it is paid, and not before', async () => {
  const { person, customer } = await aCustomer();
  expect(await stateOf(person)).toMatchObject({ subscription: { currentPlan: 'free' }, paid: [] });
  const before = await revenueNow();
  for (const event of eventsOf(() => customer.buy('premium'))) {
    const answer = await send(event);
    expect([answer.status, answer.json]).toEqual([200, { received: true }]);
  }
  expect(await stateOf(person)).toMatchObject({
    subscription: { currentPlan: 'premium', renews: true, periodEndsAt: '2026-12-21T09:00:00.000Z' },
    paid: [{ paid: 900, tax: 19 }],
  });
  expect((await revenueNow()) - before).toBe(900);
});

const anyStories = fc.array(fc.constantFrom(...Object.keys(stories)), { minLength: 1, maxLength: 7 });

it('ends in the same state however often and in whatever order events come', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyStories,
      fc.infiniteStream(fc.nat({ max: 1_000_000 })),
      async (customerStories, chance) => {
        const mixed = (events: readonly StripeEvent[]) =>
          events
            .map((event) => ({ event, at: chance.next().value ?? 0 }))
            .toSorted((one, other) => one.at - other.at)
            .map(({ event }) => event);
        const [inOrder, shuffled, late] = await Promise.all([aCustomer(), aCustomer(), aCustomer()]);
        const start = await revenueNow();
        for (const story of customerStories)
          for (const event of eventsOf(() => stories[story]?.(inOrder.customer))) await send(event);
        const expected = await stateOf(inOrder.person);
        const earned = (await revenueNow()) - start;

        // All at once, each twice.
        const all = eventsOf(() => customerStories.forEach((story) => stories[story]?.(shuffled.customer)));
        const answers = await Promise.all(mixed([...all, ...all]).map(send));
        expect(answers.every(({ status }) => status === 200)).toBe(true);
        expect(await stateOf(shuffled.person)).toEqual(expected);

        // Some as they happen, then all of them again.
        const seen: StripeEvent[] = [];
        for (const story of customerStories) {
          const events = eventsOf(() => stories[story]?.(late.customer));
          seen.push(...events);
          for (const event of mixed(seen).slice(0, 2)) await send(event);
        }
        for (const event of mixed(seen)) await send(event);
        // And once more as other events about the same.
        for (const event of mixed(seen)) await send({ ...event, id: `${event.id}_again` });
        expect(await stateOf(late.person)).toEqual(expected);
        expect((await revenueNow()) - start).toBe(3 * earned);
      },
    ),
    { numRuns: 12 },
  );
});

it('refuses what is signed and is no event', async () => {
  const at = clock.now();
  for (const sent of [
    {},
    [],
    null,
    { id: 'evt_1', type: 'invoice.paid' },
    { id: 'evt_1', type: 'invoice.paid', data: {} },
  ]) {
    const { payload, signature } = signed(sent, at);
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
    const answer = await server.ask({ method: 'POST', path: stripeWebhook.path, text: payload, headers });
    expect(answer.status).toBe(400);
  }
});

it('refuses what Stripe did not sign, did not sign so, or signed long ago', async () => {
  const { person, customer } = await aCustomer();
  const [event] = eventsOf(() => customer.buy('professional'));
  if (!event) throw new Error('nothing was told');
  const at = clock.now();
  const old = new Date(at.getTime() - 301_000);
  const unsigned = await server.ask({
    method: 'POST',
    path: stripeWebhook.path,
    text: JSON.stringify(event),
  });
  const asJson = { 'content-type': 'application/json' };
  const nonsense = { ...asJson, 'stripe-signature': 't=1,v1=00' };
  const answers = [
    unsigned,
    await server.ask({ method: 'POST', path: stripeWebhook.path, text: '{}', headers: asJson }),
    await server.ask({ method: 'POST', path: stripeWebhook.path, text: '{}', headers: nonsense }),
    await deliver(server, event, { at, secret: 'whsec_of_somebody_else' }),
    await deliver(server, event, { at, sent: JSON.stringify({ ...event, type: 'customer.deleted' }) }),
    await deliver(server, event, { at, sent: ` ${JSON.stringify(event)}` }),
    await deliver(server, event, { at: old }),
  ];
  for (const { status } of answers) expect([400, 415]).toContain(status);
  expect(await stateOf(person)).toMatchObject({ subscription: { currentPlan: 'free' } });
});

it('leaves alone what is told of strangers, and of things it does not know', async () => {
  const event = (type: string, object: object): StripeEvent =>
    JSON.parse(JSON.stringify({ id: `evt_of_${type}`, object: 'event', type, data: { object } }));
  for (const [type, object] of [
    ['customer.subscription.updated', { id: 'sub_x', customer: 'cus_of_nobody' }],
    ['customer.subscription.deleted', { id: 'sub_x', customer: null }],
    ['customer.deleted', { id: "cus_' or 1=1" }],
    ['invoice.paid', { id: 'in_of_nobody', customer: 'cus_of_nobody' }],
    ['a.thing.of.tomorrow', { id: 'x' }],
  ] as const)
    expect((await send(event(type, object))).status).toBe(200);
});

it('has Stripe tell again what could not be asked about, and takes it in then', async () => {
  const { person, customer } = await aCustomer();
  const events = eventsOf(() => customer.buy('premium'));
  stripe.isAway = true;
  for (const event of events) expect((await send(event)).status).toBe(503);
  stripe.isAway = false;
  expect(await stateOf(person)).toMatchObject({ subscription: { currentPlan: 'free' }, paid: [] });
  for (const event of events) await send(event);
  expect(await stateOf(person)).toMatchObject({
    subscription: { currentPlan: 'premium' },
    paid: [{ paid: 900 }],
  });
});

it('keeps the later of two answers that cross', async () => {
  const { person, customer } = await aCustomer();
  const [bought] = eventsOf(() => customer.buy('premium'));
  const arrived = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  stripe.sending = async (call) => {
    if (!call.startsWith('GET /v1/subscriptions')) return;
    stripe.sending = null;
    arrived.resolve();
    await held.promise;
  };
  if (!bought) throw new Error('nothing was told');
  const first = send(bought);
  await arrived.promise;
  // The answer to the first question is on its way, and says premium.
  for (const event of eventsOf(() => customer.change('professional'))) await send(event);
  held.resolve();
  expect((await first).status).toBe(200);
  expect(await stateOf(person)).toMatchObject({ subscription: { currentPlan: 'professional' } });
});

it('believes nothing without a secret to check it by', async () => {
  const own = await startTestApp();
  const [event] = eventsOf(() => stripe.send('customer.deleted', stripe.add('cus', { object: 'customer' })));
  if (!event) throw new Error('nothing was told');
  expect((await deliver(own, event, { at: new Date() })).status).toBe(404);
  await own.close();
});
