import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateCv } from '@candor/contracts/cv';
import { generateLetter } from '@candor/contracts/letters';
import { ownModelSchema, saveOwnModel, type OwnModelState } from '@candor/contracts/own-model';
import { sampleDraft } from '@candor/domain/cv';
import { scriptedModel, writes, type Script, type ScriptedModel } from '@candor/testing/server';
import { aPerson, startTestApp, type Person, type TestApp } from '../../platform/testing/index.ts';

const KEY = 'sk-or-v1-of-ana-and-nobody-else-9Zq7';
const honest = 'Run a 32-bed surgical ward on night shifts';
const cv = JSON.stringify({
  summary: [
    { text: 'Charge Nurse who runs a 32-bed surgical ward at Riverside Medical Center.', lines: ['p1.1'] },
  ],
  posts: [{ post: 'p1', bullets: [{ text: honest, lines: ['p1.1'] }] }],
  skills: [],
});
const isTrial = (body: string) => body.includes('Answer with the word');

let trial: Script = writes('{"word":"candor"}');
let model: ScriptedModel;
let server: TestApp;
let admin: Person;
let ana: Person;

beforeAll(async () => {
  model = await scriptedModel((reply, body) => (isTrial(body) ? trial : writes(cv))(reply, body));
  server = await startTestApp({ variables: { OWN_MODEL_BASE_URL: model.baseURL } });
  admin = await aPerson(server, { role: 'admin' });
});
afterAll(async () => {
  await allow(false);
  await server.close();
  await model.close();
});
beforeEach(async () => {
  await allow(true);
  ana = await aPerson(server);
  model.requests.length = 0;
});
afterEach(() => {
  trial = writes('{"word":"candor"}');
});

const allow = (ownModels: boolean) =>
  server.ask({
    method: 'PUT',
    path: '/api/admin/site',
    as: admin,
    body: { signUp: 'open', announcement: '', ownModels },
  });
const ask = (method: 'GET' | 'PUT' | 'DELETE', as: Person, body?: object) =>
  server.ask({ method, path: '/api/own-model', as, ...(body && { body }) });
const save = (change: object = {}, as = ana) =>
  ask('PUT', as, { provider: 'openrouter', model: 'vendor/model:free', key: KEY, ...change });
const stateOf = async (as: Person): Promise<OwnModelState> =>
  saveOwnModel.reply.schema.parse((await ask('GET', as)).json);

async function writtenFor(as: Person, app = server) {
  const sent = await app.ask({ method: 'POST', path: generateCv.path, as, body: sampleDraft });
  return generateCv.reply.schema.parse(sent.json);
}

it('writes for its person alone, with their key, once it answered', async () => {
  expect((await save()).status).toBe(200);
  expect(model.requests.map(({ authorization }) => authorization)).toEqual([`Bearer ${KEY}`]);
  const { cv: text, facts } = await writtenFor(ana);
  expect(facts.writer).toBe('model');
  expect(text).toContain(honest);
  expect(model.requests.at(-1)?.authorization).toBe(`Bearer ${KEY}`);
  const asked = model.requests.length;
  expect((await writtenFor(await aPerson(server))).facts.writer).toBe('built-in');
  expect(model.requests.length).toBe(asked);
  await server.ask({ method: 'POST', path: generateLetter.path, as: ana, body: generateLetter.example.body });
  expect(model.requests.length).toBe(asked + 1);
});

it('tells of the key its last four characters, and keeps it sealed', async () => {
  const answers = [
    await save(),
    await ask('GET', ana),
    await server.ask({ method: 'GET', path: '/api/profile', as: ana }),
  ];
  for (const { text } of answers) expect(text).not.toContain(KEY.slice(0, -4));
  expect((await stateOf(ana)).ownModel).toMatchObject({
    provider: 'openrouter',
    model: 'vendor/model:free',
    lastFour: '9Zq7',
    isReadable: true,
  });
  const everything = await server.store.execute(sql`
    select (select string_agg(o::text, ' ') from own_models o) as rows, (select string_agg(e::text, ' ') from events e) as events`);
  expect(JSON.stringify(everything)).not.toContain(KEY.slice(0, -4));
  expect(server.logged.join('\n')).not.toContain(KEY.slice(0, -4));
});

