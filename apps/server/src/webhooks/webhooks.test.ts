import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventKind } from '@candor/contracts/events';
import { siteWebhookEndpoints, webhookEndpoints, type Webhook } from '@candor/contracts/webhooks';
import type { WebhookEvent } from '@candor/domain/webhooks';
import { aReviewedCv, asOwner, commentsOf } from '../collaboration/testing/a-review.ts';
import { deliverNext } from '../events/deliver.ts';
import { holdEvents, recordEvents, type Happened } from '../events/index.ts';
import { aClock } from '../platform/testing/clock.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aCv, anApplication } from '../platform/testing/records.ts';
import { deliverDue } from './deliver.ts';
import { createWebhookSender } from './send.ts';
import { senderTo, startReceiver, verified, type Receiver } from './testing/receiver.ts';

// Ahead of the store’s own, by which events are due; within the five minutes that the library’s verifier allows.
const clock = aClock(new Date(Date.now() + 120_000).toISOString());
let server: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  server = await startTestApp({ clock, services: { webhookSender: senderTo(receiver.port, clock) } });
});
afterAll(async () => {
  await server.close();
  receiver.close();
});
beforeEach(() => {
  receiver.received = [];
  receiver.answer = () => ({ status: 204 });
});

const byType = (one: { type: string }, other: { type: string }) => one.type.localeCompare(other.type);
const everyEvent: WebhookEvent[] = [
  'document.saved',
  'job.moved',
  'task.due',
  'comment.added',
  'review.finished',
];

async function aWebhook(as: Person, events = everyEvent, path: string = webhookEndpoints.create.path) {
  const body = { address: 'https://hooks.example.org/candor?x=1', events };
  const { json } = await server.ask({ method: 'POST', path, body, as });
  return webhookEndpoints.create.reply.schema.parse(json);
}

async function record(person: Person, happened: Happened<EventKind>[]): Promise<void> {
  await server.store.transaction(async (store) => {
    await holdEvents(store, person.id);
    await recordEvents(store, { ...server.http.platform, owner: { id: person.id } }, happened);
  });
}
/** Until nothing is due at this moment. */
async function deliverAll(): Promise<void> {
  while (await deliverNext(server.http.platform));
  while (await deliverDue(server.http.platform));
}
const taskDue = (task: string): Happened<'task-due'> => ({
  kind: 'task-due',
  subject: crypto.randomUUID(),
  payload: { task, application: 'Nurse, Seton', on: '2026-12-01' },
});
const deliveriesOf = async (as: Person, { id }: Webhook) => {
  const path = webhookEndpoints.deliveries.path.replace(':id', id);
  const { json } = await server.ask({ method: 'GET', path, as });
  return webhookEndpoints.deliveries.reply.schema.parse(json).deliveries;
};
const listOf = async (as: Person) => {
  const { json } = await server.ask({ method: 'GET', path: webhookEndpoints.list.path, as });
  return webhookEndpoints.list.reply.schema.parse(json).webhooks;
};

