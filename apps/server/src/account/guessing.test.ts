import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson, startTestApp, type Answer, type Asked, type TestApp } from '../platform/testing/index.ts';

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

/** The cookie by which an answer makes its browser known. */
const deviceOf = ({ headers }: Answer) => ({ cookie: String(headers['set-cookie']).split(';')[0] ?? '' });

it('stops after ten failures for one account from one address, known or not', async () => {
  const ana = await aPerson(server);
  for (const email of [ana.email, 'nobody-at-all@example.org']) {
    const address = freshAddress();
    const wrong = () => signIn(email, 'wrong-password', { address });
    const tries = await Promise.all(Array.from({ length: 14 }, wrong));
    const statuses = tries.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const right = await signIn(email.toUpperCase(), ana.password, { address });
    expect(right.status).toBe(429);
    expect(right.json).toMatchObject({
      code: 'too_often',
      error: expect.stringContaining('reset your password'),
    });
    const wait = Number(right.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);
  }
});

it('takes all addresses of an IPv6 network for one', async () => {
  const ana = await aPerson(server);
  const statuses: number[] = [];
  for (let at = 0; at < 12; at += 1)
    statuses.push((await signIn(ana.email, 'wrong-password', { address: `2001:db8:7:8::${at}` })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
});

it('does not let a stranger lock anybody out', async () => {
  const ana = await aPerson(server);
  const stranger = freshAddress();
  for (let at = 0; at < 12; at += 1) await signIn(ana.email, 'wrong-password', { address: stranger });
  expect((await signIn(ana.email, ana.password)).status).toBe(200);
  expect((await signIn(ana.email, ana.password, { address: stranger })).status).toBe(429);
});

it('throttles a guess spread over many addresses, and lets the devices that are known through', async () => {
  const [ana, ben] = [await aPerson(server), await aPerson(server)];
  const home = deviceOf(await signIn(ana.email, ana.password));
  const benAtAnas = deviceOf(await signIn(ben.email, ben.password, { headers: home }));
  const statuses: number[] = [];
  for (let at = 0; at < 60; at += 1) statuses.push((await signIn(ana.email, 'wrong-password')).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  expect(statuses.slice(50)).toEqual(Array<number>(10).fill(429));
  expect((await signIn(ana.email, ana.password)).status).toBe(429);
  // A browser in which somebody else signed in since is known to both.
  for (const headers of [home, benAtAnas])
    expect((await signIn(ana.email, ana.password, { headers })).status).toBe(200);
  const bens = deviceOf(await signIn(ben.email, ben.password));
  expect((await signIn(ana.email, ana.password, { headers: bens })).status).toBe(429);
});

it('counts the failures of a known device too, from wherever it comes', async () => {
  const ana = await aPerson(server);
  const headers = deviceOf(await signIn(ana.email, ana.password));
  const statuses: number[] = [];
  for (let at = 0; at < 12; at += 1)
    statuses.push((await signIn(ana.email, 'wrong-password', { headers })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
});

it('keeps the device in a cookie that scripts and other sites do not get', async () => {
  const ana = await aPerson(server);
  const plain = String((await signIn(ana.email, ana.password)).headers['set-cookie']);
  expect(plain).toMatch(/^candor-device=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
  const secure = await startTestApp({ variables: { APP_URL: 'https://cv.example.org' } });
  try {
    const body = { email: ana.email, password: ana.password };
    const answer = await secure.ask({ method: 'POST', path: '/api/login', body });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-candor-device=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
    );
    const failed = await secure.ask({ method: 'POST', path: '/api/login', body: { ...body, password: 'x' } });
    expect(failed.headers['set-cookie']).toBeUndefined();
  } finally {
    await secure.close();
  }
});

it('lifts the lock-out with a reset by mail', async () => {
  const ana = await aPerson(server);
  const [here, elsewhere] = [freshAddress(), freshAddress()];
  for (const address of [here, elsewhere])
    for (let at = 0; at < 11; at += 1) await signIn(ana.email, 'wrong-password', { address });
  await server.ask({
    method: 'POST',
    path: '/api/password-reset/request',
    body: { email: ana.email },
    address: here,
  });
  await expect.poll(() => server.mails.some((mail) => mail.to === ana.email), { timeout: 15_000 }).toBe(true);
  const token = /#reset=(\w+)/.exec(server.mails.findLast((mail) => mail.to === ana.email)?.text ?? '')?.[1];
  const body = { token, password: 'a-brand-new-lamp' };
  const reset = await server.ask({ method: 'POST', path: '/api/password-reset', body, address: here });
  expect(reset.status).toBe(200);
  for (const address of [elsewhere, here])
    expect((await signIn(ana.email, 'a-brand-new-lamp', { address })).status).toBe(200);
});

it('forgets the failures of who then signs in', async () => {
  const ana = await aPerson(server);
  const address = freshAddress();
  for (let round = 0; round < 4; round += 1) {
    for (let failure = 0; failure < 4; failure += 1) await signIn(ana.email, 'wrong-password', { address });
    expect((await signIn(ana.email, ana.password, { address })).status).toBe(200);
  }
});

it('stops an address after a hundred a minute, whatever it claims to forward', async () => {
  const address = '203.0.113.99';
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
  const address = freshAddress();
  for (let failure = 0; failure < 10; failure += 1) await signIn(ana.email, 'wrong-password', { address });
  const spellings = [
    '//api/login',
    '/api//login',
    '/API/login',
    '/api/login/',
    '/api/%6Cogin',
    '/./api/login',
  ];
  for (const path of spellings) {
    expect([404, 429]).toContain((await signIn(ana.email, ana.password, { path, address })).status);
  }
});