it('cannot be used under another secret, nor by whom its row was moved to', async () => {
  await save();
  const other = await startTestApp({
    variables: { OWN_MODEL_BASE_URL: model.baseURL, AUTH_SECRET: 'another-secret-of-at-least-32-characters' },
  });
  expect((await writtenFor(ana, other)).facts.writer).toBe('built-in');
  const seen = await other.ask({ method: 'GET', path: '/api/own-model', as: ana });
  expect(saveOwnModel.reply.schema.parse(seen.json).ownModel?.isReadable).toBe(false);
  await other.close();
  const ben = await aPerson(server);
  await server.store.execute(sql`update own_models set user_id = ${ben.id} where user_id = ${ana.id}`);
  expect((await writtenFor(ben)).facts.writer).toBe('built-in');
});

it('is not used once it is removed, or while it is not allowed', async () => {
  await save();
  await allow(false);
  expect((await writtenFor(ana)).facts.writer).toBe('built-in');
  expect(await stateOf(ana)).toMatchObject({ isAllowed: false, ownModel: { lastFour: '9Zq7' } });
  await allow(true);
  expect((await writtenFor(ana)).facts.writer).toBe('model');
  expect((await ask('DELETE', ana)).json).toEqual({ isAllowed: true, ownModel: null });
  expect((await writtenFor(ana)).facts.writer).toBe('built-in');
});

const answersWith =
  (status: number): Script =>
  (reply) =>
    void reply.writeHead(status, { 'retry-after-ms': '1' }).end('{"error":{"message":"no"}}');
const refusals: [string, Script, string, string][] = [
  ['a key that is refused', answersWith(401), 'key', 'OpenRouter didn’t accept this key.'],
  [
    'a key without credit',
    answersWith(402),
    'key',
    'OpenRouter says this key has no credit left or is used too often right now.',
  ],
  [
    'a model there is not',
    answersWith(404),
    'model',
    'OpenRouter doesn’t have this model, or not for this key.',
  ],
  [
    'another form of answer',
    writes('Sure! candor'),
    'model',
    'This model doesn’t answer in the form Candor asks for. Try another one.',
  ],
  [
    'a connection that breaks',
    (reply) => void reply.destroy(),
    'key',
    'OpenRouter can’t be reached right now. Please try again later.',
  ],
];
describe('keeps nothing of', () => {
  it.each(refusals)('%s, and says so', async (_name, script, path, message) => {
    trial = script;
    expect(await save()).toMatchObject({ status: 400, json: { details: { fields: [{ path, message }] } } });
    expect((await stateOf(ana)).ownModel).toBeNull();
  });
});

describe('refuses', () => {
  it('while it is not allowed, and asks nobody', async () => {
    await allow(false);
    expect(await save()).toMatchObject({ status: 403, json: { code: 'own_models_off' } });
    expect(model.requests).toEqual([]);
  });

  it.each([
    [{ provider: 'local' }],
    [{ provider: 'openai-compatible' }],
    [{ baseURL: 'http://169.254.169.254/' }],
    [{ model: '../../admin' }],
    [{ model: 'http://127.0.0.1/' + 'x'.repeat(200) }],
    [{ key: 'sk\r\nX-Evil: 1' }],
    [{ key: 'short' }],
  ])('%o: nobody names an address', async (change) => {
    expect((await save(change)).status).toBe(400);
    expect(model.requests).toEqual([]);
  });
});

it.each(ownModelSchema.shape.provider.options)('asks %s by its own protocol', async (provider) => {
  await save({ provider, model: 'some-model' });
  const seen = model.requests.map(({ body }) => body).join('\n');
  expect(model.requests.length).toBeGreaterThan(0);
  expect(seen).toContain('candor');
  expect(seen).not.toContain(ana.email);
});
