import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminActs, adminStats, changeUsers, listUsers, type UserSort } from '@candor/contracts/admin';
import { removeAccount, setAccountActive } from '../account/index.ts';
import { users } from '../account/schema.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aCv, aTrashedCv } from '../platform/testing/records.ts';
import { prefixQuery } from './user-store.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await startTestApp();
  admin = await aPerson(server, { role: 'admin', name: 'Ada Min' });
});
afterAll(() => server.close());

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, as = admin) =>
  server.ask({ method, path, as, ...(body !== undefined && { body }) });

async function pageOf(search: string, sort: UserSort = 'newest', after?: string) {
  const query = new URLSearchParams({ search, sort, ...(after && { after }) });
  const { status, json } = await ask('GET', `/api/admin/users?${query.toString()}`);
  expect(status).toBe(200);
  return listUsers.reply.schema.parse(json);
}

const newestEntries = async () =>
  adminActs.reply.schema.parse((await ask('GET', '/api/admin/acts')).json).acts;

describe('the list of accounts', () => {
  it('finds by the beginnings of words of name and address, in any case', async () => {
    const mark = `Quill${randomUUID().slice(0, 6)}`;
    const one = await aPerson(server, { name: `Zoë ${mark} O’Brien-Smith` });
    await aCv(server, one);
    await aTrashedCv(server, one);
    // The store takes "4e51" out of such a word for a number: typed words are read as it reads them.
    const odd = await aPerson(server, { name: `4e51f0 ${mark.slice(5)}x Odd` });
    expect((await pageOf(`4e51f0 ${mark.slice(5)}x`)).users.map(({ id }) => id)).toEqual([odd.id]);
    for (const search of [mark, mark.slice(0, 7).toUpperCase(), `smi ${mark}`, one.email.slice(0, 20)]) {
      const { users: found, total } = await pageOf(search);
      expect(found.map(({ id }) => id)).toEqual([one.id]);
      expect(total).toBe(1);
    }
    expect((await pageOf(mark)).users[0]).toMatchObject({ cvCount: 1, isActive: true, role: 'user' });
    expect((await pageOf(`${mark} nobody`)).users).toEqual([]);
  });

  it('reads marks of the query language as what was typed', async () => {
    for (const search of ["'", ':*', "a' | 'b", '\\', '&&&', '🙂', '(('])
      expect((await ask('GET', `/api/admin/users?search=${encodeURIComponent(search)}`)).status).toBe(200);
    expect(prefixQuery("a' | b:*")).toBe("'a':* & 'b':*");
    expect(prefixQuery(' & ')).toBeNull();
  });

  it('has every account on one page, in each order', async () => {
    const mark = `Page${randomUUID().slice(0, 6)}`;
    const names = Array.from({ length: 117 }, (_, at) => `${mark} ${String.fromCodePoint(97 + (at % 7))}`);
    await server.store
      .insert(users)
      .values(names.map((name) => ({ name, email: `${randomUUID()}@example.org` })));
    const orders: [UserSort, (user: { name: string; email: string; createdAt: string }) => string, 1 | -1][] =
      [
        ['name', ({ name }) => name.toLowerCase(), 1],
        ['email', ({ email }) => email, 1],
        ['newest', ({ createdAt }) => createdAt, -1],
        ['oldest', ({ createdAt }) => createdAt, 1],
      ];
    for (const [sort, by, direction] of orders) {
      const all = [];
      for (let after: string | undefined; ;) {
        const page = await pageOf(mark, sort, after);
        expect(page.total).toBe(117);
        all.push(...page.users);
        if (page.next === null) break;
        after = page.next;
      }
      expect(new Set(all.map(({ id }) => id)).size).toBe(117);
      const values = all.map(by);
      expect(values).toEqual(values.toSorted((a, b) => direction * (a < b ? -1 : a > b ? 1 : 0)));
    }
  });

  it('refuses a page that cannot be, and whoever is no administrator', async () => {
    expect((await ask('GET', '/api/admin/users?after=nonsense')).status).toBe(400);
    const forged = ['yesterday', '0000-01-01T00:00:00.000Z', '2026-13-40T00:00:00.000Z', 'a\0b'];
    for (const value of forged) {
      const cursor = Buffer.from(JSON.stringify([value, randomUUID()])).toString('base64url');
      expect((await ask('GET', `/api/admin/users?after=${cursor}&sort=newest`)).status).toBe(400);
      expect((await ask('GET', `/api/admin/users?after=${cursor}&sort=name`)).status).toBe(200);
    }
    const person = await aPerson(server);
    for (const path of ['users', 'stats', 'export', 'acts'])
      expect((await ask('GET', `/api/admin/${path}`, undefined, person)).status).toBe(403);
  });
});

