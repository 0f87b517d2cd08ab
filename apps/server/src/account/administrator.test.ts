import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { aPerson, startTestApp, type TestApp } from '../platform/testing/index.ts';
import { users } from './schema.ts';
import { deleteUser, givenPasswordOf, makeAdministrator } from './standing-store.ts';

const loggedIn = z.object({ token: z.string() });

it('makes the administrator of the configuration once, and confirms it at the next start', async () => {
  const email = `admin-${randomUUID()}@example.org`;
  const variables = { ADMIN_EMAIL: email.toUpperCase(), ADMIN_PASSWORD: 'a-long-admin-word' };
  for (let start = 0; start < 2; start += 1) {
    const server = await startTestApp({ variables });
    const body = { email, password: 'a-long-admin-word' };
    const answer = await server.ask({ method: 'POST', path: '/api/login', body });
    expect(answer.json).toMatchObject({ user: { role: 'admin', email } });
    expect(await server.store.select().from(users).where(eq(users.email, email))).toHaveLength(1);
    await server.close();
  }
});

it('raises an account that is there already, and ends the sessions it had', async () => {
  const first = await startTestApp();
  const ana = await aPerson(first);
  await first.close();
  const server = await startTestApp({
    variables: { ADMIN_EMAIL: ana.email, ADMIN_PASSWORD: 'chosen-by-operator' },
  });
  const body = { email: ana.email, password: 'chosen-by-operator' };
  const answer = await server.ask({ method: 'POST', path: '/api/login', body });
  expect(answer.json).toMatchObject({ user: { id: ana.id, role: 'admin' } });
  expect((await server.ask({ method: 'GET', path: '/api/profile', as: ana })).status).toBe(401);
  await server.close();
});

it('leaves the password that an administrator chose since, until the configuration names another', async () => {
  const email = `admin-${randomUUID()}@example.org`;
  const startWith = (ADMIN_PASSWORD: string) =>
    startTestApp({ variables: { ADMIN_EMAIL: email, ADMIN_PASSWORD } });
  const enters = async (server: TestApp, password: string) =>
    (await server.ask({ method: 'POST', path: '/api/login', body: { email, password } })).json;
  const first = await startWith('of-the-first-start');
  const { token } = loggedIn.parse(await enters(first, 'of-the-first-start'));
  const body = { currentPassword: 'of-the-first-start', newPassword: 'of-their-own-choice' };
  const changed = await first.ask({ method: 'PUT', path: '/api/password', as: { token }, body });
  expect(changed.status).toBe(200);
  await first.close();
  const second = await startWith('of-the-first-start');
  expect(await enters(second, 'of-the-first-start')).toMatchObject({ code: 'bad_credentials' });
  expect(await enters(second, 'of-their-own-choice')).toMatchObject({ user: { email } });
  await second.close();
  const third = await startWith('of-the-third-start');
  expect(await enters(third, 'of-the-third-start')).toMatchObject({ user: { email } });
  await third.close();
});

it('keeps nothing of an administrator whose account is deleted', async () => {
  const email = `admin-${randomUUID()}@example.org`;
  const variables = { ADMIN_EMAIL: email, ADMIN_PASSWORD: 'a-long-admin-word' };
  const server = await startTestApp({ variables });
  const [made] = await server.store.select().from(users).where(eq(users.email, email));
  if (!made) throw new Error('no administrator was made');
  expect(await givenPasswordOf(server.store, made.id)).not.toBeNull();
  // The only administrator stays.
  await makeAdministrator(server.store, (await aPerson(server)).id, 'no hash');
  expect(await deleteUser(server.store, made.id)).toBe(true);
  expect(await givenPasswordOf(server.store, made.id)).toBeNull();
  await server.close();
});
