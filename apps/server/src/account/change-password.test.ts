import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson, sessionOf, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const change = (as: { token: string }, currentPassword: string, newPassword: string, on = server) =>
  on.ask({ method: 'PUT', path: '/api/password', as, body: { currentPassword, newPassword } });
const signIn = async ({ email }: Person, password: string) =>
  (await server.ask({ method: 'POST', path: '/api/login', body: { email, password } })).status;
const statusOf = async (as: { token: string }) =>
  (await server.ask({ method: 'GET', path: '/api/profile', as })).status;

it('takes a new password, ends every session, and gives this one a new token', async () => {
  const ana = await aPerson(server);
  const other = await sessionOf(server, ana.id);
  const answer = await change(ana, ana.password, 'a-brand-new-lamp');
  expect(answer.status).toBe(200);
  const renewed = answer.json as { token: string };
  expect(await Promise.all([ana, other, renewed].map(statusOf))).toEqual([401, 401, 200]);
  expect(await signIn(ana, ana.password)).toBe(401);
  expect(await signIn(ana, 'a-brand-new-lamp')).toBe(200);
  const notice = () => server.mails.find(({ to }) => to === ana.email);
  await expect.poll(notice, { timeout: 60_000 }).toBeDefined();
  expect(notice()?.text).toContain('Your password was changed.');
});

it.each([
  ['wrong-password', 'a-brand-new-lamp', 'currentPassword', 'This is not your password. Please try again.'],
  ['paper-lamp-42', '12345', 'newPassword', 'Password must be at least 6 characters'],
  ['paper-lamp-42', 'password', 'newPassword', 'This password is too common. Please choose another.'],
])('refuses %s → %s beside its field, and ends nothing', async (current, next, path, message) => {
  const ana = await aPerson(server);
  const answer = await change(ana, current, next);
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({ details: { fields: [{ path, message }] } });
  expect(await statusOf(ana)).toBe(200);
  expect(await signIn(ana, ana.password)).toBe(200);
});

it('ends reset links that were mailed before', async () => {
  const ana = await aPerson(server);
  const path = '/api/password-reset';
  await server.ask({ method: 'POST', path: `${path}/request`, body: { email: ana.email } });
  const link = () => server.mails.find(({ to, text }) => to === ana.email && text.includes('#reset='));
  await expect.poll(link, { timeout: 60_000 }).toBeDefined();
  const token = /#reset=(\w+)/.exec(link()?.text ?? '')?.[1];
  await change(ana, ana.password, 'a-brand-new-lamp');
  const body = { token, password: 'yet-another-lamp' };
  expect((await server.ask({ method: 'POST', path, body })).status).toBe(401);
});

it('stops guessing of the current password by whoever has the session', async () => {
  const own = await startTestApp({ variables: { RATE_LIMIT: 'on' } });
  try {
    const ana = await aPerson(own);
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => change(ana, 'wrong-password', 'a-brand-new-lamp', own)),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(400), 429, 429]);
    expect((await change(ana, ana.password, 'a-brand-new-lamp', own)).status).toBe(429);
  } finally {
    await own.close();
  }
});

it('writes no password to the log', async () => {
  const ana = await aPerson(server);
  await change(ana, ana.password, 'lamp-never-logged');
  expect(server.logged.join('')).not.toContain('lamp-never-logged');
});

it('ends a pending change of email, and says how many API keys go on or revokes them with it', async () => {
  const ana = await aPerson(server);
  const profile = { name: 'Ana', email: `new-${ana.email}` };
  await server.ask({ method: 'PUT', path: '/api/profile', as: ana, body: profile });
  const key = { name: 'CLI', scopes: ['documents:read'], days: 30, currentPassword: ana.password };
  expect((await server.ask({ method: 'POST', path: '/api/api-keys', as: ana, body: key })).status).toBe(201);
  const kept = await change(ana, ana.password, 'a-brand-new-lamp');
  expect(kept.json).toMatchObject({ apiKeys: 1 });
  const as = kept.json as { token: string };
  const pending = await server.ask({ method: 'GET', path: '/api/email-change', as });
  expect(pending.json).toEqual({ pending: null });
  const body = { currentPassword: 'a-brand-new-lamp', newPassword: 'another-new-lamp', revokeApiKeys: true };
  const revoked = await server.ask({ method: 'PUT', path: '/api/password', as, body });
  expect(revoked.json).toMatchObject({ apiKeys: 0 });
});
