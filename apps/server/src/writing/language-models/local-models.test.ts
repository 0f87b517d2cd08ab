import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateCv } from '@candor/contracts/cv';
import * as endpoints from '@candor/contracts/language-models';
import { sampleDraft } from '@candor/domain/cv';
import { modelSeconds } from '@candor/domain/settings';
import {
  begin,
  localLists,
  say,
  scriptedModel,
  writes,
  type Script,
  type ScriptedModel,
} from '@candor/testing/server';
import { aPerson, startTestApp, type Person, type TestApp } from '../../platform/testing/index.ts';

const KEY = 'sk-secret-of-the-test';
const honest = 'Run a 32-bed surgical ward on night shifts';
const invented = 'Cut medication errors by 85 % at Mayo Clinic';
const answer = JSON.stringify({
  summary: [
    { text: 'Charge Nurse who runs a 32-bed surgical ward at Riverside Medical Center.', lines: ['p1.1'] },
  ],
  posts: [{ post: 'p1', bullets: [honest, invented].map((text) => ({ text, lines: ['p1.1'] })) }],
  skills: [],
});

let script: Script = writes(answer);
let model: ScriptedModel;
let server: TestApp;
let other: TestApp;
let admin: Person;

beforeAll(async () => {
  model = await scriptedModel(
    (reply, body) => script(reply, body),
    localLists.ollama('llama3.2:latest', 'qwen3:8b'),
  );
  const variables = { AI_PROVIDER: 'local', AI_BASE_URL: model.baseURL, AI_API_KEY: KEY };
  // Two servers of one store.
  server = await startTestApp({ variables });
  other = await startTestApp({ variables });
  admin = await aPerson(server, { role: 'admin' });
});
afterAll(async () => {
  await server.close();
  await other.close();
  await model.close();
});
beforeEach(async () => {
  script = writes(answer);
  await choose(null);
  model.requests.length = 0;
});

const chosen = () => ({ address: model.address, model: 'llama3.2:latest' });

function choose(choice: object | null, as = admin, app = server) {
  const { method, path } = endpoints.chooseLanguageModel;
  return app.ask({ method, path, as, body: { choice } });
}

function tryIt(body: object, headers: Record<string, string> = {}) {
  const { method, path } = endpoints.tryLocalModel;
  return server.ask({ method, path, as: admin, body, headers });
}

async function tried() {
  return endpoints.tryLocalModel.reply.schema.parse((await tryIt(chosen())).json);
}

async function written(app: TestApp) {
  const { method, path, reply } = generateCv;
  const sent = await app.ask({ method, path, as: await aPerson(app), body: sampleDraft });
  return reply.schema.parse(sent.json);
}

it('finds what runs on this machine', async () => {
  const { method, path, reply } = endpoints.findLocalModels;
  const found = await server.ask({ method, path, as: admin });
  const { servers, silent } = reply.schema.parse(found.json);
  const own = servers.find(({ address }) => address === model.address);
  expect(own).toMatchObject({ kind: 'ollama', models: [{ name: 'llama3.2:latest' }, { name: 'qwen3:8b' }] });
  expect(servers.length + silent.length).toBe(4);
});

it('uses nothing before it is chosen', async () => {
  const { facts } = await written(server);
  expect(facts.writer).toBe('built-in');
  expect(facts.note).toBeUndefined();
  expect(model.requests).toEqual([]);
});

it('writes with what was chosen at once, on every server, and no longer once that is taken back', async () => {
  expect((await choose(chosen())).json).toEqual({
    provider: 'local',
    model: 'llama3.2:latest',
    chosen: chosen(),
    limitSeconds: modelSeconds.usual,
  });
  for (const app of [server, other]) {
    const { cv, facts } = await written(app);
    expect(facts.writer).toBe('model');
    expect(cv).toContain(honest);
    expect(cv).not.toMatch(/85|Mayo/);
  }
  expect((await choose(null, admin, other)).json).toMatchObject({ model: null, chosen: null });
  expect((await written(server)).facts.writer).toBe('built-in');
});

it('tells each sentence of a trial with the verdict of the gate, and how fast it was', async () => {
  const { sentences, failure, firstWordsMs, wordsPerSecond, limitMs } = await tried();
  expect(failure).toBeNull();
  expect(sentences.map(({ text, place, refused }) => [text, place, refused ?? undefined])).toEqual([
    [expect.stringContaining('32-bed'), 'summary', undefined],
    [honest, 'experience', undefined],
    [invented, 'experience', expect.any(String)],
  ]);
  expect(firstWordsMs).toBeGreaterThanOrEqual(0);
  expect(wordsPerSecond).toBeGreaterThan(0);
  expect(limitMs).toBe(modelSeconds.usual * 1000);
});

it('tries the model in use, where there is one', async () => {
  const { method, path, reply } = endpoints.tryLanguageModel;
  expect((await server.ask({ method, path, as: admin })).status).toBe(404);
  await choose(chosen());
  const { json } = await server.ask({ method, path, as: admin });
  const { sentences, failure, limitMs } = reply.schema.parse(json);
  expect(failure).toBeNull();
  expect(sentences.map(({ refused }) => refused !== null)).toEqual([false, false, true]);
  expect(limitMs).toBe(modelSeconds.usual * 1000);
});

