import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aPerson, startTestApp } from '../platform/testing/index.ts';
import { users } from './schema.ts';

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
