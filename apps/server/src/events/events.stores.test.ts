import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patience } from '@candor/testing';
import { defineCapability } from '../platform/capability.ts';
import type { Store } from '../platform/database.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import type { EventKind } from '@candor/contracts/events';
import { holdEvents, recordEvents, type Happened } from './record.ts';
import { eventDeliveries, events } from './schema.ts';

// It waits for deliveries that are tried again.
vi.setConfig({ testTimeout: patience(60_000), hookTimeout: patience(60_000) });

const heard: string[] = [];
let failures = 0;
let troubled = '';
const listening = defineCapability({
  name: 'listening',
  listeners: [
    { name: 'note', kinds: ['document-saved'], handle: async ({ event }) => void heard.push(event.subject) },
    {
      name: 'fail-twice',
      kinds: ['document-purged'],
      handle: async ({ store, event }) => {
        if (event.subject !== troubled) return;
        // What it wrote before it failed is undone.
        await store.execute(
          sql`insert into settings (name, value) values (${`done ${event.subject}`}, 'once')`,
        );
        failures += 1;
        if (failures < 3) throw new Error('not yet');
      },
    },
  ],
});

let server: TestApp;
let other: TestApp;
let port = 0;
let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);
beforeAll(async () => {
  server = await startTestApp({ more: [listening], clock: { now } });
  other = await startTestApp({ more: [listening], clock: { now } });
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  const address = server.http.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  await server.close();
  await other.close();
});

const platform = (app: TestApp) => app.http.platform;
async function record(app: TestApp, store: Store, { id }: Person, happened: Happened<EventKind>) {
  await holdEvents(store, id);
  await recordEvents(store, { ...platform(app), owner: { id } }, [happened]);
}
const aSave = (subject: string) => ({
  kind: 'document-saved' as const,
  subject,
  payload: { document: 'cv', version: 1, origin: 'edited' as const },
});
const saved = (app: TestApp, person: Person, subject: string) =>
  platform(app).store.transaction((tx) => record(app, tx, person, aSave(subject)));

async function open(person: Person, lastEventId?: number) {
  const leaving = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/api/events`, {
    headers: {
      authorization: `Bearer ${person.token}`,
      accept: 'text/event-stream',
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
    signal: leaving.signal,
  });
  const reader = answer
    .body!.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const next = async (): Promise<EventSourceMessage | undefined> => (await reader.read()).value;
  return { next, leave: () => leaving.abort() };
}

describe('a stream of events', () => {
  it('tells what is recorded on any server, in order, once, to its person only', async () => {
    const [ana, ben] = await Promise.all([aPerson(server), aPerson(server)]);
    const stream = await open(ana);
    expect((await stream.next())?.event).toBe('ready');
    await saved(other, ben, 'of-ben');
    for (let at = 0; at < 40; at += 1) await saved(at % 2 ? server : other, ana, `cv-${at}`);
    const subjects: string[] = [];
    const ids: number[] = [];
    while (subjects.length < 40) {
      const message = await stream.next();
      if (!message) break;
      subjects.push(JSON.parse(message.data).subject);
      ids.push(Number(message.id));
    }
    stream.leave();
    expect(subjects).toEqual(Array.from({ length: 40 }, (_, at) => `cv-${at}`));
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('is taken up where it was cut', async () => {
    const ana = await aPerson(server);
    await saved(server, ana, 'first');
    const before = await open(ana);
    const ready = Number((await before.next())?.id);
    before.leave();
    await saved(server, ana, 'missed');
    const again = await open(ana, ready);
    await again.next();
    expect(JSON.parse((await again.next())?.data ?? '{}')).toMatchObject({ subject: 'missed' });
    again.leave();
  });

  it('is never shown a number that a later one has passed, however writers overlap', async () => {
    const ana = await aPerson(server);
    const stream = await open(ana, 0);
    await stream.next();
    await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        await pause(at % 3);
        await saved(at % 2 ? server : other, ana, `together-${at}`);
      }),
    );
    const seen = new Set<string>();
    while (seen.size < 12) seen.add(JSON.parse((await stream.next())?.data ?? '{}').subject);
    stream.leave();
    expect(seen.size).toBe(12);
  });

  it('is answered as JSON to who polls', async () => {
    const ana = await aPerson(server);
    await saved(server, ana, 'polled');
    const asked = { method: 'GET', path: '/api/events?after=0', as: ana } as const;
    const { json } = await server.ask(asked);
    expect(json).toMatchObject({ events: [{ subject: 'polled', kind: 'document-saved' }] });
  });
});

describe('a listener', () => {
  it('is told of each event once by whichever server', async () => {
    const ana = await aPerson(server);
    await Promise.all([server.app.warm(), other.app.warm()]);
    const delivered = () => heard.filter((subject) => subject.startsWith('told-'));
    const all = Array.from({ length: 20 }, (_, at) => `told-${at}`);
    await Promise.all(all.map((subject, at) => saved(at % 2 ? server : other, ana, subject)));
    await expect.poll(() => delivered().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(20);
    const { store } = platform(server);
    const left = () => store.$count(eventDeliveries, eq(eventDeliveries.listener, 'note'));
    await expect.poll(left, { timeout: 30_000 }).toBe(0);
    expect(delivered().toSorted()).toEqual(all.toSorted());
  });

  it('that fails is told again later, and what it wrote then stands once', async () => {
    const ana = await aPerson(server);
    const { store } = platform(server);
    troubled = ana.id;
    await store.transaction((tx) =>
      record(server, tx, ana, {
        kind: 'document-purged',
        subject: ana.id,
        payload: { document: 'cv' },
      }),
    );
    const failed = async () => {
      aheadMs += 60_000;
      await saved(server, ana, 'wake');
      return failures;
    };
    await expect.poll(failed, { timeout: 30_000, interval: 300 }).toBe(3);
    const written = await store.execute(sql`select value from settings where name = ${`done ${ana.id}`}`);
    expect((written as { rows: unknown[] }).rows).toEqual([{ value: 'once' }]);
    const [event] = await store.select().from(events).where(eq(events.subject, ana.id));
    const left = () =>
      store
        .select()
        .from(eventDeliveries)
        .where(eq(eventDeliveries.eventId, event?.id ?? 0));
    await expect.poll(async () => (await left()).length, { timeout: 20_000 }).toBe(0);
  });

  it('hears nothing of a write that was undone', async () => {
    const ana = await aPerson(server);
    const undone = platform(server).store.transaction(async (tx) => {
      await record(server, tx, ana, aSave('undone'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { json } = await server.ask({ method: 'GET', path: '/api/events?after=0', as: ana });
    expect(json).toEqual({ events: [], last: 0 });
  });
});
