import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { patience, tries } from '@candor/testing';
import type { Endpoint } from '@candor/contracts/endpoint';
import { errorCatalogue } from '@candor/contracts/errors';
import { allEndpoints } from '@candor/contracts/index';
import { dataExportSchema } from '@candor/contracts/personal-data';
import { oddBodies } from './platform/testing/odd-bodies.ts';
import { recordMakers } from './platform/testing/records.ts';
import { aPerson, startTestApp, type Person, type TestApp } from './platform/testing/index.ts';

// Each try makes an export and brings it into another account.
vi.setConfig({ testTimeout: patience(120_000), hookTimeout: patience(60_000) });

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Makes the record that a path is of. */
const makerOf = (path: string) => recordMakers.find(({ prefix }) => path.startsWith(prefix));

/** These store nothing of what is sent, are about who signs in, or ask others. */
const APART =
  /password|two-factor|passkeys|oidc|api-keys|delete-account|subscription|data-|own-model|preview|export|analy[sz]e-|machine-read|fetch-advert|job-|questions|tailor-cv|read-advert|improve-writing|draft-message|draft-career-steps|match-requirements|push/;
const stores = Object.values<Endpoint>(allEndpoints).filter(
  ({ method, access, path, body, upload, signature }) =>
    ['POST', 'PUT'].includes(method) &&
    access === 'signed-in' &&
    body &&
    !upload &&
    !signature &&
    !APART.test(path) &&
    (!path.includes(':') || makerOf(path)),
);

/** Where records are listed, where one is opened, and what is changed of it; null where nothing can be. */
const kinds = [
  { listed: '/api/applications', one: '/api/applications', change: { notes: 'Changed' }, isPlaced: true },
  {
    listed: '/api/network/contacts',
    one: '/api/network/contacts',
    change: { notes: 'Changed' },
    isPlaced: true,
  },
  { listed: '/api/my-letters', one: '/api/letter', change: { title: 'Changed' }, isPlaced: false },
  { listed: '/api/my-cvs', one: '/api/cv', change: { title: 'Changed' }, isPlaced: false },
  { listed: '/api/interview/sessions', one: '/api/interview/sessions', change: null, isPlaced: false },
] as const;
const recordSchema = z.object({ id: z.string(), version: z.number().optional() });

/** The records that a list answers with, whatever it calls them. */
function recordsIn(json: unknown): z.infer<typeof recordSchema>[] {
  const lists = Array.isArray(json) ? [json] : Object.values(Object(json) as object).filter(Array.isArray);
  return lists.flat().flatMap((one: unknown) => recordSchema.safeParse(one).data ?? []);
}

type Asked = Parameters<TestApp['ask']>[0];
async function answered(ask: Asked) {
  const answer = await server.ask(ask);
  const shown = `${ask.method} ${ask.path} ${JSON.stringify(ask.body ?? '').slice(0, 400)}`;
  expect([shown, answer.status, answer.status < 300 ? '' : answer.text]).toEqual([shown, answer.status, '']);
  return answer;
}

/** Everything of a person that can be asked for without naming a record. */
async function askForAll(as: Person): Promise<void> {
  const asks = server.http.boundEndpoints.filter(
    ({ method, access, path, reply }) =>
      method === 'GET' && access === 'signed-in' && !path.includes(':') && reply.kind !== 'stream',
  );
  for (const { path, example } of asks) {
    const query = new URLSearchParams(example.query).toString();
    const { status, text } = await server.ask({ method: 'GET', path: `${path}?${query}`, as });
    expect([path, status, status < 500 ? '' : text]).toEqual([path, status, '']);
  }
}

/** Opens and changes each record of a person, and gives how many there are. */
async function openAll(as: Person): Promise<number> {
  let count = 0;
  for (const { listed, one, change } of kinds) {
    const records = recordsIn((await answered({ method: 'GET', path: listed, as })).json);
    for (const { id } of records) {
      const path = `${one}/${id}`;
      const { version } = recordSchema.parse((await answered({ method: 'GET', path, as })).json);
      if (change) await answered({ method: 'PUT', path, body: { version, ...change }, as });
      count += 1;
    }
  }
  return count;
}

/** Deletes each record of a person: a contact and an application out of the trash, as they are deleted for good. */
async function deleteAll(as: Person): Promise<void> {
  for (const { listed, one, isPlaced } of kinds) {
    const ids = recordsIn((await answered({ method: 'GET', path: listed, as })).json).map(({ id }) => id);
    if (isPlaced && ids.length > 0)
      await answered({ method: 'POST', path: `${one}/place`, body: { ids, place: 'trash' }, as });
    for (const id of ids) await answered({ method: 'DELETE', path: `${one}/${id}`, as });
  }
}

async function exported(as: Person): Promise<Uint8Array> {
  await answered({ method: 'POST', path: '/api/data-export', as });
  const stateOf = async () => {
    const { json } = await answered({ method: 'GET', path: '/api/data-export', as });
    return z.object({ export: dataExportSchema }).parse(json).export;
  };
  await expect.poll(async () => (await stateOf()).state, { timeout: 60_000 }).toBe('ready');
  const { id } = await stateOf();
  return (await answered({ method: 'GET', path: `/api/data-export/${id}/file`, as })).bytes;
}

it('whatever is accepted can be listed, opened, changed, exported, brought in elsewhere and deleted', async () => {
  let opened = 0;
  const sent = fc.array(
    fc.oneof(
      ...stores.map((endpoint) =>
        oddBodies(endpoint).map((body) => ({ method: endpoint.method, path: endpoint.path, body })),
      ),
    ),
    { minLength: 12, maxLength: 24 },
  );
  await fc.assert(
    fc.asyncProperty(sent, async (asks) => {
      const person = await aPerson(server, { plan: 'professional' });
      const made = new Map<string, Record<string, string>>();
      for (const { method, path: pattern, body } of asks) {
        const maker = pattern.includes(':') ? makerOf(pattern) : undefined;
        const params = maker && (made.get(maker.prefix) ?? (await maker.make(server, person)));
        if (maker && params) made.set(maker.prefix, params);
        const path = pattern.replace(/:(\w+)/g, (_, name: string) => params?.[name] ?? name);
        const { status, text } = await server.ask({ method, path, body, as: person });
        const shown = JSON.stringify(body).slice(0, 600);
        const isFault = status >= 500 && status !== errorCatalogue.unavailable.status;
        expect([pattern, shown, isFault ? text : '']).toEqual([pattern, shown, '']);
      }
      await askForAll(person);
      const count = await openAll(person);
      opened += count;
      const other = await aPerson(server);
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(await exported(person))]), 'candor.zip');
      const path = '/api/data-import?fromAnyone=yes';
      const brought = await answered({ method: 'POST', path, form, as: other });
      expect(brought.json).toMatchObject({ leftOut: 0 });
      await askForAll(other);
      expect(await openAll(other)).toBe(count);
      await deleteAll(other);
      await askForAll(other);
    }),
    { numRuns: tries(3, 40), endOnFailure: true },
  );
  expect(opened).toBeGreaterThan(10);
});
