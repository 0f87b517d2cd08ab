import fc from 'fast-check';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patience } from '@candor/testing';
import { events } from '../events/schema.ts';
import type { Platform } from '../platform/context.ts';
import { aClock } from '../platform/testing/clock.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { fireDue } from './fire.ts';
import { scheduleReminder } from './schedule-reminder.ts';
import { reminders } from './schema.ts';

// One of its laws kills servers at any moment, forty times.
vi.setConfig({ testTimeout: patience(60_000), hookTimeout: patience(60_000) });

const clock = aClock('2026-11-21T09:00:00.000Z');
let server: TestApp;
let other: TestApp;
beforeAll(async () => {
  // Neither is warm: what fires, fires when a test says so.
  server = await startTestApp({ clock });
  other = await startTestApp({ clock });
  await server.store.delete(reminders);
});
afterAll(async () => {
  await server.close();
  await other.close();
});

const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
const payload = { task: 'Call back', application: 'Nurse at Mercy', on: '2026-11-21' };
function remind(person: Person, key: string, dueAt: Date | null, task = payload.task) {
  const reminder = { kind: 'task-due', subject: 'an application', key, dueAt } as const;
  return server.store.transaction((tx) =>
    scheduleReminder(tx, person, { ...reminder, payload: { ...payload, task } }),
  );
}

async function fireAll(platform: Platform = server.http.platform): Promise<void> {
  while (await fireDue(platform));
}

async function firedFor({ id }: Person) {
  const rows = await server.store
    .select()
    .from(events)
    .where(and(eq(events.userId, id), eq(events.kind, 'task-due')))
    .orderBy(events.id);
  return rows.map((row) => (row.payload as typeof payload).task);
}

describe('a reminder', () => {
  it('becomes an event when its time has come, once', async () => {
    const ana = await aPerson(server);
    await remind(ana, 'task:1', inMinutes(10));
    await fireAll();
    expect(await firedFor(ana)).toEqual([]);
    clock.pass(10);
    await fireAll();
    await fireAll();
    expect(await firedFor(ana)).toEqual(['Call back']);
  });

  it('is moved, reworded and taken away until then', async () => {
    const ana = await aPerson(server);
    await remind(ana, 'moved', inMinutes(5));
    await remind(ana, 'moved', inMinutes(60), 'Write to them');
    await remind(ana, 'gone', inMinutes(5));
    await remind(ana, 'gone', null);
    clock.pass(30);
    await fireAll();
    expect(await firedFor(ana)).toEqual([]);
    clock.pass(30);
    await fireAll();
    expect(await firedFor(ana)).toEqual(['Write to them']);
  });

  it('of a year that nobody means is none, and takes away the one before it', async () => {
    const ana = await aPerson(server);
    const keys = () => server.store.select().from(reminders).where(eq(reminders.userId, ana.id));
    await remind(ana, 'task:1', inMinutes(10));
    expect(await keys()).toHaveLength(1);
    await remind(ana, 'task:1', new Date('9999-12-31T09:00:00Z'));
    expect(await keys()).toEqual([]);
  });

  it('that fired does so again only at another time', async () => {
    const ana = await aPerson(server);
    const dueAt = inMinutes(5);
    await remind(ana, 'task:1', dueAt);
    clock.pass(5);
    await fireAll();
    await remind(ana, 'task:1', dueAt, 'Reworded');
    await fireAll();
    expect(await firedFor(ana)).toEqual(['Call back']);
    await remind(ana, 'task:1', inMinutes(5), 'Put off');
    clock.pass(5);
    await fireAll();
    expect(await firedFor(ana)).toEqual(['Call back', 'Put off']);
  });

  it('is caught up after a stop, and stays fired when the clock is set back an hour', async () => {
    const ana = await aPerson(server);
    for (const key of ['a', 'b', 'c']) await remind(ana, key, inMinutes(1), key);
    // Nobody looked for two days.
    clock.pass(2 * 24 * 60);
    await fireAll();
    clock.pass(-60);
    await fireAll();
    await remind(ana, 'd', inMinutes(30), 'd');
    clock.pass(60);
    await fireAll();
    expect(await firedFor(ana)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('of a form that this release does not know holds up no other', async () => {
    const ana = await aPerson(server);
    const odd = { kind: 'task-due', subject: '', key: 'odd', payload: {}, dueAt: clock.now() } as const;
    await server.store.insert(reminders).values({ ...odd, userId: ana.id });
    await remind(ana, 'good', clock.now());
    await fireAll();
    expect(await firedFor(ana)).toEqual(['Call back']);
  });

  it('is set or not with the transaction of its caller', async () => {
    const ana = await aPerson(server);
    const undone = server.store.transaction(async (tx) => {
      const reminder = { kind: 'task-due', subject: '', key: 'undone', dueAt: clock.now(), payload } as const;
      await scheduleReminder(tx, ana, reminder);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await fireAll();
    expect(await firedFor(ana)).toEqual([]);
  });
});

/** A server that dies in some of its transactions: before they end, or when they have ended and before it knows. */
function crashing(platform: Platform, crashes: Iterator<'lives' | 'before' | 'after'>): Platform {
  const { store } = platform;
  const transaction: typeof store.transaction = async (work, ...rest) => {
    const crash = crashes.next().value ?? 'lives';
    const result = await store.transaction(
      async (tx) => {
        const done = await work(tx);
        if (crash === 'before') throw new Error('killed');
        return done;
      },
      ...rest,
    );
    if (crash === 'after') throw new Error('killed');
    return result;
  };
  return {
    ...platform,
    store: new Proxy(store, {
      get: (of, name) => (name === 'transaction' ? transaction : Reflect.get(of, name, of)),
    }),
  };
}

it('fires exactly once with two servers that are killed at any moment', async () => {
  const crash = fc.constantFrom('lives', 'before', 'after');
  await fc.assert(
    fc.asyncProperty(
      fc.array(crash, { maxLength: 12 }),
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 8 }),
      async (crashes, minutes) => {
        const people = [await aPerson(server), await aPerson(server)];
        for (const [at, after] of minutes.entries())
          for (const person of people) await remind(person, `r-${at}`, inMinutes(after), `r-${at}`);
        const ends = crashes[Symbol.iterator]();
        for (let minute = 0; minute <= 3; minute += 1) {
          const platforms = [server, other].map(({ http }) => crashing(http.platform, ends));
          // One that was killed starts again, with nothing but the store.
          await Promise.allSettled(platforms.map(fireAll));
          clock.pass(1);
        }
        await Promise.all([server, other].map(({ http }) => fireAll(http.platform)));
        for (const person of people)
          expect((await firedFor(person)).toSorted()).toEqual(minutes.map((_, at) => `r-${at}`).toSorted());
      },
    ),
    { numRuns: 40 },
  );
});
