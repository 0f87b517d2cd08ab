import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '@candor/contracts/index';
import { errorCodesOf, type Endpoint, type Upload } from '@candor/contracts/endpoint';
import { errorCatalogue, errorReplySchema, type ErrorCode } from '@candor/contracts/errors';
import { recordMakers } from './platform/testing/records.ts';
import { aPerson, startTestApp, type Answer, type Asked, type TestApp } from './platform/testing/index.ts';

const endpoints = Object.entries(allEndpoints);
const having = (has: (endpoint: Endpoint) => boolean) => endpoints.filter(([, endpoint]) => has(endpoint));

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function formOf({ field }: Upload, files: Endpoint['example']['files'] = []): FormData {
  const form = new FormData();
  for (const { name, text } of files) form.append(field, new Blob([text]), name);
  return form;
}

function asked(endpoint: Endpoint, change: Partial<Asked> & { params?: Record<string, string> } = {}): Asked {
  const { params = endpoint.example.params, ...rest } = change;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  const query = new URLSearchParams(endpoint.example.query).toString();
  return {
    method: endpoint.method,
    path: query ? `${path}?${query}` : path,
    ...(endpoint.body && { body: endpoint.example.body }),
    ...(endpoint.upload && { form: formOf(endpoint.upload, endpoint.example.files) }),
    ...rest,
  };
}

/** What of an answer the endpoint does not declare: its own reply, or one of its refusals. Empty where all is well. */
function undeclared(endpoint: Endpoint, { status, json, text, headers }: Answer): unknown[] {
  const { reply } = endpoint;
  if (status >= 400) {
    const refusal = errorReplySchema.safeParse(json);
    if (!refusal.success) return [json];
    const { code } = refusal.data;
    const isDeclared = errorCodesOf(endpoint).includes(code) && errorCatalogue[code].status === status;
    return isDeclared && status < 500 ? [] : [status, json];
  }
  if (status !== reply.status) return [status];
  if (reply.kind === 'empty') return text === '' ? [] : [text];
  if (reply.kind === 'file') {
    const type = String(headers['content-type']);
    return reply.types.includes(type) ? [] : [type];
  }
  return reply.schema.safeParse(json).error?.issues ?? [];
}

const outcomeOf = ({ status, json }: Answer) => ({
  status,
  code: errorReplySchema.safeParse(json).data?.code,
});
const refused = (code: ErrorCode) => ({ status: errorCatalogue[code].status, code });

/** Somebody who may call the endpoint, for whom nobody has done anything yet. */
const aCaller = ({ access }: Pick<Endpoint, 'access'>) =>
  aPerson(server, { role: access === 'admin' ? 'admin' : 'user' });
/** Those who are only refused: a refusal leaves them as they were. */
const refusedPeople = new Map<Endpoint['access'], ReturnType<typeof aPerson>>();
function someone({ access }: Endpoint) {
  const known = refusedPeople.get(access) ?? aCaller({ access });
  refusedPeople.set(access, known);
  return known;
}

it('finds the endpoints of every capability', () => {
  expect(endpoints.length).toBeGreaterThanOrEqual(18);
});

it.each(having(({ reply }) => 'events' in reply))('%s can tell that it failed', (_, { reply }) => {
  const failed = { kind: 'failed', error: 'Not now.', code: 'unavailable', status: 503 };
  expect('events' in reply && reply.events.safeParse(failed).data).toEqual(failed);
});

it.each(endpoints)('%s is bound, once', (_, endpoint) => {
  expect(server.http.boundEndpoints.filter((bound) => bound === endpoint)).toHaveLength(1);
});

it.each(having(({ access }) => access !== 'public'))('%s refuses without a session', async (_, endpoint) => {
  expect(outcomeOf(await server.ask(asked(endpoint)))).toEqual(refused('unauthenticated'));
  const forged = { authorization: `Bearer ${'x'.repeat(43)}` };
  expect(outcomeOf(await server.ask(asked(endpoint, { headers: forged })))).toEqual(
    refused('unauthenticated'),
  );
});

it.each(having(({ access }) => access === 'admin'))('%s refuses people', async (_, endpoint) => {
  expect(
    outcomeOf(await server.ask(asked(endpoint, { as: await someone({ ...endpoint, access: 'signed-in' }) }))),
  ).toEqual(refused('forbidden'));
});

it.each(having(({ params }) => params !== undefined))('%s knows no record of nobody', async (_, endpoint) => {
  expect(outcomeOf(await server.ask(asked(endpoint, { as: await someone(endpoint) })))).toEqual(
    refused('not_found'),
  );
});

it.each(having(({ params, access }) => params !== undefined && access !== 'admin'))(
  "%s hides another person's record",
  async (_, endpoint) => {
    const maker = recordMakers.find(({ prefix }) => endpoint.path.startsWith(prefix));
    if (!maker)
      throw new Error(`no maker of records for ${endpoint.path}: add one to platform/testing/records.ts`);
    const [ana, ben] = await Promise.all([aPerson(server), aPerson(server)]);
    const params = await maker.make(server, ana);
    expect(outcomeOf(await server.ask(asked(endpoint, { as: ben, params })))).toEqual(refused('not_found'));
    expect((await server.ask(asked(endpoint, { as: ana, params }))).status).toBeLessThan(500);
  },
);

const wrongBodies: unknown[] = [[], null, 'text', 7, { unknown: true }];
it.each(having(({ body }) => body !== undefined))('%s refuses a wrong body', async (_, endpoint) => {
  const as = await someone(endpoint);
  for (const body of wrongBodies)
    expect(outcomeOf(await server.ask(asked(endpoint, { as, body })))).toEqual(refused('invalid'));
});

describe('of files', () => {
  it.each(having(({ upload }) => upload !== undefined))('%s refuses what is no form', async (_, endpoint) => {
    const as = await someone(endpoint);
    const { form: _form, ...bare } = asked(endpoint, { as });
    for (const body of wrongBodies)
      expect(outcomeOf(await server.ask({ ...bare, body }))).toEqual(refused('unsupported_type'));
    expect(outcomeOf(await server.ask(bare))).toEqual(refused('unsupported_type'));
  });

  it.each(having(({ upload }) => upload !== undefined))('%s refuses an empty form', async (_, endpoint) => {
    const as = await someone(endpoint);
    expect(outcomeOf(await server.ask(asked(endpoint, { as, form: new FormData() })))).toEqual(
      refused('invalid'),
    );
  });
});

it.each(having(({ params }) => params !== undefined))('%s refuses ids that are none', async (_, endpoint) => {
  const as = await someone(endpoint);
  for (const id of ['1', '\u0000', "'; drop table users", '..%2f..', '__proto__']) {
    const params = Object.fromEntries(Object.keys(endpoint.example.params ?? {}).map((name) => [name, id]));
    expect(outcomeOf(await server.ask(asked(endpoint, { as, params })))).toEqual(refused('invalid'));
  }
});

it.each(endpoints)('%s answers its example as declared', async (_, endpoint) => {
  expect(undeclared(endpoint, await server.ask(asked(endpoint, { as: await aCaller(endpoint) })))).toEqual(
    [],
  );
});
