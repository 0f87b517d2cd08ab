import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConnectionRequest } from '@candor/contracts/connections';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aCv, anApplication } from '../platform/testing/records.ts';
import { callTool } from '../mcp/testing/mcp-client.ts';
import {
  aClientOf,
  answerTo,
  aProgram,
  connected,
  connectionsOf,
  requestOf,
  RETURNS_TO,
} from '../mcp/testing/oauth-program.ts';
import { oauthAccessTokens, oauthRefreshTokens } from './schema.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const form = (fields: Record<string, string>) => ({
  text: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});
const post = (path: string, fields: Record<string, string>) =>
  server.ask({ method: 'POST', path, ...form(fields) });

async function registered(redirect = RETURNS_TO) {
  const body = {
    client_name: 'Paper assistant',
    redirect_uris: [redirect],
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
  };
  return server.ask({ method: 'POST', path: '/oauth2/register', body });
}

const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
async function authorize(change: Record<string, string | null> = {}) {
  const { client_id } = (await registered()).json as { client_id: string };
  const given = {
    response_type: 'code',
    client_id,
    redirect_uri: RETURNS_TO,
    scope: 'documents:read',
    state: 'abc',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    resource: 'http://localhost:3000/mcp',
    ...change,
  };
  const query = Object.entries(given).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, value]],
  );
  const path = `/oauth2/authorize?${new URLSearchParams(query).toString()}`;
  return server.ask({ method: 'GET', path });
}
const sentTo = ({ headers }: { headers: Record<string, unknown> }) =>
  new URL(String(headers['location']), 'http://localhost:3000');

describe('a program finds its way in', () => {
  it('learns from the refusal who lets it in, and by which means', async () => {
    const refused = await server.ask({ method: 'POST', path: '/mcp', body: {} });
    expect(refused.status).toBe(401);
    const [, place = ''] =
      /resource_metadata="([^"]+)"/.exec(String(refused.headers['www-authenticate'])) ?? [];
    const { json: resource } = await server.ask({ method: 'GET', path: new URL(place).pathname });
    expect(resource).toMatchObject({
      resource: 'http://localhost:3000/mcp',
      authorization_servers: ['http://localhost:3000'],
    });
    const { json } = await server.ask({ method: 'GET', path: '/.well-known/oauth-authorization-server' });
    expect(json).toMatchObject({
      issuer: 'http://localhost:3000',
      authorization_endpoint: 'http://localhost:3000/oauth2/authorize',
      token_endpoint: 'http://localhost:3000/oauth2/token',
      registration_endpoint: 'http://localhost:3000/oauth2/register',
      revocation_endpoint: 'http://localhost:3000/oauth2/revoke',
      code_challenge_methods_supported: ['S256'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
    });
  });

  it('is let in by its person, within what they chose, and is listed with its last use', async () => {
    const person = await aPerson(server);
    await aCv(server, person);
    const program = aProgram(server);
    const client = await connected(server, person, program, { scopes: ['documents:read', 'network:read'] });
    expect((await callTool(client, 'list_documents', {})).isError).toBe(false);
    const refused = await callTool(client, 'list_jobs', {});
    expect([refused.isError, refused.text]).toEqual([true, expect.stringMatching(/isn’t allowed/)]);
    expect(await connectionsOf(server, person)).toMatchObject([
      {
        name: 'Paper assistant',
        returnsTo: '127.0.0.1:4711',
        scopes: ['documents:read', 'network:read'],
        tools: [],
        lastUsedAt: expect.any(String),
      },
    ]);
    expect(await connectionsOf(server, await aPerson(server))).toEqual([]);
  });

  it('renews its access, and a token that was renewed opens nothing twice', async () => {
    const person = await aPerson(server);
    const program = aProgram(server);
    await connected(server, person, program, { scopes: ['documents:read'] });
    const before = program.tokens();
    program.forgetAccess();
    expect((await callTool(await aClientOf(program), 'list_documents', {})).isError).toBe(false);
    expect(program.tokens()?.refresh_token).not.toBe(before?.refresh_token);
    const { client_id = '' } = (await program.provider.clientInformation()) ?? {};
    const replayed = await post('/oauth2/token', {
      grant_type: 'refresh_token',
      refresh_token: before?.refresh_token ?? '',
      client_id,
    });
    expect(replayed.status).toBe(400);
  });

  it('goes on after its person has signed out of the browser', async () => {
    const person = await aPerson(server);
    const program = aProgram(server);
    await connected(server, person, program, { scopes: ['documents:read'] });
    await server.ask({ method: 'POST', path: '/api/logout', as: person });
    program.forgetAccess();
    expect((await callTool(await aClientOf(program), 'list_documents', {})).isError).toBe(false);
  });

  it('changes at once only what is switched on for it, tool by tool', async () => {
    const person = await aPerson(server);
    const id = await anApplication(server, person);
    const client = await connected(server, person, aProgram(server), {
      scopes: ['applications:read', 'applications:write', 'assistant:act'],
      tools: ['add_task', 'list_documents', 'nothing'],
    });
    const move = () => callTool(client, 'move_job', { id, to: 'applied' });
    const task = { jobId: id, title: 'Call', dueOn: '2026-12-01' };
    expect((await callTool(client, 'add_task', task)).isError).toBe(false);
    expect(await move()).toMatchObject({ isError: true, text: expect.stringMatching(/isn’t switched on/) });
    const [connection] = await connectionsOf(server, person);
    expect(connection?.tools).toEqual(['add_task']);
    const path = `/api/connections/${connection?.id ?? ''}`;
    const stranger = await aPerson(server);
    const change = { method: 'PUT', path, body: { tools: ['move_job'] } } as const;
    expect((await server.ask({ ...change, as: stranger })).status).toBe(404);
    expect((await server.ask({ ...change, as: person })).status).toBe(204);
    expect((await move()).isError).toBe(false);
    expect((await callTool(client, 'add_task', task)).isError).toBe(true);
  });
});

