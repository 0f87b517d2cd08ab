import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { scriptedSource, type ScriptedSource, type SourceScript } from '@candor/testing/server';
import { aClock } from '../platform/testing/clock.ts';
import { startTestApp, type TestApp } from '../platform/testing/index.ts';
import { sourceAllowances, sourceAnswers } from './schema.ts';
import { createSourceClient } from './source-client.ts';
import type { Question, Source } from './source.ts';
import { consumeCall, purgeAnswers } from './store.ts';

const KEY = 'c0ffee00c0ffee00';
const HOUR_MS = 3_600_000;

let app: TestApp;
let server: ScriptedSource;
let script: SourceScript;
let clock: ReturnType<typeof aClock>;
let logged: string[];
let source: Source;

const says: (value: unknown) => SourceScript = (value) => (answer) => void answer.end(JSON.stringify(value));

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.store.delete(sourceAnswers);
  await app.store.delete(sourceAllowances);
  script = says({ n: 1 });
  server = await scriptedSource((answer, asked) => script(answer, asked));
  clock = aClock();
  logged = [];
  source = {
    id: 'a-source',
    limits: [
      { most: 25, seconds: 60 },
      { most: 250, seconds: 86_400 },
    ],
    secrets: [KEY],
    addressOf: ({ path, query }) =>
      new URL(`${server.address}/${path}?${new URLSearchParams({ ...query, key: KEY }).toString()}`),
  };
});
afterEach(() => server.close());

/** A client as one server of the store has it. */
function aClient() {
  const { store } = app;
  const warn = (...values: unknown[]) => void logged.push(JSON.stringify(values));
  const log = { ...app.http.log, warn };
  return createSourceClient(source, { store, clock, log, stopping: new AbortController().signal });
}

const schema = z.object({ n: z.number() });
const question = (what = 'nurse'): Question<z.infer<typeof schema>> => ({
  path: 'search',
  query: { what },
  read: (body) => schema.safeParse(body).data ?? null,
  schema,
  freshMs: HOUR_MS,
  keptMs: 24 * HOUR_MS,
});

it('asks once while an answer is fresh, on every server of a store, and again when it is not', async () => {
  const [one, two] = [aClient(), aClient()];
  const first = await one.ask(question());
  expect(first).toEqual({ value: { n: 1 }, fetchedAt: clock.now(), isCurrent: true });
  clock.pass(59);
  expect(await two.ask(question())).toEqual(first);
  expect(server.requests).toHaveLength(1);
  script = says({ n: 2 });
  clock.pass(1);
  expect(await two.ask(question())).toMatchObject({ value: { n: 2 }, isCurrent: true });
});

it('joins who asks the same at the same time', async () => {
  const client = aClient();
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.ask(question())));
  expect(answers.map((answer) => answer?.value.n)).toEqual(Array.from({ length: 20 }, () => 1));
  expect(server.requests).toHaveLength(1);
});

it('two servers keep one allowance', async () => {
  const clients = [aClient(), aClient()];
  const asked = Array.from({ length: 40 }, (_one, at) => clients[at % 2]?.ask(question(`job ${at}`)));
  const answers = await Promise.all(asked);
  expect(answers.filter(Boolean)).toHaveLength(25);
  expect(server.requests).toHaveLength(25);
});

it('allows so many calls in a day, and more as the day passes', async () => {
  const taken = async () => {
    let calls = 0;
    while (await consumeCall(app.store, source, clock.now())) calls += 1;
    return calls;
  };
  const byMinute: number[] = [];
  for (let minute = 0; minute < 12; minute += 1) {
    byMinute.push(await taken());
    clock.pass(1);
  }
  expect(byMinute).toEqual([...Array.from({ length: 10 }, () => 25), 0, 0]);
  clock.pass(24 * 60 - 12);
  expect(await taken()).toBe(25);
});

it('counts the last sixty seconds, not the minutes of the clock', async () => {
  clock.pass(0.75);
  for (let call = 0; call < 25; call += 1)
    expect(await consumeCall(app.store, source, clock.now())).toBe(true);
  clock.pass(0.9);
  expect(await consumeCall(app.store, source, clock.now())).toBe(false);
  clock.pass(0.1);
  expect(await consumeCall(app.store, source, clock.now())).toBe(true);
});