describe('what is delivered', () => {
  it('tells of what happens to its person, once, signed as the standard has it', async () => {
    const person = await aPerson(server);
    const { webhook, secret } = await aWebhook(person);
    const cv = await aCv(server, person);
    const job = await anApplication(server, person);
    const path = `/api/applications/${job}/stage`;
    const { json } = await server.ask({ method: 'GET', path: `/api/applications/${job}`, as: person });
    const { version, stage } = json as { version: number; stage: string };
    const body = { version, from: stage, to: 'applied' };
    expect((await server.ask({ method: 'PUT', path, body, as: person })).status).toBe(200);
    await record(person, [taskDue('Call')]);
    await deliverAll();
    await deliverAll();
    // In whatever order: what is due together is sent together.
    const delivered = receiver.received.map(({ type, data }) => ({ type, data })).toSorted(byType);
    expect(delivered).toEqual([
      { type: 'document.saved', data: { id: cv, kind: 'cv', version: 1, origin: expect.any(String) } },
      { type: 'job.moved', data: { id: job, from: 'saved', to: 'applied' } },
      {
        type: 'task.due',
        data: { id: expect.any(String), job: 'Nurse, Seton', task: 'Call', on: '2026-12-01' },
      },
    ]);
    for (const one of receiver.received) {
      expect(verified(one, secret)).toMatchObject({ type: one.type });
      expect(() => verified({ ...one, body: `${one.body} ` }, secret)).toThrow('No matching signature found');
      expect(one.headers['authorization']).toBeUndefined();
    }
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(3);
    expect(await deliveriesOf(person, webhook)).toMatchObject(
      Array.from({ length: 3 }, () => ({ state: 'delivered', attempts: 1, lastStatus: 204 })),
    );
  });

  it('tells of what was chosen alone, and nobody of what happens to others', async () => {
    const [ana, ben] = [await aPerson(server), await aPerson(server)];
    await aWebhook(ana, ['job.moved']);
    await aWebhook(ben);
    await record(ana, [taskDue('Call')]);
    await deliverAll();
    expect(receiver.received).toEqual([]);
  });

  it('tells that a review is finished when the last thing said in it is settled', async () => {
    const { owner, id, reviewer } = await aReviewedCv(server);
    await aWebhook(owner, ['comment.added', 'review.finished']);
    await commentsOf(server, reviewer, null, { comment: 'Too long.' });
    await commentsOf(server, reviewer, null, { comment: 'No photo?' });
    const { threads } = await asOwner(server, owner, id);
    for (const thread of threads) {
      const path = `/api/reviews/${id}/threads/${thread.id}`;
      const body = { isResolved: true };
      expect((await server.ask({ method: 'PUT', path, body, as: owner })).status).toBe(200);
    }
    await deliverAll();
    const delivered = receiver.received.toSorted(byType);
    expect(delivered.map(({ type }) => type)).toEqual(['comment.added', 'comment.added', 'review.finished']);
    expect(delivered[0]?.data).toMatchObject({ id, author: 'Maria', excerpt: expect.any(String) });
    expect(delivered[2]?.data).toMatchObject({ id, kind: 'cv' });
  });

  it('tells the installation’s who and what by their ids, and no words', async () => {
    const admin = await aPerson(server, { role: 'admin' });
    const person = await aPerson(server);
    const { webhook } = await aWebhook(admin, ['task.due'], siteWebhookEndpoints.create.path);
    const happened = taskDue('Ask about the ward');
    await record(person, [happened]);
    await deliverAll();
    expect(receiver.received.map(({ data }) => data)).toEqual([{ id: happened.subject, person: person.id }]);
    expect(await listOf(admin)).toEqual([]);
    const path = siteWebhookEndpoints.remove.path.replace(':id', webhook.id);
    expect((await server.ask({ method: 'DELETE', path, as: admin })).status).toBe(204);
  });
});