it('is served below a path, wherever a program looks', async () => {
  const below = await startTestApp({ variables: { APP_URL: 'https://jobs.example/candor' } });
  const get = (path: string) => below.ask({ method: 'GET', path });
  const metadata = {
    issuer: 'https://jobs.example/candor',
    token_endpoint: 'https://jobs.example/candor/oauth2/token',
  };
  for (const before of [
    '/candor/.well-known/oauth-authorization-server',
    '/.well-known/oauth-authorization-server/candor',
  ])
    expect((await get(before)).json).toMatchObject(metadata);
  const { headers } = await below.ask({ method: 'POST', path: '/candor/mcp', body: {} });
  const place = 'https://jobs.example/candor/.well-known/oauth-protected-resource/mcp';
  expect(headers['www-authenticate']).toContain(`"${place}"`);
  expect((await get(new URL(place).pathname)).json).toMatchObject({
    resource: 'https://jobs.example/candor/mcp',
    authorization_servers: ['https://jobs.example/candor'],
  });
  const { headers: sent } = await get('/candor/oauth2/authorize?response_type=code&client_id=nobody');
  expect(String(sent['location'])).toMatch(/^\/candor\/connect\?error=/);
  await below.close();
});

describe('what ends it', () => {
  async function aLetIn(person: Person) {
    const program = aProgram(server);
    const client = await connected(server, person, program, { scopes: ['documents:read'] });
    return { program, client };
  }
  const asks = (token: string) =>
    server.ask({
      method: 'POST',
      path: '/mcp',
      as: { token },
      body: { jsonrpc: '2.0', id: 1, method: 'ping' },
      headers: { accept: 'application/json, text/event-stream' },
    });

  it('a person disconnects it: neither token opens anything, those of others go on', async () => {
    const person = await aPerson(server);
    const { program } = await aLetIn(person);
    const other = await aLetIn(await aPerson(server));
    const token = program.tokens()?.access_token ?? '';
    expect((await asks(token)).status).toBe(200);
    const [connection] = await connectionsOf(server, person);
    const path = `/api/connections/${connection?.id ?? ''}`;
    expect((await server.ask({ method: 'DELETE', path, as: person })).status).toBe(204);
    expect((await asks(token)).status).toBe(401);
    const { client_id = '' } = (await program.provider.clientInformation()) ?? {};
    const refreshed = await post('/oauth2/token', {
      grant_type: 'refresh_token',
      refresh_token: program.tokens()?.refresh_token ?? '',
      client_id,
    });
    expect(refreshed.status).toBe(400);
    expect(await connectionsOf(server, person)).toEqual([]);
    expect((await asks(other.program.tokens()?.access_token ?? '')).status).toBe(200);
  });

  it('the program gives its token back, or its account is stopped', async () => {
    const person = await aPerson(server);
    const { program } = await aLetIn(person);
    const { client_id = '' } = (await program.provider.clientInformation()) ?? {};
    const token = program.tokens()?.refresh_token ?? '';
    const revoked = await post('/oauth2/revoke', { token, token_type_hint: 'refresh_token', client_id });
    expect(revoked.status).toBe(200);
    const again = { grant_type: 'refresh_token', refresh_token: token, client_id };
    expect((await post('/oauth2/token', again)).status).toBe(400);

    const stopped = await aPerson(server);
    const access = (await aLetIn(stopped)).program.tokens()?.access_token ?? '';
    expect((await asks(access)).status).toBe(200);
    const admin = await aPerson(server, { role: 'admin' });
    const path = `/api/admin/users/${stopped.id}`;
    await server.ask({ method: 'PUT', path, as: admin, body: { isActive: false } });
    expect((await asks(access)).status).toBe(401);
  });
});

