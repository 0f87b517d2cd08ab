import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patience } from '@candor/testing';
import type { Endpoint } from '@candor/contracts/endpoint';
import { errorReplySchema } from '@candor/contracts/errors';
import { apiScopes, type ApiScope } from '@candor/domain/account';
import { z } from 'zod';
import { aPerson, startTestApp, type TestApp } from './platform/testing/index.ts';
import { anApiKey } from './platform/testing/records.ts';

// Each test asks every endpoint.
vi.setConfig({ testTimeout: patience(60_000), hookTimeout: patience(60_000) });

const everyScope = Object.keys(apiScopes) as ApiScope[];
/** What is about the account itself, its money and its data as a whole: never a program's business. */
const ALWAYS_CLOSED =
  /^\/api\/(?:admin|api-keys|billing|cancel|connections|data-|delete-account|email-change|events|log|own-model|passkeys|password|preferences|profile$|register|resume|sessions|stripe|subscription|two-factor|upgrade|user|webhooks)/;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const closed = () => server.http.boundEndpoints.filter(({ access }) => access !== 'public');
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Those that a key with these scopes gets further than its scopes. */
async function openedBy(scopes: readonly ApiScope[]): Promise<string[]> {
  const owner = await aPerson(server, { role: 'admin' });
  const { secret } = await anApiKey(server, owner, scopes);
  const opened: string[] = [];
  for (const endpoint of closed()) {
    const { method, example, body, signature } = endpoint;
    // What is no id and no body is refused after the scope is looked at, and before anything is done.
    const path = endpoint.path.replace(/:\w+/g, '-');
    const answer = await server.ask({
      method,
      path: `${path}?${new URLSearchParams(example.query).toString()}`,
      as: { token: secret },
      ...(body && !signature && { body: [] }),
    });
    const code = errorReplySchema.safeParse(answer.json).data?.code;
    if (code !== 'out_of_scope') opened.push(nameOf(endpoint));
  }
  return opened;
}

describe('an API key opens what its scope names, and nothing else', () => {
  it.each(everyScope)('%s', async (scope) => {
    const declared = closed().filter((endpoint) => endpoint.scope === scope);
    expect(await openedBy([scope])).toEqual(declared.map(nameOf));
  });
});

describe('what is given beside the fields of a call is refused, not left out', () => {
  it('in bodies and in queries', async () => {
    const owner = await aPerson(server);
    const { secret } = await anApiKey(server, owner, everyScope);
    const scoped = closed().filter(({ scope }) => scope);
    const taken: string[] = [];
    for (const endpoint of scoped) {
      const { method, example, body, query, signature } = endpoint;
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => example.params?.[name] ?? '');
      const ask = async (search: Record<string, string>, given: unknown) => {
        const asked = `${path}?${new URLSearchParams(search).toString()}`;
        const sent = body && !signature && { body: given };
        const { status } = await server.ask({ method, path: asked, as: { token: secret }, ...sent });
        if (status !== 400) taken.push(`${nameOf(endpoint)} answers ${status}`);
      };
      if (query) await ask({ ...example.query, unheard: 'of' }, example.body);
      if (body instanceof z.ZodObject)
        await ask(example.query ?? {}, Object.assign({}, example.body, { unheard: 'of' }));
    }
    expect(taken).toEqual([]);
  });
});

it('no scope is declared where no key may ever go', () => {
  const scoped = server.http.boundEndpoints.filter(({ scope }) => scope);
  expect(scoped.length).toBeGreaterThan(40);
  expect(scoped.filter(({ access, path }) => access !== 'signed-in' || ALWAYS_CLOSED.test(path))).toEqual([]);
});

it('the API page says which scope opens a call', async () => {
  const { json } = await server.ask({ method: 'GET', path: '/api/openapi.json' });
  expect(json).toMatchObject({
    paths: {
      '/api/my-cvs': { get: { security: [{ bearer: [] }, { apiKey: ['documents:read'] }] } },
      '/api/profile': { get: { security: [{ bearer: [] }] } },
    },
  });
});
