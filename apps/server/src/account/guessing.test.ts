import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson, startTestApp, type Asked, type TestApp } from '../platform/testing/index.ts';

let server: TestApp;
let addresses = 0;
beforeAll(async () => {
  server = await startTestApp({ variables: { RATE_LIMIT: 'on' } });
});
afterAll(() => server.close());

const freshAddress = () => `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;
const signIn = (email: string, password: string, more: Partial<Asked> = {}) =>
  server.ask({
    method: 'POST',
    path: '/api/login',
    body: { email, password },
    address: freshAddress(),
    ...more,
  });

it('stops after ten failures for one account, from any address, known or not', async () => {
  const ana = await aPerson(server);
  for (const email of [ana.email, 'nobody-at-all@example.org']) {
    const tries = await Promise.all(Array.from({ length: 14 }, () => signIn(email, 'wrong-password')));
    const statuses = tries.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  }
  const right = await signIn(ana.email.toUpperCase(), ana.password);
  expect(right.status).toBe(429);
  expect(right.json).toMatchObject({ code: 'too_often' });
  const wait = Number(right.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(15 * 60);
});

it('forgets the failures of who then signs in', async () => {
  const ana = await aPerson(server);
  for (let round = 0; round < 3; round += 1) {
    for (let failure = 0; failure < 4; failure += 1) await signIn(ana.email, 'wrong-password');
    expect((await signIn(ana.email, ana.password)).status).toBe(200);
  }
});

it('stops an address after a hundred a minute, whatever it claims to forward', async () => {
  const address = '203.0.113.7';
  const statuses: number[] = [];
  for (let round = 0; round < 104; round += 1) {
    const headers = { 'x-forwarded-for': freshAddress(), forwarded: `for=${freshAddress()}` };
    const body = { token: `made-up-${round}`, password: '123456789x-y' };
    const asked = { method: 'POST', path: '/api/password-reset', body, address, headers } as const;
    statuses.push((await server.ask(asked)).status);
  }
  expect(statuses.slice(0, 100)).not.toContain(429);
  expect(statuses.slice(100)).toEqual([429, 429, 429, 429]);
});

it('believes a forwarded address behind a trusted proxy', async () => {
  const behind = await startTestApp({ variables: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } });
  try {
    const statuses = new Set<number>();
    for (let round = 0; round < 104; round += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${round}` };
      const body = { token: 'made-up', password: '123456789x-y' };
      statuses.add((await behind.ask({ method: 'POST', path: '/api/password-reset', body, headers })).status);
    }
    expect([...statuses]).toEqual([401]);
  } finally {
    await behind.close();
  }
});

it('knows no second spelling of the path that dodges the count', async () => {
  const ana = await aPerson(server);
  for (let failure = 0; failure < 10; failure += 1) await signIn(ana.email, 'wrong-password');
  const spellings = [
    '//api/login',
    '/api//login',
    '/API/login',
    '/api/login/',
    '/api/%6Cogin',
    '/./api/login',
  ];
  for (const path of spellings) {
    expect([404, 429]).toContain((await signIn(ana.email, ana.password, { path })).status);
  }
});