describe('what is refused', () => {
  it('a return to any address but one that was registered, which gets no answer at all', async () => {
    for (const redirect_uri of [
      'https://attacker.example/callback',
      `${RETURNS_TO}/more`,
      `${RETURNS_TO}?x=1`,
      'http://127.0.0.1.attacker.example/callback',
    ]) {
      const { origin, pathname, searchParams } = sentTo(await authorize({ redirect_uri }));
      expect([origin, pathname]).toEqual(['http://localhost:3000', '/connect']);
      expect([searchParams.get('error'), searchParams.get('code')]).toEqual([expect.any(String), null]);
    }
    for (const address of ['http://attacker.example/', 'javascript:alert(1)', 'https://x.example/#a'])
      expect((await registered(address)).status).toBe(400);
  });

  it('a request without a challenge, of the weak kind, or for what nobody offers', async () => {
    // Answers that would have carried a token come behind the sign `#`.
    const errorOf = async (change: Record<string, string | null>) =>
      new URLSearchParams(sentTo(await authorize(change)).href.split(/[?#]/)[1]).get('error');
    expect(await errorOf({ code_challenge: null })).toBe('invalid_request');
    expect(await errorOf({ code_challenge_method: 'plain' })).toBe('invalid_request');
    expect(await errorOf({ scope: 'documents:read admin' })).toBe('invalid_scope');
    expect(await errorOf({ resource: 'https://other.example/mcp' })).toBe('invalid_target');
    expect(await errorOf({ response_type: 'token' })).not.toBeNull();
    expect(await errorOf({ prompt: 'none' })).toBe('login_required');
  });

  it('an answer to what was not signed, was changed, or asks for more than was asked', async () => {
    const person = await aPerson(server);
    const program = aProgram(server);
    await connected(server, person, program, { scopes: ['documents:read'] });
    const query = await requestOf(server, sentTo({ headers: { location: program.sentTo().href } }));
    const changed = query.replace('documents%3Aread', 'documents%3Aread+documents%3Awrite');
    const unsigned = query.replace(/&sig=[^&]*/, '');
    for (const wrong of [`${query}x`, changed.replace('scope=', 'scope=network%3Aread+'), unsigned])
      expect((await answerTo(server, person, wrong, { scopes: ['documents:read'] })).status).toBe(409);
    const narrow = sentTo(await authorize()).search.slice(1);
    await answerTo(server, person, narrow, { scopes: ['documents:read', 'network:write'] });
    expect((await connectionsOf(server, person))[0]?.scopes).toEqual(['documents:read']);
    expect((await answerTo(server, person, narrow, { scopes: ['network:write'] })).status).toBe(400);
  });

  it('a code a second time, without its verifier, or by another program', async () => {
    const person = await aPerson(server);
    const request = sentTo(await authorize());
    const query = request.search.slice(1);
    const { json } = await answerTo(server, person, query, { scopes: ['documents:read'] });
    const back = new URL((json as { url: string }).url);
    expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([RETURNS_TO, 'abc']);
    expect(back.searchParams.get('iss')).toBe('http://localhost:3000');
    const { client_id: other } = (await registered()).json as { client_id: string };
    const exchange = (more: Record<string, string>) =>
      post('/oauth2/token', {
        grant_type: 'authorization_code',
        code: back.searchParams.get('code') ?? '',
        redirect_uri: RETURNS_TO,
        client_id: request.searchParams.get('client_id') ?? '',
        code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
        ...more,
      });
    expect((await exchange({ client_id: other })).status).toBeGreaterThanOrEqual(400);
    expect((await exchange({})).status).toBeGreaterThanOrEqual(400);
  });

  it('a person who says no: the program is told, and gets nothing', async () => {
    const person = await aPerson(server);
    const query = sentTo(await authorize()).search.slice(1);
    const { json } = await answerTo(server, person, query, { accept: false, scopes: [] });
    const { searchParams } = new URL((json as { url: string }).url);
    expect([searchParams.get('error'), searchParams.get('code')]).toEqual(['access_denied', null]);
    expect(await connectionsOf(server, person)).toEqual([]);
  });

  it('a token of a program anywhere but at /mcp', async () => {
    const person = await aPerson(server);
    const program = aProgram(server);
    await connected(server, person, program, { scopes: ['documents:read'] });
    const token = program.tokens()?.access_token ?? '';
    expect((await server.ask({ method: 'GET', path: '/api/my-cvs', as: { token } })).status).toBe(401);
  });
});

it('shows what is asked before it is answered, and never what another said', async () => {
  const person = await aPerson(server);
  const query = sentTo(await authorize({ scope: 'documents:read network:read' })).search.slice(1);
  const { method, path } = readConnectionRequest;
  const ask = (as: Person) => server.ask({ method, path, as, body: { query } });
  expect((await ask(person)).json).toMatchObject({
    name: 'Paper assistant',
    returnsTo: '127.0.0.1:4711',
    scopes: ['documents:read', 'network:read'],
    before: null,
  });
  await answerTo(server, person, query, { scopes: ['documents:read'] });
  expect((await ask(person)).json).toMatchObject({ before: { scopes: ['documents:read'] } });
  expect((await ask(await aPerson(server))).json).toMatchObject({ before: null });
});

it('stores no token that could be used', async () => {
  const person = await aPerson(server);
  const program = aProgram(server);
  await connected(server, person, program, { scopes: ['documents:read'] });
  const { access_token = '', refresh_token = '' } = program.tokens() ?? {};
  expect(access_token).toMatch(/^cdo_.{30,}/);
  for (const table of [oauthAccessTokens, oauthRefreshTokens]) {
    const whole = sql<string>`coalesce(string_agg(${table}::text, ' '), '')`;
    const [row] = await server.store.select({ whole }).from(table);
    for (const secret of [access_token.slice(4), refresh_token]) expect(row?.whole).not.toContain(secret);
  }
  expect(server.logged.join('')).not.toContain(access_token.slice(4));
});
