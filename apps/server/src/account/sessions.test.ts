import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessions as endpoint } from '@candor/contracts/security';
import { aPerson, sessionOf, startTestApp, type TestApp } from '../platform/testing/index.ts';
import { events } from '../events/schema.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';
const listOf = async (as: { token: string }) =>
  endpoint.reply.schema.parse((await server.ask({ method: 'GET', path: '/api/sessions', as })).json).sessions;
const statusOf = async (as: { token: string }) =>
  (await server.ask({ method: 'GET', path: '/api/profile', as })).status;
const end = (as: { token: string }, id: string) =>
  server.ask({ method: 'DELETE', path: `/api/sessions/${id}`, as });

it('are listed with their device, and say which is this one', async () => {
  const ana = await aPerson(server);
  const body = { email: ana.email, password: ana.password };
  const answer = await server.ask({
    method: 'POST',
    path: '/api/login',
    body,
    headers: { 'user-agent': firefox },
  });
  const list = await listOf(answer.json as { token: string });
  expect(list.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Firefox on Linux', true],
    ['', false],
  ]);
  expect(JSON.stringify(list)).not.toContain('Mozilla');
});

it('are ended one by one, at once', async () => {
  const ana = await aPerson(server);
  const other = await sessionOf(server, ana.id);
  const [id = ''] = (await listOf(ana)).filter(({ isCurrent }) => !isCurrent).map((one) => one.id);
  expect(await statusOf(other)).toBe(200);
  expect((await end(ana, id)).status).toBe(200);
  expect(await statusOf(other)).toBe(401);
  expect(await statusOf(ana)).toBe(200);
  expect((await end(ana, id)).status).toBe(404);
});

it('of somebody else are not found, and go on', async () => {
  const [ana, ben] = await Promise.all([aPerson(server), aPerson(server)]);
  const [{ id = '' } = {}] = await listOf(ben);
  expect((await end(ana, id)).status).toBe(404);
  expect(await statusOf(ben)).toBe(200);
});

it('are all ended but this one, which is told of once', async () => {
  const [ana, ben] = await Promise.all([aPerson(server), aPerson(server)]);
  const others = await Promise.all([1, 2, 3].map(() => sessionOf(server, ana.id)));
  const endOthers = () => server.ask({ method: 'DELETE', path: '/api/sessions', as: ana });
  expect((await endOthers()).status).toBe(200);
  expect((await endOthers()).status).toBe(200);
  expect(await Promise.all(others.map(statusOf))).toEqual([401, 401, 401]);
  expect(await Promise.all([ana, ben].map(statusOf))).toEqual([200, 200]);
  const recorded = await server.store.select().from(events).where(eq(events.userId, ana.id));
  expect(recorded.map(({ kind, payload }) => [kind, payload])).toEqual([
    ['security-changed', { change: 'sessions-ended' }],
  ]);
});