const bad: Record<string, SourceScript> = {
  'answers 500': (answer) => void answer.writeHead(500).end('{"n":7}'),
  'answers 401': (answer) => void answer.writeHead(401).end('{"exception":"AUTH_FAIL"}'),
  'answers 429': (answer) => void answer.writeHead(429).end(),
  'sends no JSON': (answer) => void answer.end('<html>'),
  'sends another JSON': (answer) => void answer.end('{"m":1}'),
  'sends half of it': (answer) => void answer.writeHead(200, { 'content-length': '9' }).end('{"n":'),
  'sends more than 1 MB': (answer) => void answer.end(`{"n":7,"more":"${'x'.repeat(1_100_000)}"}`),
  resets: (answer) => void answer.destroy(),
  hangs: () => undefined,
  trickles: (answer) => {
    const sending = setInterval(() => answer.write(' '), 200);
    answer.on('close', () => clearInterval(sending));
  },
};

it.each(Object.entries(bad))(
  'gives its last good answer where the source %s, and nothing without one',
  async (_name, worse) => {
    const client = aClient();
    const good = await client.ask(question());
    clock.pass(120);
    script = worse;
    expect(await client.ask(question())).toEqual({ ...good, isCurrent: false });
    expect(await client.ask(question('cook'))).toBeNull();
    expect(logged.join()).toContain('gave no answer');
    expect(logged.join()).not.toContain(KEY);
  },
);

it('shows no answer that is too old, and purges it', async () => {
  await aClient().ask(question());
  clock.pass(24 * 60);
  script = (answer) => void answer.destroy();
  expect(await aClient().ask(question())).toBeNull();
  await purgeAnswers(app.store, new Date(clock.now().getTime() + 1));
  expect(await app.store.select().from(sourceAnswers)).toEqual([]);
});

it.each([
  ['is down', (answer) => void answer.destroy(), 1],
  ['limits us', (answer) => void answer.writeHead(429).end(), 1],
  ['limits us for ten minutes', (answer) => void answer.writeHead(429, { 'retry-after': '600' }).end(), 10],
  ['limits us for a year', (answer) => void answer.writeHead(429, { 'retry-after': '31536000' }).end(), 60],
  ['refuses our keys', (answer) => void answer.writeHead(403).end(), 10],
] as const satisfies readonly (readonly [string, SourceScript, number])[])(
  'leaves a source alone that %s, on every server',
  async (_name, worse, minutes) => {
    script = worse;
    await aClient().ask(question());
    script = says({ n: 1 });
    clock.pass(minutes - 0.5);
    expect(await aClient().ask(question())).toBeNull();
    expect(server.requests).toHaveLength(1);
    clock.pass(0.5);
    expect(await aClient().ask(question())).toMatchObject({ isCurrent: true });
  },
);

it('asks for others where one question is refused', async () => {
  script = (answer) => void answer.writeHead(400).end();
  expect(await aClient().ask(question('😀'))).toBeNull();
  script = says({ n: 1 });
  expect(await aClient().ask(question())).not.toBeNull();
});

it('follows no redirect', async () => {
  const inner = await scriptedSource(says({ n: 7 }));
  script = (answer) => void answer.writeHead(302, { location: `${inner.address}/latest/meta-data` }).end();
  expect(await aClient().ask(question())).toBeNull();
  expect(inner.requests).toEqual([]);
  await inner.close();
});

it('keeps no key and no word of the question, and cuts out a key that the source echoes', async () => {
  const words = z.object({ said: z.string() });
  script = (answer, asked) => void answer.end(JSON.stringify({ said: `you asked ${asked.href}` }));
  const outcome = await aClient().ask({
    ...question('head gardener'),
    read: (body) => words.safeParse(body).data ?? null,
    schema: words,
  });
  expect(outcome?.value.said).toContain('you asked');
  const kept = JSON.stringify([outcome, await app.store.select().from(sourceAnswers)]);
  expect(kept).not.toContain(KEY);
  const rows = await app.store.select({ question: sourceAnswers.question }).from(sourceAnswers);
  expect(rows[0]?.question).toMatch(/^[\da-f]{64}$/);
});

it('asks again where another release kept its answer in another form', async () => {
  await aClient().ask(question());
  await app.store.update(sourceAnswers).set({ answer: '{"older":true}' });
  expect(await aClient().ask(question())).toMatchObject({ value: { n: 1 }, isCurrent: true });
  expect(server.requests).toHaveLength(2);
});
