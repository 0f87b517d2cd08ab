import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as endpoints from '@candor/contracts/language-models';
import { localLists, scriptedModel, type Script, type ScriptedModel } from '@candor/testing/server';
import { aPerson, startTestApp, type Person, type TestApp } from '../../platform/testing/index.ts';
import { pullModel } from './pull-model.ts';

const asked = { model: 'gemma3:4b' };
let script: Script;
let here: string[] = [];
let ollama: ScriptedModel;
let server: TestApp;
let admin: Person;

beforeAll(async () => {
  ollama = await scriptedModel((reply, body) => script(reply, body), {
    '/api/tags': (reply, body) => localLists.ollama(...here)['/api/tags']?.(reply, body),
  });
  server = await startTestApp({ variables: { AI_PROVIDER: 'local', AI_BASE_URL: ollama.baseURL } });
  admin = await aPerson(server, { role: 'admin' });
});
afterAll(async () => {
  await server.close();
  await ollama.close();
});
beforeEach(() => {
  here = ['llama3.2:latest'];
  ollama.requests.length = 0;
});

const line = (value: object) => `${JSON.stringify(value)}\n`;
const layer = (digest: string, completed: number, total: number) =>
  line({ status: `pulling ${digest}`, digest, total, completed });

/** Fetches two layers, as Ollama tells of it. */
const fetches: Script = (reply) => {
  reply.writeHead(200, { 'content-type': 'application/x-ndjson' });
  reply.write(line({ status: 'pulling manifest' }));
  for (let part = 0; part <= 4; part += 1) reply.write(layer('sha256:a', part * 100, 400));
  const last = layer('sha256:b', 100, 100);
  // Pieces of the wire end anywhere.
  reply.write(last.slice(0, 20));
  reply.write(last.slice(20));
  reply.end(line({ status: 'verifying sha256 digest' }) + line({ status: 'success' }));
};

const fetchIt = (body: object = asked, as = admin, headers: Record<string, string> = {}) =>
  server.ask({ ...endpoints.fetchModel, as, body, headers });

async function offered() {
  const { json } = await server.ask({ ...endpoints.getOfferedModels, as: admin });
  return endpoints.getOfferedModels.reply.schema.parse(json);
}

it('offers three sizes, with what the machine can carry and what it has', async () => {
  here = ['gemma3:4b'];
  const { models, address, memoryBytes } = await offered();
  expect(address).toBe(ollama.address);
  expect(memoryBytes).toBeGreaterThan(0);
  expect(models.map(({ isHere }) => isHere)).toEqual([true, false, false]);
  const sizes = models.map(({ downloadBytes }) => downloadBytes);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  const carried = models.filter(({ isCarried }) => isCarried);
  expect(carried.every(({ memoryBytes: needed }) => needed < memoryBytes)).toBe(true);
});

it('has Ollama fetch a model, and tells how far it is', async () => {
  script = fetches;
  const sent = await fetchIt(asked, admin, { accept: 'text/event-stream' });
  const events = [...sent.text.matchAll(/^data: (.+)$/gm)].map(([, data = '']) =>
    endpoints.fetchModel.reply.events.parse(JSON.parse(data)),
  );
  const shares = events.flatMap((event) =>
    event.kind === 'progress' ? [event.doneBytes / event.totalBytes] : [],
  );
  expect(shares[0]).toBe(0);
  expect(shares.at(-1)).toBe(1);
  expect(events.at(-1)).toEqual({ kind: 'done', result: { address: ollama.address, model: 'gemma3:4b' } });
  expect(JSON.parse(ollama.requests[0]?.body ?? '')).toEqual({ model: 'gemma3:4b', stream: true });
});

it.each<[string, Script]>([
  ['cannot get it', (reply) => void reply.end(line({ error: 'pull model manifest: file does not exist' }))],
  ['breaks off', (reply) => void reply.end(layer('sha256:a', 10, 400))],
  ['answers something else', (reply) => void reply.end('<html>')],
  ['answers 500', (reply) => void reply.writeHead(500).end()],
  ['writes a line without end', (reply) => void reply.end('x'.repeat(50_000))],
])('says so where Ollama %s', async (_name, odd) => {
  script = odd;
  expect((await fetchIt()).json).toMatchObject({
    code: 'unavailable',
    error: expect.stringContaining('Ollama'),
  });
});

it('stops Ollama where the administrator goes, which goes on from there the next time', async () => {
  let isCut = () => {};
  const cut = new Promise<void>((resolve) => {
    isCut = resolve;
  });
  script = (reply) => {
    reply.on('close', isCut);
    reply.write(layer('sha256:a', 100, 400));
  };
  const leaving = new AbortController();
  const { address } = ollama;
  const pulling = pullModel({ address, model: 'gemma3:4b' }, leaving.signal);
  expect((await pulling.next()).value).toEqual({ doneBytes: 100, totalBytes: 400 });
  leaving.abort();
  await expect(pulling.next()).rejects.toThrow('abort');
  await cut;
});

it('fetches nothing but what is offered, and for nobody but administrators', async () => {
  expect((await fetchIt({ model: 'somebody/else:7b' })).status).toBe(404);
  expect((await fetchIt(asked, await aPerson(server))).status).toBe(403);
  expect(ollama.requests).toEqual([]);
});