it('gives models as long as an administrator says, on every server, and stops them after it', async () => {
  const { method, path } = endpoints.limitLanguageModel;
  const set = (seconds: number) => server.ask({ method, path, as: admin, body: { seconds } });
  expect((await set(modelSeconds.most + 1)).status).toBe(400);
  expect((await set(modelSeconds.least)).json).toMatchObject({ limitSeconds: modelSeconds.least });
  const state = await other.ask({ ...endpoints.getLanguageModel, as: admin });
  expect(state.json).toMatchObject({ limitSeconds: modelSeconds.least });
  expect(await tried()).toMatchObject({ limitMs: modelSeconds.least * 1000 });
  await set(modelSeconds.usual);
});

it('sends the words of nobody in a trial', async () => {
  await tried();
  expect(model.requests.length).toBe(1);
  expect(model.requests[0]?.body).not.toContain(admin.name);
});

it('tells the sentences of a trial as they are judged', async () => {
  const sent = await tryIt(chosen(), { accept: 'text/event-stream' });
  const events = [...sent.text.matchAll(/^data: (.+)$/gm)].map(([, data = '']) => JSON.parse(data));
  expect(events.map(({ kind }) => kind)).toEqual(['sentence', 'sentence', 'sentence', 'done']);
  expect(events[2].sentence).toMatchObject({ text: invented, refused: expect.any(String) });
});

const failures: [string, Script, string][] = [
  ['does not take the key', (reply) => void reply.writeHead(401).end('{"error":"key"}'), 'key'],
  [
    'is away behind its gateway',
    (reply) => void reply.writeHead(502, { 'retry-after-ms': '1' }).end('<html>Bad gateway</html>'),
    'away',
  ],
  ['refuses the request', (reply) => void reply.writeHead(400).end('{"error":"no"}'), 'refused'],
  [
    'answers 429',
    (reply) => void reply.writeHead(429, { 'retry-after-ms': '1' }).end('{"error":"busy"}'),
    'credit',
  ],
  ['does not know the model', (reply) => void reply.writeHead(404).end('{"error":"no such model"}'), 'model'],
  ['writes no JSON', writes('Sure! Here is your CV.'), 'unreadable'],
  ['writes another shape', writes('{"summary": 7, "posts": {"a": 1}}'), 'unreadable'],
  [
    'breaks off',
    (reply) => {
      begin(reply);
      say(reply, answer.slice(0, 60));
      reply.destroy();
    },
    'away',
  ],
];
it.each(failures)(
  'says of a trial why it came to nothing where the model %s',
  async (_name, mood, failure) => {
    script = mood;
    expect(await tried()).toMatchObject({ failure, model: 'llama3.2:latest', host: model.address });
  },
);

it('delivers the built-in CV and says so where the chosen model is gone', async () => {
  await choose(chosen());
  script = (reply) => void reply.destroy();
  expect((await written(server)).facts).toMatchObject({
    writer: 'built-in',
    note: expect.stringContaining('could not be used'),
  });
});

describe('refuses', () => {
  it.each([
    ['another machine', '10.0.0.1:11434'],
    ['another port', '127.0.0.1:22'],
  ])('%s, to try and to choose', async (_name, address) => {
    for (const answered of [await tryIt({ ...chosen(), address }), await choose({ ...chosen(), address })])
      expect(answered.status).toBe(404);
  });

  it('an address that is none', async () => {
    for (const address of ['http://127.0.0.1', 'localhost:1', '127.0.0.1:11434/v1', ''])
      expect((await choose({ ...chosen(), address })).status).toBe(400);
  });

  it('a model that the server does not have', async () => {
    expect((await choose({ ...chosen(), model: 'gpt-oss:120b-cloud' })).status).toBe(404);
    expect((await choose({ ...chosen(), model: 'a\nb' })).status).toBe(400);
  });

  it('people who are no administrators', async () => {
    expect((await choose(chosen(), await aPerson(server))).status).toBe(403);
  });

  it('where the configuration names the model itself, or none', async () => {
    const plain = await startTestApp();
    for (const { method, path, body } of [
      { ...endpoints.findLocalModels, body: undefined },
      { ...endpoints.tryLocalModel, body: chosen() },
      { ...endpoints.chooseLanguageModel, body: { choice: chosen() } },
    ])
      expect((await plain.ask({ method, path, as: admin, ...(body && { body }) })).status).toBe(404);
    const { method, path } = endpoints.getLanguageModel;
    expect((await plain.ask({ method, path, as: admin })).json).toEqual({
      provider: 'built-in',
      model: null,
      chosen: null,
      limitSeconds: modelSeconds.usual,
    });
    await plain.close();
  });
});

it('writes down who chose, and no key', async () => {
  await choose(chosen());
  await tried();
  const logged = server.logged.join('\n');
  expect(logged).toContain('an administrator chose what writes');
  expect(logged).not.toContain(KEY);
});
