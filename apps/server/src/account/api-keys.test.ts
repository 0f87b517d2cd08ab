import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiKey, listApiKeys } from '@candor/contracts/api-keys';
import { apiScopes, type ApiScope } from '@candor/domain/account';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { anApiKey } from '../platform/testing/records.ts';
import { setAccountActive } from './index.ts';
import { removeAccount } from './remove-account.ts';
import { apiKeys } from './schema.ts';

const DAY_MS = 24 * 3600 * 1000;
const everyScope = Object.keys(apiScopes) as ApiScope[];

let now = Date.now();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock: { now: () => new Date(now) }, variables: { RATE_LIMIT: 'on' } });
});
afterAll(() => server.close());
beforeEach(() => {
  now = Date.now();
});

const get = (token: string, path = '/api/my-cvs', address = '192.0.2.1') =>
  server.ask({ method: 'GET', path, as: { token }, address });
const listed = async (as: Person) =>
  listApiKeys.reply.schema.parse((await get(as.token, '/api/api-keys')).json).keys;
const create = (as: { token: string }, change: object = {}) =>
  server.ask({
    method: 'POST',
    path: '/api/api-keys',
    as,
    body: { ...createApiKey.example.body, ...change },
  });

describe('creating a key', () => {
  it('tells the key once, and keeps its hash and its beginning', async () => {
    const ana = await aPerson(server);
    const made = createApiKey.reply.schema.parse((await create(ana, { name: 'Backup' })).json);
    expect(made.secret).toMatch(/^cdr_[\w-]{43}$/);
    const [key] = await listed(ana);
    expect(key).toMatchObject({
      name: 'Backup',
      scopes: ['documents:read'],
      lastUsedAt: null,
      hasExpired: false,
    });
    expect(made.secret.startsWith(key?.prefix ?? '-')).toBe(true);
    const stored = JSON.stringify(
      await server.store.select().from(apiKeys).where(eq(apiKeys.userId, ana.id)),
    );
    expect(stored).toContain(key?.prefix);
    expect(stored).not.toContain(made.secret);
    expect(server.logged.join('\n')).not.toContain(made.secret);
  });

  it('asks for the password, and takes no scope or time that there is not', async () => {
    const ana = await aPerson(server);
    const wrong = await create(ana, { currentPassword: 'not-hers' });
    expect(wrong).toMatchObject({
      status: 400,
      json: { details: { fields: [{ path: 'currentPassword' }] } },
    });
    for (const change of [
      { scopes: [] },
      { scopes: ['admin'] },
      { days: 36_500 },
      { name: ' ' },
      { userId: 'x' },
    ])
      expect((await create(ana, change)).status).toBe(400);
    expect(await listed(ana)).toEqual([]);
  });

  it('keeps twenty, counted whatever comes at once', async () => {
    const ana = await aPerson(server);
    const key = {
      userId: ana.id,
      name: 'x',
      prefix: 'cdr_x',
      scopes: everyScope,
      expiresAt: new Date(now + DAY_MS),
    };
    await server.store
      .insert(apiKeys)
      .values(Array.from({ length: 18 }, () => ({ ...key, secretHash: crypto.randomUUID() })));
    const made = await Promise.all(Array.from({ length: 4 }, () => create(ana)));
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
  });

  it('is told by mail', async () => {
    const ana = await aPerson(server);
    await server.app.warm();
    await create(ana);
    await expect
      .poll(() => server.mails.find(({ to }) => to === ana.email)?.text)
      .toContain('A new API key was created');
  });
});

describe('a key', () => {
  it('acts for its person, and notes when it was used', async () => {
    const ana = await aPerson(server);
    const { secret } = await anApiKey(server, ana, ['documents:read']);
    expect(await get(secret)).toMatchObject({ status: 200, json: [] });
    expect((await listed(ana))[0]?.lastUsedAt).toBe(new Date(now).toISOString());
  });

  it('says which scope it lacks', async () => {
    const ana = await aPerson(server);
    const { secret } = await anApiKey(server, ana, ['adverts:save']);
    const sentence = (missing: string) => `This API key isn’t allowed to do this. ${missing}`;
    expect(await get(secret)).toMatchObject({
      status: 403,
      json: { code: 'out_of_scope', error: sentence('It needs the scope “documents:read”.') },
    });
    expect(await get(secret, '/api/profile')).toMatchObject({
      status: 403,
      json: { code: 'out_of_scope', error: sentence('Only you can, after signing in.') },
    });
  });

  it('makes no other key', async () => {
    const { secret } = await anApiKey(server, await aPerson(server), everyScope);
    expect(await create({ token: secret })).toMatchObject({ status: 403, json: { code: 'out_of_scope' } });
  });

  it.each<[string, (owner: Person, id: string) => Promise<unknown>]>([
    ['revoked', (as, id) => server.ask({ method: 'DELETE', path: `/api/api-keys/${id}`, as })],
    ['over', async () => (now += 31 * DAY_MS)],
    ['of a stopped person', ({ id }) => setAccountActive(server.http.platform, id, false)],
    ['of a deleted person', (person) => removeAccount(server.http.platform, person)],
  ])('opens nothing once it is %s', async (_name, end) => {
    const ana = await aPerson(server);
    const { secret, key } = await anApiKey(server, ana, ['documents:read']);
    expect((await get(secret)).status).toBe(200);
    await end(ana, key.id);
    expect(await get(secret)).toMatchObject({
      status: 401,
      json: { error: 'This API key isn’t valid. It may have expired or been revoked.' },
    });
  });

  it('works on when the account is restored', async () => {
    const ana = await aPerson(server);
    const { secret } = await anApiKey(server, ana, ['documents:read']);
    await setAccountActive(server.http.platform, ana.id, false);
    await setAccountActive(server.http.platform, ana.id, true);
    expect((await get(secret)).status).toBe(200);
  });

  it('is refused after ten wrong tries, and holds up no right one', async () => {
    const address = '198.51.100.7';
    const { secret } = await anApiKey(server, await aPerson(server), ['documents:read']);
    const wrong = `cdr_${'x'.repeat(43)}`;
    for (let tries = 0; tries < 10; tries += 1)
      expect((await get(wrong, '/api/my-cvs', address)).status).toBe(401);
    expect((await get(wrong, '/api/my-cvs', address)).status).toBe(429);
    expect((await get(secret, '/api/my-cvs', address)).status).toBe(200);
  });

  it('is not found by guessing many beginnings from one address', async () => {
    const guess = (at: number, address: string) =>
      get(`cdr_${String(at).padStart(6, '0')}${'y'.repeat(37)}`, '/api/my-cvs', address);
    await Promise.all(Array.from({ length: 100 }, (_, at) => guess(at, '198.51.100.8')));
    expect((await guess(100, '198.51.100.8')).status).toBe(429);
    expect((await guess(100, '192.0.2.77')).status).toBe(401);
  });
});