describe('what is done to accounts', () => {
  it('stops an account at once, and lets it in again', async () => {
    const person = await aPerson(server);
    const path = `/api/admin/users/${person.id}`;
    expect((await ask('PUT', path, { isActive: false })).json).toMatchObject({ user: { isActive: false } });
    expect((await ask('GET', '/api/profile', undefined, person)).status).toBe(401);
    await ask('PUT', path, { isActive: true });
    const { email, password } = person;
    expect((await server.ask({ method: 'POST', path: '/api/login', body: { email, password } })).status).toBe(
      200,
    );
    expect((await newestEntries()).slice(0, 2).map(({ act, whom }) => [act, whom])).toEqual([
      ['activate', email],
      ['deactivate', email],
    ]);
  });

  it('gives a plan by hand, which holds from the next call on', async () => {
    const person = await aPerson(server);
    await ask('PUT', `/api/admin/users/${person.id}`, { subscriptionPlan: 'professional' });
    expect((await ask('GET', '/api/profile', undefined, person)).json).toMatchObject({
      user: { subscriptionPlan: 'professional' },
    });
  });

  it('does to several what can be done, and says what cannot', async () => {
    const [one, other] = [await aPerson(server), await aPerson(server)];
    const ids = [one.id, other.id, admin.id, randomUUID()];
    const { json } = await ask('POST', '/api/admin/users/bulk', { ids, action: 'delete' });
    const { changed, refused } = changeUsers.reply.schema.parse(json);
    expect(changed).toBe(2);
    expect(refused.map(({ id }) => id)).toEqual([admin.id, ids[3]]);
    expect((await ask('GET', '/api/profile', undefined, one)).status).toBe(401);
    expect((await ask('GET', '/api/profile')).status).toBe(200);
    const entries = await newestEntries();
    expect(entries[0]).toMatchObject({ act: 'delete', by: admin.email, whom: null });
    expect(JSON.stringify(entries)).not.toContain(one.email);
  });

  it('leaves an administrator where two are stopped, or deleted, at once', async () => {
    const others = await server.store
      .update(users)
      .set({ role: 'user' })
      .where(eq(users.role, 'admin'))
      .returning({ id: users.id });
    const { platform } = server.http;
    const stop = ({ id }: Person) => setAccountActive(platform, id, false);
    for (const end of [stop, (person: Person) => removeAccount(platform, person)]) {
      const both = [await aPerson(server, { role: 'admin' }), await aPerson(server, { role: 'admin' })];
      const ended = await Promise.allSettled(both.map(end));
      expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const left = await server.store
        .delete(users)
        .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
        .returning({ id: users.id });
      expect(left).toHaveLength(1);
    }
    const ids = others.map(({ id }) => id);
    await server.store.update(users).set({ role: 'admin' }).where(inArray(users.id, ids));
  });

  it('protects one’s own account and the last administrator', async () => {
    for (const body of [{ isActive: false }])
      expect((await ask('PUT', `/api/admin/users/${admin.id}`, body)).json).toMatchObject({
        code: 'protected',
      });
    expect((await ask('DELETE', `/api/admin/users/${admin.id}`)).status).toBe(409);
    expect((await ask('DELETE', `/api/admin/users/${randomUUID()}`)).status).toBe(404);
  });
});

describe('the export', () => {
  it('holds every account, and no name is a formula', async () => {
    const evil = await aPerson(server, { name: '=cmd()|calc "quoted", and more' });
    const file = await ask('GET', '/api/admin/export');
    expect(file.headers['content-disposition']).toMatch(/admin-export-\d{4}-\d\d-\d\d\.csv/);
    const rows = parse<Record<string, string>>(Buffer.from(file.bytes), { columns: true, bom: true });
    const row = rows.find(({ id }) => id === evil.id);
    expect(row?.['name']).toBe(`'=cmd()|calc "quoted", and more`);
    const [all] = await server.store.select({ count: sql<number>`count(*)::int` }).from(users);
    expect(rows).toHaveLength(all?.count ?? -1);
  });
});

describe('the figures', () => {
  it('are counted, each where it belongs', async () => {
    const before = adminStats.reply.schema.parse((await ask('GET', '/api/admin/stats')).json);
    const person = await aPerson(server, { plan: 'premium' });
    await aCv(server, person);
    await aTrashedCv(server, person);
    const after = adminStats.reply.schema.parse((await ask('GET', '/api/admin/stats')).json);
    expect(after.totalUsers).toBe(before.totalUsers + 1);
    expect(after.totalCvs).toBe(before.totalCvs + 1);
    expect(after.subscriptionStats.premium).toBe(before.subscriptionStats.premium + 1);
    expect(after.days).toHaveLength(30);
    expect(after.days.at(-1)?.signUps).toBe((before.days.at(-1)?.signUps ?? 0) + 1);
    // The second ask itself is counted with the next.
    expect(after.apiCalls).toBeGreaterThanOrEqual(before.apiCalls + 4);
    expect(after.storageUsed).toBeGreaterThan(100_000);
    expect(after.health.map(({ name }) => name)).toEqual([
      'Store',
      'Queue',
      'Mail',
      'Disk',
      'Backup',
      'Errors',
    ]);
  });
});

describe('what holds for everybody', () => {
  it('closes the sign-up and opens it again', async () => {
    const site = (signUp: string) =>
      ask('PUT', '/api/admin/site', { signUp, announcement: 'Back at noon', ownModels: false });
    const join = () =>
      server.ask({
        method: 'POST',
        path: '/api/register',
        body: { name: 'New Person', email: `new-${randomUUID()}@example.org`, password: 'paper-lamp-42' },
      });
    await site('closed');
    expect((await join()).json).toMatchObject({ code: 'sign_up_closed' });
    expect((await server.ask({ method: 'GET', path: '/api/site' })).json).toEqual({
      signUp: 'closed',
      announcement: 'Back at noon',
      ownModels: false,
    });
    await site('open');
    expect((await join()).status).toBe(201);
    await ask('PUT', '/api/admin/site', { signUp: 'open', announcement: '', ownModels: false });
    await server.store.delete(users).where(eq(users.name, 'New Person'));
  });
});
