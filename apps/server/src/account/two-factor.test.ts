import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmTwoFactor, setUpTwoFactor } from '@candor/contracts/security';
import { aPerson, sessionOf, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { recoveryCodes, twoFactors } from './schema.ts';

let moment = Date.now();
const clock = { now: () => new Date(moment) };
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock });
});
afterAll(() => server.close());

const STEP_MS = 30_000;
const post = (as: { token: string }, path: string, body: object, on = server) =>
  on.ask({ method: 'POST', path: `/api/two-factor/${path}`, as, body });
const signIn = (email: string, password: string, code?: string, on = server) =>
  on.ask({
    method: 'POST',
    path: '/api/login',
    body: { email, password, ...(code !== undefined && { code }) },
  });
const statusOf = async (as: { token: string }) =>
  (await server.ask({ method: 'GET', path: '/api/profile', as })).status;
const stateOf = async (as: { token: string }) =>
  (await server.ask({ method: 'GET', path: '/api/two-factor', as })).json;

/** What an authenticator app shows, `stepsOff` steps from now. */
function codeOf(secret: string, stepsOff = 0): Promise<string> {
  const key = new TextDecoder().decode(base32.decode(secret));
  return createOTP(key).hotp(Math.floor(moment / STEP_MS) + stepsOff);
}

async function begin(ana: Person, on = server) {
  const answer = await post(ana, 'setup', { currentPassword: ana.password }, on);
  expect(answer.status).toBe(200);
  return setUpTwoFactor.reply.schema.parse(answer.json);
}

/** Somebody who has it on; their secret, recovery codes and token. The code that turned it on is used. */
async function aCautiousPerson(on = server) {
  const ana = await aPerson(on);
  const { secret } = await begin(ana, on);
  const answer = await post(ana, 'confirm', { code: await codeOf(secret) }, on);
  const { recoveryCodes: codes, token } = confirmTwoFactor.reply.schema.parse(answer.json);
  moment += STEP_MS;
  return { ...ana, secret, codes, token };
}

