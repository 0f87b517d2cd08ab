import type { AddressInfo } from 'node:net';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { patience } from '@candor/testing';
import { personEvents, personEventSchema, type PersonEvent } from '@candor/contracts/events';
import { listNotifications } from '@candor/contracts/notifications';
import { deliverNext } from '../events/deliver.ts';
import { holdEvents, recordEvents } from '../events/index.ts';
import { eventDeliveries } from '../events/schema.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

// A stream is cut twenty-five times, and waited for each time.
vi.setConfig({ testTimeout: patience(60_000), hookTimeout: patience(60_000) });

let servers: [TestApp, TestApp];
beforeAll(async () => {
  // Neither is warm: an event is delivered when a test says so.
  servers = [await startTestApp(), await startTestApp()];
  for (const { http } of servers) await http.listen({ port: 0, host: '127.0.0.1' });
  await servers[0].store.delete(eventDeliveries);
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function taskDue({ http: { platform } }: TestApp, { id }: Person, task: string): Promise<void> {
  await platform.store.transaction(async (tx) => {
    await holdEvents(tx, id);
    const payload = { task, application: 'Nurse at Mercy', on: '2026-11-23' };
    await recordEvents(tx, { ...platform, owner: { id } }, [{ kind: 'task-due', subject: 'a-job', payload }]);
  });
}
async function deliverAll({ http }: TestApp): Promise<void> {
  while (await deliverNext(http.platform));
}

/** A tab that keeps the number of the last event it was told of, and comes back with it. */
class Tab {
  readonly received: PersonEvent[] = [];
  readonly #person: Person;
  #last = 0;
  #server: TestApp | undefined;
  #reading: Promise<void> = Promise.resolve();

  constructor(person: Person) {
    this.#person = person;
  }

  #take(event: PersonEvent): void {
    this.received.push(event);
    this.#last = event.id;
  }

  async open(server: TestApp): Promise<void> {
    this.#server = server;
    const { port } = server.http.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${personEvents.path}`, {
      headers: {
        authorization: `Bearer ${this.#person.token}`,
        accept: 'text/event-stream',
        'last-event-id': String(this.#last),
      },
    });
    const messages = answer.body
      ?.pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    const read = async () => {
      for await (const { event, data } of messages ?? [])
        if (event !== 'ready') this.#take(personEventSchema.parse(JSON.parse(data)));
    };
    // A cut stream ends in an error.
    this.#reading = read().catch(() => undefined);
  }

  /** Cuts it as a proxy or a lost network does: what was on its way is lost. */
  async cut(): Promise<void> {
    this.#server?.http.server.closeAllConnections();
    await this.#reading;
  }

  async poll(server: TestApp): Promise<void> {
    const path = `${personEvents.path}?after=${this.#last}`;
    const { json } = await server.ask({ method: 'GET', path, as: this.#person });
    for (const event of personEvents.reply.schema.parse(json).events) this.#take(event);
  }

  get notifications(): string[] {
    return this.received.flatMap(({ kind, subject }) => (kind === 'notification-added' ? [subject] : []));
  }
}

const step = fc.record({
  /** Where the stream is cut: before the event, between it and its delivery, after it, or not at all. */
  cut: fc.constantFrom('before', 'between', 'after', 'never'),
  server: fc.constantFrom<0 | 1>(0, 1),
  by: fc.constantFrom<0 | 1>(0, 1),
});

it('a stream that is cut around an event and its delivery, and one that polls, are told of each notification once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const person = await aPerson(servers[0]);
      const [streaming, polling] = [new Tab(person), new Tab(person)];
      await streaming.open(servers[0]);
      for (const [at, { cut, server, by }] of steps.entries()) {
        if (cut === 'before') await streaming.cut();
        await taskDue(servers[by], person, `task ${at}`);
        if (cut === 'between') await streaming.cut();
        await deliverAll(servers[by === 0 ? 1 : 0]);
        if (cut === 'after') await streaming.cut();
        if (cut !== 'never') await streaming.open(servers[server]);
        if (at % 3 === 0) await polling.poll(servers[server]);
      }
      const storedNow = async () => {
        const { json } = await servers[0].ask({ method: 'GET', path: '/api/notifications', as: person });
        return listNotifications.reply.schema.parse(json).notifications.map(({ id }) => id);
      };
      // A listener that fails on a busy machine is tried again a little later.
      await expect
        .poll(async () => {
          await deliverAll(servers[0]);
          return (await storedNow()).length;
        })
        .toBe(steps.length);
      const stored = await storedNow();
      await polling.poll(servers[0]);
      expect(polling.notifications.toSorted()).toEqual(stored.toSorted());
      await expect.poll(() => streaming.notifications.length).toBeGreaterThanOrEqual(stored.length);
      expect(streaming.notifications).toEqual(polling.notifications);
      await streaming.cut();
    }),
    { numRuns: 25 },
  );
});
