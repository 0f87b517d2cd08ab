import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventKind } from '@candor/contracts/events';
import { listNotifications, readNotifications } from '@candor/contracts/notifications';
import { sessions } from '@candor/contracts/security';
import { deliverNext } from '../events/deliver.ts';
import { eventDeliveries } from '../events/schema.ts';
import { holdEvents, recordEvents, type Happened } from '../events/index.ts';
import { aPerson, sessionOf, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

/** Never the same moment twice, and none before that of the store. */
let lastMs = 0;
const now = () => new Date((lastMs = Math.max(lastMs + 1, Date.now() + 1_000)));
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock: { now } });
  await server.store.delete(eventDeliveries);
});
afterAll(() => server.close());

/** Records events and hands them on. */
async function happen({ id }: Pick<Person, 'id'>, happened: Happened<EventKind>[], sessionId?: string) {
  const { platform } = server.http;
  await platform.store.transaction(async (tx) => {
    await holdEvents(tx, id);
    const by = { listeners: platform.listeners, owner: { id }, ...(sessionId && { sessionId }) };
    await recordEvents(tx, by, happened);
  });
  while (await deliverNext(platform));
}
const aTask = (task: string): Happened<'task-due'> => ({
  kind: 'task-due',
  subject: 'an-application',
  payload: { task, application: 'Nurse at Mercy', on: '2026-11-23' },
});
const aSave: Happened<'document-saved'> = {
  kind: 'document-saved',
  subject: 'a-cv',
  payload: { document: 'cv', version: 2, origin: 'edited' },
};

async function listed(as: { token: string }, query = '') {
  const { json } = await server.ask({ method: 'GET', path: `/api/notifications${query}`, as });
  return listNotifications.reply.schema.parse(json);
}
const post = (as: { token: string }, what: string, body: unknown) =>
  server.ask({ method: 'POST', path: `/api/notifications/${what}`, as, body });
const prefer = (as: { token: string }, body: unknown) =>
  server.ask({ method: 'PUT', path: '/api/preferences', as, body });

