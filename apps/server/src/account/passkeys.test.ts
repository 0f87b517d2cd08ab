import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passkeyOptions, passkeySignInOptions, removePasskey } from '@candor/contracts/passkeys';
import { signInMethods } from '@candor/contracts/sign-in-methods';
import { aPerson, sessionOf, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { setAccountActive } from './index.ts';
import { credentials, twoFactors } from './schema.ts';
import { anAuthenticator, type Odd } from './testing/authenticator.ts';

let moment = Date.now();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock: { now: () => new Date(moment) } });
});
afterAll(() => server.close());

const MINUTE_MS = 60_000;
type Device = ReturnType<typeof anAuthenticator>;

const post = (path: string, body?: object, as?: { token: string }, on = server) =>
  on.ask({ method: 'POST', path: `/api/${path}`, ...(body && { body }), ...(as && { as }) });
const methodsOf = async (as: { token: string }) =>
  signInMethods.reply.schema.parse(
    (await server.ask({ method: 'GET', path: '/api/sign-in-methods', as })).json,
  );

async function challengeFor({ token, password }: Pick<Person, 'token' | 'password'>): Promise<string> {
  const { json } = await post('passkeys/options', { currentPassword: password }, { token });
  return passkeyOptions.reply.schema.parse(json).options.challenge;
}
const add = (as: { token: string }, device: Device, challenge: string, odd?: Odd) =>
  post('passkeys', { name: 'My phone', passkey: device.create(challenge, odd) }, as);

async function signInChallenge(): Promise<string> {
  return passkeySignInOptions.reply.schema.parse((await post('passkey-sign-in/options')).json).options
    .challenge;
}
const signIn = async (device: Device, odd?: Odd, challenge?: string) =>
  post('passkey-sign-in', { passkey: device.get(challenge ?? (await signInChallenge()), odd) });

async function aPersonWithPasskey() {
  const ana = await aPerson(server);
  const device = anAuthenticator();
  expect((await add(ana, device, await challengeFor(ana))).status).toBe(201);
  const [passkey] = (await methodsOf(ana)).passkeys;
  return { ana, device, id: passkey?.id ?? '' };
}

it('is added, named and listed, signs in, and is told by mail', async () => {
  const { ana, device, id } = await aPersonWithPasskey();
  expect(await methodsOf(ana)).toMatchObject({
    hasPassword: true,
    passkeyOrigin: 'http://localhost:3000',
    passkeys: [{ name: 'My phone', lastUsedAt: null }],
  });
  const notice = () =>
    server.mails.find(({ to, text }) => to === ana.email && text.includes('A passkey was added'));
  await expect.poll(notice, { timeout: 60_000 }).toBeDefined();
  await server.ask({ method: 'PUT', path: `/api/passkeys/${id}`, as: ana, body: { name: 'Laptop' } });
  const entered = await signIn(device);
  expect(entered.json).toMatchObject({ success: true, user: { id: ana.id } });
  expect((await methodsOf(ana)).passkeys).toMatchObject([
    { name: 'Laptop', lastUsedAt: new Date(moment).toISOString() },
  ]);
  // The device has kept whose key it is.
  const userHandle = Buffer.from(ana.id).toString('base64url');
  expect((await signIn(device, { userHandle })).status).toBe(200);
  expect((await signIn(device, { userHandle: 'c29tZWJvZHk' })).json).toMatchObject({
    code: 'passkey_refused',
  });
});

it('counts as both factors', async () => {
  const { ana, device } = await aPersonWithPasskey();
  await server.store
    .insert(twoFactors)
    .values({ userId: ana.id, secret: 'x', confirmedAt: new Date(moment) });
  const { email, password } = ana;
  expect((await post('login', { email, password })).json).toMatchObject({ code: 'code_required' });
  expect((await signIn(device)).status).toBe(200);
  expect((await signIn(device, { isUnverified: true })).json).toMatchObject({ code: 'passkey_refused' });
});

it('answers each challenge once, in time, and at our origin only', async () => {
  const { device } = await aPersonWithPasskey();
  const challenge = await signInChallenge();
  const tries = await Promise.all([1, 2, 3].map(() => signIn(device, undefined, challenge)));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  expect((await signIn(device, undefined, challenge)).json).toMatchObject({ code: 'challenge_over' });
  const late = await signInChallenge();
  moment += 10 * MINUTE_MS + 1;
  expect((await signIn(device, undefined, late)).json).toMatchObject({ code: 'challenge_over' });
  expect((await signIn(device, undefined, 'bWFkZS11cA')).json).toMatchObject({ code: 'challenge_over' });
  for (const origin of ['https://localhost:3000', 'http://localhost:3001', 'http://evil.example'])
    expect((await signIn(device, { origin })).json).toMatchObject({ code: 'passkey_refused' });
  // Somebody else's key under this name.
  const forged = {
    ...anAuthenticator().get(await signInChallenge()),
    id: device.credentialId,
    rawId: device.credentialId,
  };
  expect((await post('passkey-sign-in', { passkey: forged })).json).toMatchObject({
    code: 'passkey_refused',
  });
});

