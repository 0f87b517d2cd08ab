import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '@candor/contracts/index';
import { errorCodesOf, type Endpoint } from '@candor/contracts/endpoint';
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
    ...rest,
  };
}

/** Status and shape are what the endpoint declares: its own reply, or one of its refusals. */
function expectDeclared(endpoint: Endpoint, answer: Answer): void {
  if (answer.status < 400) {
    expect(answer.status).toBe(endpoint.reply.status);
    if ('schema' in endpoint.reply)
      expect(endpoint.reply.schema.safeParse(answer.json).error).toBeUndefined();
    if (endpoint.reply.kind === 'file')
      expect(endpoint.reply.types).toContain(answer.headers['content-type']);
    if (endpoint.reply.kind === 'empty') expect(answer.text).toBe('');
    return;
  }
  const refusal = errorReplySchema.parse(answer.json);
  expect(errorCodesOf(endpoint)).toContain(refusal.code);
  expect(answer.status).toBe(errorCatalogue[refusal.code].status);
  expect(answer.status).toBeLessThan(500);
}

function expectRefused(answer: Answer, code: ErrorCode): void {
  expect({ status: answer.status, json: answer.json }).toMatchObject({
    status: errorCatalogue[code].status,
    json: { code },
  });
}

it('finds the endpoints of every capability', () => {
  expect(endpoints.length).toBeGreaterThanOrEqual(18);
});

it.each(endpoints)('%s is bound, once', (_, endpoint) => {
  expect(server.http.boundEndpoints.filter((bound) => bound === endpoint)).toHaveLength(1);
});

it.each(having(({ access }) => access !== 'public'))('%s refuses without a session', async (_, endpoint) => {
  expectRefused(await server.ask(asked(endpoint)), 'unauthenticated');
  const forged = { authorization: `Bearer ${'x'.repeat(43)}` };
  expectRefused(await server.ask(asked(endpoint, { headers: forged })), 'unauthenticated');
});

describe.skipIf(having(({ access }) => access === 'admin').length === 0)('of administrators', () => {
  it.each(having(({ access }) => access === 'admin'))('%s refuses people', async (_, endpoint) => {
    expectRefused(await server.ask(asked(endpoint, { as: await aPerson(server) })), 'forbidden');
  });
});

it.each(having(({ params }) => params !== undefined))('%s knows no record of nobody', async (_, endpoint) => {
  expectRefused(await server.ask(asked(endpoint, { as: await aPerson(server) })), 'not_found');
});

it.each(having(({ params }) => params !== undefined))(
  "%s hides another person's record",
  async (_, endpoint) => {
    const maker = recordMakers.find(({ prefix }) => endpoint.path.startsWith(prefix));
    if (!maker)
      throw new Error(`no maker of records for ${endpoint.path}: add one to platform/testing/records.ts`);
    const [ana, ben] = await Promise.all([aPerson(server), aPerson(server)]);
    const params = await maker.make(server, ana);
    expectRefused(await server.ask(asked(endpoint, { as: ben, params })), 'not_found');
    expect((await server.ask(asked(endpoint, { as: ana, params }))).status).toBeLessThan(500);
  },
);

const wrongBodies: unknown[] = [[], null, 'text', 7, { unknown: true }];
it.each(having(({ body }) => body !== undefined))('%s refuses a wrong body', async (_, endpoint) => {
  const as = await aPerson(server);
  for (const body of wrongBodies) expectRefused(await server.ask(asked(endpoint, { as, body })), 'invalid');
});

it.each(having(({ params }) => params !== undefined))('%s refuses ids that are none', async (_, endpoint) => {
  const as = await aPerson(server);
  for (const id of ['1', '\u0000', "'; drop table users", '..%2f..', '__proto__']) {
    const params = Object.fromEntries(Object.keys(endpoint.example.params ?? {}).map((name) => [name, id]));
    expectRefused(await server.ask(asked(endpoint, { as, params })), 'invalid');
  }
});

it.each(endpoints)('%s answers its example as declared', async (_, endpoint) => {
  expectDeclared(endpoint, await server.ask(asked(endpoint, { as: await aPerson(server) })));
});