describe('notifications', () => {
  it('are worded for whoever reads them, counts too', async () => {
    const ana = await aPerson(server);
    await prefer(ana, { notifyOtherDevices: true });
    await happen(ana, [aTask('Call back'), aSave]);
    await happen(ana, [aSave]);
    const titles = async (language: string) => {
      const headers = { 'accept-language': language };
      const { json } = await server.ask({ method: 'GET', path: '/api/notifications', as: ana, headers });
      return listNotifications.reply.schema.parse(json).notifications.map(({ title }) => title);
    };
    expect(await titles('de')).toEqual([
      'Ein Lebenslauf wurde 2-mal auf einem anderen Gerät gespeichert',
      'Heute fällig: Call back',
    ]);
    expect(await titles('en')).toEqual(['A CV was saved 2 times on another device', 'Due today: Call back']);
  });
  it('are made of events, once each, for their person only, the newest first', async () => {
    const [ana, ben] = [await aPerson(server), await aPerson(server)];
    expect(await listed(ana)).toEqual({ notifications: [], unread: 0, next: null });
    for (const task of ['one', 'two', 'three']) await happen(ana, [aTask(task)]);
    const { notifications, unread } = await listed(ana);
    expect(unread).toBe(3);
    expect(notifications.map(({ title }) => title)).toEqual([
      'Due today: three',
      'Due today: two',
      'Due today: one',
    ]);
    expect(notifications[0]).toMatchObject({
      type: 'info',
      message: 'Nurse at Mercy',
      read: false,
      actionUrl: '/applications/an-application',
      category: 'application',
      priority: 'medium',
    });
    expect((await listed(ben)).notifications).toEqual([]);
  });

  it('are none of an event that happened to nobody’s interest', async () => {
    const ana = await aPerson(server);
    await happen(ana, [
      { kind: 'document-labelled', subject: 'a-cv', payload: { document: 'cv', labels: ['x'] } },
      { kind: 'roadmap-created', subject: 'a-roadmap', payload: {} },
    ]);
    expect((await listed(ana)).notifications).toEqual([]);
  });

  it('stop when their category is switched off, and go on when it is on again', async () => {
    const ana = await aPerson(server);
    await prefer(ana, { notifyApplication: false });
    await happen(ana, [aTask('unwanted')]);
    await prefer(ana, { notifyApplication: true });
    await happen(ana, [aTask('wanted')]);
    expect((await listed(ana)).notifications.map(({ title }) => title)).toEqual(['Due today: wanted']);
  });

  it('of one key are one', async () => {
    const ana = await aPerson(server);
    const near: Happened<'limit-near'> = {
      kind: 'limit-near',
      subject: ana.id,
      payload: { used: 4, limit: 5, month: '2026-11' },
    };
    await happen(ana, [near, near]);
    await happen(ana, [near]);
    expect((await listed(ana)).notifications.map(({ title }) => title)).toEqual([
      'You’ve used 4 of your 5 CVs this month',
    ]);
  });

  it('are grouped while unread, and quiet about own saves where nobody asked for them', async () => {
    const ana = await aPerson(server);
    await happen(ana, [aSave]);
    expect((await listed(ana)).notifications).toEqual([]);
    await prefer(ana, { notifyOtherDevices: true });
    await happen(ana, [aSave, aSave, aSave]);
    const [grouped, ...rest] = (await listed(ana)).notifications;
    expect(rest).toEqual([]);
    expect(grouped).toMatchObject({ count: 3, title: 'A CV was saved 3 times on another device' });
    await post(ana, 'read', { ids: [grouped?.id] });
    await happen(ana, [aSave]);
    expect((await listed(ana)).notifications.map(({ count }) => count)).toEqual([1, 3]);
  });

  it('of an own act are for the other devices', async () => {
    const ana = await aPerson(server);
    await prefer(ana, { notifyOtherDevices: true });
    const phone = await sessionOf(server, ana.id);
    const { json } = await server.ask({ method: 'GET', path: '/api/sessions', as: ana });
    const own = sessions.reply.schema.parse(json).sessions.find(({ isCurrent }) => isCurrent)?.id;
    await happen(ana, [aSave], own);
    expect(await listed(ana)).toMatchObject({ notifications: [], unread: 0 });
    expect(await listed(phone)).toMatchObject({ unread: 1 });
  });

  it('are read one by one and all at once, up to what was seen', async () => {
    const ana = await aPerson(server);
    await happen(ana, [aTask('one'), aTask('two'), aTask('three')]);
    const [newest, , oldest] = (await listed(ana)).notifications;
    const one = await post(ana, 'read', { ids: [oldest?.id] });
    expect(readNotifications.reply.schema.parse(one.json)).toEqual({ unread: 2 });
    await happen(ana, [aTask('unseen')]);
    const all = await post(ana, 'read', { until: newest?.timestamp });
    expect(all.json).toEqual({ unread: 1 });
    expect((await listed(ana)).notifications.filter(({ read }) => !read).map(({ title }) => title)).toEqual([
      'Due today: unseen',
    ]);
  });

  it('are dismissed and taken back as they were', async () => {
    const ana = await aPerson(server);
    await happen(ana, [aTask('one')]);
    const before = await listed(ana);
    const ids = before.notifications.map(({ id }) => id);
    expect((await post(ana, 'dismiss', { ids })).json).toEqual({ unread: 0 });
    expect((await listed(ana)).notifications).toEqual([]);
    expect((await post(ana, 'restore', { ids })).json).toEqual({ unread: 1 });
    expect(await listed(ana)).toEqual(before);
  });

  it('of somebody else can be neither read nor dismissed', async () => {
    const [ana, eve] = [await aPerson(server), await aPerson(server)];
    await happen(ana, [aTask('one')]);
    const before = await listed(ana);
    const ids = before.notifications.map(({ id }) => id);
    for (const what of ['read', 'dismiss', 'restore']) await post(eve, what, { ids });
    await post(eve, 'read', { until: '2100-01-01T00:00:00.000Z' });
    expect(await listed(ana)).toEqual(before);
  });

  it('come page by page, each once', async () => {
    const ana = await aPerson(server);
    await happen(
      ana,
      Array.from({ length: 7 }, (_, at) => aTask(`task ${at}`)),
    );
    const titles: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page = await listed(ana, `?limit=3${next && `&before=${next}`}`);
      titles.push(...page.notifications.map(({ title }) => title));
      next = page.next;
    }
    expect(new Set(titles).size).toBe(7);
    expect(titles).toHaveLength(7);
  });
});