describe('a receiver that fails', () => {
  it('is tried again under the same id, ever later, and turned off after a day; its owner is told', async () => {
    const person = await aPerson(server);
    const { webhook, secret } = await aWebhook(person, ['task.due']);
    receiver.answer = () => ({ status: 503, text: 'Down\u0000 for repair' });
    await record(person, [taskDue('Call')]);
    await deliverAll();
    expect(receiver.received).toHaveLength(1);
    expect(await deliveriesOf(person, webhook)).toMatchObject([
      { state: 'waiting', attempts: 1, lastStatus: 503, lastAnswer: 'Down  for repair' },
    ]);
    clock.pass(0.25);
    await deliverAll();
    expect(receiver.received).toHaveLength(2);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    for (let hours = 0; hours < 40; hours += 1) {
      clock.pass(60);
      await deliverAll();
    }
    expect(receiver.received.length).toBeGreaterThan(8);
    expect(receiver.received.length).toBeLessThan(15);
    expect(() => verified(receiver.received.at(-1) ?? Object.assign({}), secret)).toThrow(/too new/);
    expect(await deliveriesOf(person, webhook)).toMatchObject([{ state: 'failed', nextTryAt: null }]);
    expect(await listOf(person)).toMatchObject([{ isOn: false, hasStopped: true }]);
    await deliverAll();
    const { json } = await server.ask({ method: 'GET', path: '/api/notifications', as: person });
    expect(JSON.stringify(json)).toContain('A webhook was turned off');

    // Nothing more is sent until its person turns it on again.
    receiver.received = [];
    receiver.answer = () => ({ status: 200 });
    await record(person, [taskDue('Write')]);
    await deliverAll();
    expect(receiver.received).toEqual([]);
    const path = webhookEndpoints.change.path.replace(':id', webhook.id);
    const body = { address: webhook.address, events: webhook.events, isOn: true };
    const turnedOn = await server.ask({ method: 'PUT', path, body, as: person });
    expect(turnedOn.json).toMatchObject({ isOn: true, hasStopped: false });
    await record(person, [taskDue('Thank')]);
    await deliverAll();
    expect(receiver.received).toHaveLength(1);
  });

  it('is turned off at once where it says that it is gone, and no redirect is followed', async () => {
    const person = await aPerson(server);
    const { webhook } = await aWebhook(person, ['task.due']);
    receiver.answer = () => ({ status: 302 });
    await record(person, [taskDue('Call')]);
    await deliverAll();
    expect(await deliveriesOf(person, webhook)).toMatchObject([{ state: 'waiting', lastStatus: 302 }]);
    receiver.answer = () => ({ status: 410 });
    clock.pass(1);
    await deliverAll();
    expect(await listOf(person)).toMatchObject([{ isOn: false, hasStopped: true }]);
  });

  it('holds up no other', async () => {
    const [slow, quick] = [await aPerson(server), await aPerson(server)];
    await aWebhook(slow, ['task.due']);
    await record(
      slow,
      Array.from({ length: 30 }, (_, nth) => taskDue(`Task ${nth}`)),
    );
    await aWebhook(quick, ['task.due']);
    await record(quick, [taskDue('Quick')]);
    while (await deliverNext(server.http.platform));
    await deliverDue(server.http.platform);
    expect(receiver.received.map(({ data }) => data['task'])).toContain('Quick');
    await deliverAll();
    expect(receiver.received).toHaveLength(31);
  });
});

describe('what a person can do', () => {
  it('tries one out, and sees what it answers', async () => {
    const person = await aPerson(server);
    const { webhook, secret } = await aWebhook(person);
    receiver.answer = () => ({ status: 400, text: 'No such hook' });
    const path = webhookEndpoints.test.path.replace(':id', webhook.id);
    const tried = await server.ask({ method: 'POST', path, as: person });
    expect(tried.json).toMatchObject({
      type: 'test',
      state: 'failed',
      lastStatus: 400,
      lastAnswer: 'No such hook',
    });
    expect(receiver.received[0]?.body).toContain('This is a test event');
    expect(secret).toMatch(/^whsec_/);
    await deliverAll();
    expect(receiver.received).toHaveLength(1);
  });

  it('makes one once by a request key, at most ten, and none to what is no address', async () => {
    const person = await aPerson(server);
    const { path } = webhookEndpoints.create;
    const body = { address: 'https://hooks.example.org/', events: ['task.due'] };
    const make = (change: object = {}, headers: Record<string, string> = {}) =>
      server.ask({ method: 'POST', path, as: person, body: { ...body, ...change }, headers });
    const first = await make({}, { 'idempotency-key': 'one' });
    expect((await make({}, { 'idempotency-key': 'one' })).json).toEqual(first.json);
    for (const address of [
      'http://hooks.example.org/',
      'https://hooks.example.org:22/',
      'https://a:b@c.example/',
    ])
      expect((await make({ address })).status).toBe(400);
    expect((await make({ events: [] })).status).toBe(400);
    for (let nth = 2; nth <= 10; nth += 1) expect((await make()).status).toBe(201);
    expect((await make()).json).toMatchObject({ code: 'too_many' });
    expect(JSON.stringify(await listOf(person))).not.toContain('whsec_');
  });
});

it('sends nothing to addresses within, by whatever name', async () => {
  const sender = createWebhookSender(server.http.platform);
  const inner = ['localhost', '127.0.0.1', '10.0.0.1', '169.254.169.254', '[::1]', '[::ffff:127.0.0.1]', '0'];
  for (const host of inner) {
    const delivery = { id: 'one', address: `https://${host}/`, secret: 'whsec_c2VjcmV0', body: '{}' };
    expect(await sender.send(delivery)).toEqual({
      status: null,
      answer: 'The address isn’t on the public internet.',
    });
  }
});
