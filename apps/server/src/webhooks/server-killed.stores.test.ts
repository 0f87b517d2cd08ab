import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { isThorough, patience } from '@candor/testing';
import { holdEvents, recordEvents } from '../events/index.ts';
import { authSecret } from '../platform/auth-secret.ts';
import { readConfiguration } from '../platform/configuration.ts';
import { openStore } from '../platform/open-store.ts';
import { createSeals } from '../platform/seals.ts';
import { aPerson } from '../platform/testing/index.ts';
import { webhookListener } from './plan.ts';
import { newSecret, sealSecret } from './secret.ts';
import { insertWebhook } from './store.ts';
import { emptyDatabase, testDatabase } from '../platform/testing/empty-database.ts';
import { startReceiver, verified, type Received } from './testing/receiver.ts';

// It starts and kills whole servers, and waits for what a killed one had taken: half a minute, and the pauses between tries.
vi.setConfig({ testTimeout: patience(180_000), hookTimeout: patience(60_000) });

const EVENTS = 1_000;
/** What a server has under way at once to one receiver. */
const UNDER_WAY = 8;

const servers: ChildProcess[] = [];
afterAll(() => {
  for (const server of servers) server.kill('SIGKILL');
});

async function startServer(url: string, receiverPort: number): Promise<ChildProcess> {
  const file = fileURLToPath(new URL('testing/delivering-server.ts', import.meta.url));
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    env: { ...process.env, DATABASE_URL: url, RECEIVER_PORT: String(receiverPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  servers.push(server);
  await once(server.stdout, 'data');
  return server;
}

it.skipIf(!testDatabase || !isThorough)(
  'delivers 1,000 events to a flaky receiver, each under one id, when one of two servers is killed',
  async () => {
    const url = await emptyDatabase();
    const configuration = readConfiguration({ DATABASE_URL: url });
    const opened = await openStore(configuration);
    const { store } = opened;
    const seals = createSeals(await authSecret(configuration, opened));
    const person = await aPerson({ store });
    const [id, secret] = [randomUUID(), newSecret()];
    await insertWebhook(store, {
      id,
      userId: person.id,
      address: 'https://hooks.example.org/',
      events: ['task.due'],
      secret: sealSecret(seals, id, secret),
    });

    const receiver = await startReceiver();
    const taken: Received[] = [];
    const seen = new Set<string>();
    receiver.answer = (one) => {
      const isFirst = !seen.has(one.id);
      seen.add(one.id);
      const nth = seen.size;
      // Of the first tries some are refused, and some never answered.
      if (isFirst && nth % 97 === 0) return 'never';
      if (isFirst && nth % 6 === 0) return { status: 500 };
      taken.push(one);
      return { status: 204 };
    };
    const [lasting, killed] = await Promise.all([
      startServer(url, receiver.port),
      startServer(url, receiver.port),
    ]);
    expect(lasting.exitCode).toBeNull();

    const subjects = Array.from({ length: EVENTS }, () => randomUUID());
    for (let begin = 0; begin < EVENTS; begin += 50)
      await store.transaction(async (tx) => {
        await holdEvents(tx, person.id);
        const payload = { task: 'Call', application: 'Nurse', on: '2026-12-01' };
        await recordEvents(
          tx,
          { listeners: [webhookListener], owner: { id: person.id } },
          subjects.slice(begin, begin + 50).map((subject) => ({ kind: 'task-due', subject, payload })),
        );
      });
    const share = { timeout: patience(120_000), interval: 20 };
    await expect.poll(() => taken.length, share).toBeGreaterThan(EVENTS / 4);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const takenAtKill = taken.length;
    expect(takenAtKill).toBeLessThan(EVENTS);

    const delivered = () => new Set(taken.map(({ data }) => data['id']));
    await expect.poll(() => delivered().size, { timeout: patience(150_000), interval: 100 }).toBe(EVENTS);
    expect(delivered()).toEqual(new Set(subjects));
    // Each event has one id of its own, by which a receiver knows a repeat.
    const pairs = new Set(
      receiver.received.map(({ id: delivery, data }) => `${delivery} ${String(data['id'])}`),
    );
    expect(pairs.size).toBe(EVENTS);
    expect(new Set(receiver.received.map(({ id: delivery }) => delivery)).size).toBe(EVENTS);
    // What was taken twice, the killed server had under way.
    expect(taken.length - EVENTS).toBeLessThanOrEqual(UNDER_WAY);
    expect(verified(taken[0] ?? Object.assign({}), secret)).toMatchObject({ type: 'task.due' });
    receiver.close();
    await opened.close();
  },
);