it('is on once a code of the app is confirmed, and ends every other session', async () => {
  const ana = await aPerson(server);
  const other = await sessionOf(server, ana.id);
  const { secret, uri, qrRows } = await begin(ana);
  // What opens the app on the phone that has it, where nothing can be scanned.
  expect(uri).toMatch(/^otpauth:\/\/totp\//);
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  expect(qrRows.every((row) => row.length === qrRows.length)).toBe(true);
  expect(await stateOf(ana)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
  // Nothing is asked before it is confirmed.
  expect((await signIn(ana.email, ana.password)).status).toBe(200);
  const wrong = await post(ana, 'confirm', { code: '000000' });
  expect(wrong.json).toMatchObject({ details: { fields: [{ path: 'code' }] } });
  const right = await post(ana, 'confirm', { code: (await codeOf(secret)).replace(/(\d{3})/, '$1 ') });
  const { recoveryCodes: codes, token } = confirmTwoFactor.reply.schema.parse(right.json);
  expect(new Set(codes).size).toBe(10);
  expect(await Promise.all([ana, other, { token }].map(statusOf))).toEqual([401, 401, 200]);
  expect(await stateOf({ token })).toEqual({ isOn: true, recoveryCodesLeft: 10 });
});

it('asks for a code at sign-in, and takes each once', async () => {
  const ana = await aCautiousPerson();
  expect((await signIn(ana.email, ana.password)).json).toMatchObject({ code: 'code_required' });
  expect((await signIn(ana.email, ana.password, '000000')).json).toMatchObject({ code: 'bad_code' });
  const code = await codeOf(ana.secret);
  const tries = await Promise.all([1, 2, 3].map(() => signIn(ana.email, ana.password, code)));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  expect((await signIn(ana.email, ana.password, code)).json).toMatchObject({ code: 'bad_code' });
  // Nor is one of an earlier step taken after it.
  expect((await signIn(ana.email, ana.password, await codeOf(ana.secret, -1))).status).toBe(401);
});

it('takes codes of clocks that are a step off, and none further off', async () => {
  const ana = await aCautiousPerson();
  moment += 10 * STEP_MS;
  for (const off of [-2, 2])
    expect((await signIn(ana.email, ana.password, await codeOf(ana.secret, off))).status).toBe(401);
  for (const off of [-1, 1])
    expect((await signIn(ana.email, ana.password, await codeOf(ana.secret, off))).status).toBe(200);
});

it('says no more with a code than without one where the password is wrong', async () => {
  const [ana, ben] = [await aCautiousPerson(), await aPerson(server)];
  const answers = await Promise.all([
    signIn(ana.email, 'wrong-password', await codeOf(ana.secret)),
    signIn(ana.email, 'wrong-password'),
    signIn(ben.email, 'wrong-password', '123456'),
  ]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  // The code was not used up by it.
  expect((await signIn(ana.email, ana.password, await codeOf(ana.secret))).status).toBe(200);
});

it('opens by a recovery code once, however it is typed, when the device is lost', async () => {
  const ana = await aCautiousPerson();
  const [code = '', next = ''] = ana.codes;
  const typed = code.toLowerCase().replaceAll('-', ' ');
  const tries = await Promise.all([1, 2, 3].map(() => signIn(ana.email, ana.password, typed)));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  expect(await stateOf(ana)).toEqual({ isOn: true, recoveryCodesLeft: 9 });

  const renewed = await post(ana, 'recovery-codes', { currentPassword: ana.password });
  expect(renewed.status).toBe(200);
  expect((await signIn(ana.email, ana.password, next)).status).toBe(401);
  const [fresh = ''] = (renewed.json as { recoveryCodes: string[] }).recoveryCodes;
  expect((await signIn(ana.email, ana.password, fresh)).status).toBe(200);
});

it('is not opened by the codes of somebody else', async () => {
  const [ana, ben] = [await aCautiousPerson(), await aCautiousPerson()];
  expect((await signIn(ana.email, ana.password, ben.codes[0])).status).toBe(401);
  expect((await signIn(ana.email, ana.password, await codeOf(ben.secret))).status).toBe(401);
});

it('is turned off with the password only', async () => {
  const ana = await aCautiousPerson();
  const wrong = await post(ana, 'off', { currentPassword: 'wrong-password' });
  expect(wrong.status).toBe(400);
  const off = await post(ana, 'off', { currentPassword: ana.password });
  expect(off.status).toBe(200);
  const renewed = off.json as { token: string };
  expect(await Promise.all([ana, renewed].map(statusOf))).toEqual([401, 200]);
  expect((await signIn(ana.email, ana.password)).status).toBe(200);
  const again = await post(renewed, 'off', { currentPassword: ana.password });
  expect(again.json).toMatchObject({ code: 'two_factor_off' });
  expect(
    (await server.store.select().from(recoveryCodes).where(eq(recoveryCodes.userId, ana.id))).length,
  ).toBe(0);
});

it('is not set up over: who has a session only cannot take it over', async () => {
  const ana = await aCautiousPerson();
  const again = await post(ana, 'setup', { currentPassword: ana.password });
  expect(again.json).toMatchObject({ code: 'two_factor_on' });
  expect((await post(ana, 'confirm', { code: '123456' })).json).toMatchObject({ code: 'two_factor_on' });
  expect((await signIn(ana.email, ana.password, await codeOf(ana.secret))).status).toBe(200);
});

it('keeps neither secret nor recovery codes readable, and writes none to the log', async () => {
  const ana = await aCautiousPerson();
  await signIn(ana.email, ana.password, ana.codes[0]);
  const [factor] = await server.store.select().from(twoFactors).where(eq(twoFactors.userId, ana.id));
  const kept = await server.store.select().from(recoveryCodes).where(eq(recoveryCodes.userId, ana.id));
  const all = JSON.stringify([factor, kept]) + server.logged.join('');
  const key = new TextDecoder().decode(base32.decode(ana.secret));
  for (const secret of [ana.secret, key, ...ana.codes, ...ana.codes.map((code) => code.replaceAll('-', ''))])
    expect(all).not.toContain(secret);
});

it('stops guessing of codes by whoever has the password, from wherever they come', async () => {
  const own = await startTestApp({ clock, variables: { RATE_LIMIT: 'on' } });
  try {
    const ana = await aCautiousPerson(own);
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const answer = await own.ask({
        method: 'POST',
        path: '/api/login',
        body: { email: ana.email, password: ana.password, code: String(100_000 + guess) },
        address: `198.18.0.${guess}`,
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  } finally {
    await own.close();
  }
});

it('lets the owner in on their own device, however often somebody who knows the password gave wrong codes', async () => {
  const limited = await startTestApp({ clock, variables: { RATE_LIMIT: 'on' } });
  const ana = await aCautiousPerson(limited);
  const tried = (code: string, address: string, cookie = '') =>
    limited.ask({
      method: 'POST',
      path: '/api/login',
      body: { email: ana.email, password: ana.password, code },
      address,
      headers: { cookie },
    });
  const home = await tried(await codeOf(ana.secret), '203.0.113.7');
  const cookie = String(home.headers['set-cookie']).split(';')[0] ?? '';
  expect(home.status).toBe(200);
  moment += STEP_MS;
  for (let at = 0; at < 60; at += 1) await tried('000000', `198.51.100.${at}`);
  expect((await tried('000000', '198.51.100.1')).status).toBe(429);
  expect((await tried(await codeOf(ana.secret), '203.0.113.7', cookie)).status).toBe(200);
  await limited.close();
});