it('is refused where its counter goes back: the key was copied', async () => {
  const { device } = await aPersonWithPasskey();
  expect((await signIn(device, { counter: 9 })).status).toBe(200);
  for (const counter of [9, 3, 0])
    expect((await signIn(device, { counter })).json).toMatchObject({ code: 'passkey_refused' });
  expect((await signIn(device, { counter: 10 })).status).toBe(200);
});

it('is added with the password and by the answer to one’s own challenge only', async () => {
  const [ana, ben] = [await aPerson(server), await aPerson(server)];
  expect((await post('passkeys/options', { currentPassword: 'wrong' }, ana)).json).toMatchObject({
    details: { fields: [{ path: 'currentPassword' }] },
  });
  expect((await post('passkeys/options', { currentPassword: '' }, ana)).status).toBe(400);
  const device = anAuthenticator();
  expect((await add(ben, device, await challengeFor(ana))).json).toMatchObject({ code: 'challenge_over' });
  expect((await add(ana, device, await challengeFor(ana), { isUnverified: true })).json).toMatchObject({
    code: 'passkey_refused',
  });
  const challenge = await challengeFor(ana);
  expect((await add(ana, device, challenge)).status).toBe(201);
  expect((await add(ana, anAuthenticator(), challenge)).json).toMatchObject({ code: 'challenge_over' });
  // Nobody takes over the key pair of another.
  expect((await add(ben, device, await challengeFor(ben))).json).toMatchObject({ code: 'passkey_refused' });
});

it('removed elsewhere it opens nothing, says so, and other sessions end', async () => {
  const { ana, device, id } = await aPersonWithPasskey();
  const other = await sessionOf(server, ana.id);
  const remove = (currentPassword: string) => post(`passkeys/${id}/remove`, { currentPassword }, ana);
  expect((await remove('wrong')).status).toBe(400);
  const { token } = removePasskey.reply.schema.parse((await remove(ana.password)).json);
  const statusOf = async (as: { token: string }) =>
    (await server.ask({ method: 'GET', path: '/api/profile', as })).status;
  expect(await Promise.all([ana, other, { token }].map(statusOf))).toEqual([401, 401, 200]);
  const refused = await signIn(device);
  expect(refused.json).toMatchObject({
    code: 'passkey_unknown',
    error: expect.stringContaining('no longer works'),
  });
});

it('opens no stopped account', async () => {
  const { ana, device } = await aPersonWithPasskey();
  await setAccountActive(server.http.platform, ana.id, false);
  expect((await signIn(device)).status).toBe(401);
  await setAccountActive(server.http.platform, ana.id, true);
  expect((await signIn(device)).status).toBe(200);
});

it('is the way in of an account without a password: a fresh sign-in confirms, and the last way stays', async () => {
  const { ana, device, id } = await aPersonWithPasskey();
  await server.store.delete(credentials).where(eq(credentials.userId, ana.id));
  expect((await methodsOf(ana)).hasPassword).toBe(false);
  moment += 11 * MINUTE_MS;
  const remove = (as: { token: string }) => post(`passkeys/${id}/remove`, { currentPassword: '' }, as);
  expect((await remove(ana)).json).toMatchObject({ code: 'recent_sign_in_required' });
  const fresh = (await signIn(device)).json as { token: string };
  expect((await remove(fresh)).json).toMatchObject({ code: 'last_way_in' });
  const body = { currentPassword: '', newPassword: 'a-brand-new-lamp' };
  const set = await server.ask({ method: 'PUT', path: '/api/password', as: fresh, body });
  expect(set.status).toBe(200);
  expect((await post('login', { email: ana.email, password: 'a-brand-new-lamp' })).status).toBe(200);
});

it.each(['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://cv.example.org'])(
  'cannot be made at %s',
  async (APP_URL) => {
    const elsewhere = await startTestApp({ variables: { APP_URL } });
    const answer = await post('passkey-sign-in/options', undefined, undefined, elsewhere);
    expect(answer.json).toMatchObject({ code: 'passkeys_unavailable' });
    await elsewhere.close();
  },
);
