import { randomUUID } from 'node:crypto';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { afterAll, expect, it, vi } from 'vitest';
import { patience, tries } from '@candor/testing';
import { register } from '@candor/contracts/account';
import { generateCv } from '@candor/contracts/cv';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import { personEvents, personEventSchema, type PersonEvent } from '@candor/contracts/events';
import { emptyDatabase, testDatabase } from '../platform/testing/empty-database.ts';
import { freePort, startCandor, type CandorServer } from '@candor/testing/server';

// It starts and kills whole servers.
vi.setConfig({ testTimeout: patience(120_000), hookTimeout: patience(120_000) });

const EVENTS = tries(300, 1_000);
/** Calls under way at a time on one server. */
const WRITERS = 4;

const servers: CandorServer[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  for (const server of servers) server.forget();
});

function call(server: CandorServer, method: string, path: string, as = '', body?: unknown) {
  return fetch(server.url + path, {
    method,
    headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Labels a CV, each time otherwise, until `enough` or until its server is gone; gives what was answered. */
async function label(
  server: CandorServer,
  { id, token }: { id: string; token: string },
  enough: () => boolean,
  onAnswered: (label: string) => void,
): Promise<void> {
  const path = cvEndpoints.organise.path.replace(':id', id);
  const one = async () => {
    while (!enough()) {
      const name = randomUUID();
      const answer = await call(server, 'PUT', path, token, { labels: [name] }).catch(() => undefined);
      if (!answer) return;
      expect(answer.status).toBe(200);
      await answer.json().catch(() => undefined);
      onAnswered(name);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, one));
}

/** Reads the stream of a server until it is cut. */
async function follow(
  server: CandorServer,
  { token, after, signal }: { token: string; after: number; signal: AbortSignal },
  take: (event: PersonEvent) => void,
): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'text/event-stream',
    'last-event-id': String(after),
  };
  try {
    const { body } = await fetch(server.url + personEvents.path, { headers, signal });
    const messages = body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    for await (const { event, data } of messages ?? [])
      if (event !== 'ready') take(personEventSchema.parse(JSON.parse(data)));
  } catch {
    // Cut, as a page sees it: it comes back with the last number it has.
  }
}

/** The numbers of all events that the store has of a person. */
async function recordedIn(server: CandorServer, token: string): Promise<number[]> {
  const all: number[] = [];
  for (;;) {
    const answer = await call(server, 'GET', `${personEvents.path}?after=${all.at(-1) ?? 0}`, token);
    const { events } = personEvents.reply.schema.parse(await answer.json());
    if (events.length === 0) return all;
    all.push(...events.map(({ id }) => id));
  }
}

it.skipIf(!testDatabase)(
  'loses no event and shows none twice when one of two servers is killed',
  async () => {
    const env = { DATABASE_URL: await emptyDatabase(), RATE_LIMIT: 'off' };
    for (const _ of ['lasting', 'killed']) servers.push(await startCandor({ port: await freePort(), env }));
    const [lasting, killed] = servers;
    if (!lasting || !killed) throw new Error('two servers');

    const someone = { name: 'Ana Ruiz', email: 'ana@example.org', password: 'paper-lamp-killed-7' };
    const registered = await call(lasting, 'POST', register.path, '', someone);
    const { token } = register.reply.schema.parse(await registered.json());
    const written = await call(lasting, 'POST', generateCv.path, token, generateCv.example.body);
    const { id } = generateCv.reply.schema.parse(await written.json());

    const answered: string[] = [];
    const onAnswered = (name: string) => answered.push(name);
    const allWritten = () => answered.length >= EVENTS;
    const writing = Promise.all([
      label(lasting, { id, token }, allWritten, onAnswered),
      label(killed, { id, token }, allWritten, onAnswered),
    ]);

    const seen: PersonEvent[] = [];
    const take = (event: PersonEvent) => seen.push(event);
    const last = () => seen.at(-1)?.id ?? 0;
    const leaving = new AbortController();
    const { signal } = leaving;
    const cut = follow(killed, { token, after: 0, signal }, take);
    const share = { timeout: 120_000, interval: 10 };
    await expect.poll(() => seen.length, share).toBeGreaterThan(EVENTS / 3);
    await killed.kill();
    await cut;
    expect(allWritten()).toBe(false);
    const rest = follow(lasting, { token, after: last(), signal }, take);
    await writing;

    const recorded = await recordedIn(lasting, token);
    await expect.poll(last, { timeout: 60_000 }).toBe(recorded.at(-1));
    leaving.abort();
    await rest;
    expect(seen.map(({ id }) => id)).toEqual(recorded);
    const labels = seen.flatMap((event) => (event.kind === 'document-labelled' ? event.payload.labels : []));
    // What was answered is there, once, and of the calls that the kill cut off what was through.
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toEqual(expect.arrayContaining(answered));
    expect(labels.length - answered.length).toBeLessThanOrEqual(WRITERS);
  },
);
