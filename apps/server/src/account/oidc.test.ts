import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Site } from '@candor/contracts/admin';
import { beginOidc, disconnectOidc, finishOidc } from '@candor/contracts/oidc';
import { signInMethods } from '@candor/contracts/sign-in-methods';
import { localProvider, type LocalProvider } from '@candor/testing/server';
import { putSite, siteOf } from '../platform/site.ts';
import { aPerson, sessionOf, startTestApp, type TestApp } from '../platform/testing/index.ts';
import { setAccountActive } from './index.ts';
import { twoFactors, users } from './schema.ts';

const APP_URL = 'http://localhost:3000';
let moment = Date.now();
let provider: LocalProvider;
let server: TestApp;
const variablesOf = ({ issuer, clientId, clientSecret }: LocalProvider) => ({
  APP_URL,
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_NAME: 'Acme ID',
});
beforeAll(async () => {
  provider = await localProvider(`${APP_URL}/auth/callback`);
  server = await startTestApp({ clock: { now: () => new Date(moment) }, variables: variablesOf(provider) });
});
afterEach(() => signUpIs('open'));
afterAll(async () => {
  await server.close();
  await provider.close();
});

const signUpIs = async (signUp: Site['signUp']) =>
  putSite(server.store, { ...(await siteOf(server.store)), signUp });
type Body = Record<string, unknown>;
const post = (
  path: string,
  body: Body,
  { as, cookie = '' }: { as?: { token: string }; cookie?: string } = {},
) => server.ask({ method: 'POST', path: `/api/${path}`, body, ...(as && { as }), headers: { cookie } });
const aSubject = (more: Partial<NonNullable<LocalProvider['person']>> = {}) => {
  const subject = randomUUID();
  provider.person = { subject, email: `${subject}@example.org`, name: 'Cleo Papas', ...more };
  return { subject, email: provider.person.email ?? '' };
};

/** A browser on its way: where it was sent, and the cookie it was given. */
interface Away {
  url: string;
  cookie: string;
}
async function begin(
  body: Body = { invitation: null },
  path = 'begin',
  as?: { token: string },
): Promise<Away> {
  const { json, headers } = await post(`oidc/${path}`, body, as ? { as } : {});
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  return { url: beginOidc.reply.schema.parse(json).url, cookie };
}

/** Follows a browser through the provider; what stands behind the question mark when it is back. */
async function comeBack({ url }: Away): Promise<string> {
  const jar = new Map<string, string>();
  for (let next = url; ;) {
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    const to = new URL(answer.headers.get('location') ?? '', next);
    if (to.href.startsWith(`${APP_URL}/auth/callback`)) return to.search;
    if (!to.href.startsWith(provider.issuer)) throw new Error(`left for ${to.href}: ${await answer.text()}`);
    next = to.href;
  }
}
const finish = async (search: string, { cookie }: Away) =>
  (await post('oidc/finish', { search }, { cookie })).json;
async function signIn(body?: Body) {
  const away = await begin(body);
  return finish(await comeBack(away), away);
}
async function entered(): Promise<{ token: string; id: string }> {
  const outcome = finishOidc.reply.schema.parse(await signIn());
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind);
  return { token: outcome.token, id: outcome.user.id };
}

it('makes an account by a confirmed email, and opens it again whatever the email is then', async () => {
  const { subject, email } = aSubject();
  const first = await entered();
  expect(await server.store.select().from(users).where(eq(users.id, first.id))).toMatchObject([
    { email, name: 'Cleo Papas', emailVerified: true },
  ]);
  provider.person = { subject, email: 'elsewhere@example.org', isVerified: false };
  expect((await entered()).id).toBe(first.id);
});

it('takes a name as the store can hold it', async () => {
  aSubject({ name: ' Cleo\0 Papas\ud800 ' });
  const { id } = await entered();
  const [person] = await server.store.select().from(users).where(eq(users.id, id));
  expect(person?.name).toBe('Cleo Papas\ufffd');
});

it('lets nobody into an account that is there by its email alone', async () => {
  const ana = await aPerson(server);
  aSubject({ email: ana.email.toUpperCase() });
  expect(await signIn()).toMatchObject({
    code: 'account_refused',
    error: expect.stringContaining('connect Acme ID in Settings'),
  });
  aSubject({ isVerified: false });
  expect(await signIn()).toMatchObject({ code: 'provider_refused' });
});

it('is connected by who is signed in, with their password, and disconnected again', async () => {
  const ana = await aPerson(server);
  const other = await sessionOf(server, ana.id);
  aSubject();
  expect((await post('oidc/connect', { currentPassword: 'wrong' }, { as: ana })).status).toBe(400);
  const away = await begin({ currentPassword: ana.password }, 'connect', ana);
  expect(await finish(await comeBack(away), away)).toEqual({ kind: 'connected' });
  expect((await entered()).id).toBe(ana.id);
  const notice = () =>
    server.mails.find(({ to, text }) => to === ana.email && text.includes('was connected'));
  await expect.poll(notice, { timeout: 60_000 }).toBeDefined();
  // The same identity opens one account only.
  const ben = await aPerson(server);
  const second = await begin({ currentPassword: ben.password }, 'connect', ben);
  expect(await finish(await comeBack(second), second)).toMatchObject({ code: 'account_refused' });

  const ended = await post('oidc/disconnect', { currentPassword: ana.password }, { as: ana });
  const as = disconnectOidc.reply.schema.parse(ended.json);
  const methods = await server.ask({ method: 'GET', path: '/api/sign-in-methods', as });
  expect(signInMethods.reply.schema.parse(methods.json).provider).toEqual({
    name: 'Acme ID',
    isConnected: false,
  });
  expect((await server.ask({ method: 'GET', path: '/api/profile', as: other })).status).toBe(401);
});

it('asks for the code of who has two-factor authentication on', async () => {
  aSubject();
  const { id } = await entered();
  await server.store.insert(twoFactors).values({ userId: id, secret: 'x', confirmedAt: new Date() });
  const outcome = finishOidc.reply.schema.parse(await signIn());
  if (outcome.kind !== 'code') throw new Error(outcome.kind);
  const { ticket } = outcome;
  expect((await post('oidc/code', { ticket, code: '' })).json).toMatchObject({ code: 'code_required' });
  expect((await post('oidc/code', { ticket, code: 'AAAA-AAAA' })).json).toMatchObject({ code: 'bad_code' });
  await server.store.delete(twoFactors).where(eq(twoFactors.userId, id));
  const both = await Promise.all([1, 2].map(() => post('oidc/code', { ticket, code: '1' })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

it('ends where it began, once, in time, with what the provider answered', async () => {
  aSubject();
  const away = await begin();
  const search = await comeBack(away);
  // Another browser, which somebody was sent to with this link.
  const elsewhere = await begin();
  expect(await finish(search, elsewhere)).toMatchObject({ code: 'challenge_over' });
  expect(await finish(search, away)).toMatchObject({ code: 'challenge_over' });

  const again = await begin();
  const back = await comeBack(again);
  expect(await finish(back, again)).toMatchObject({ kind: 'signed-in' });
  expect(await finish(back, again)).toMatchObject({ code: 'challenge_over' });

  const late = await begin();
  const lateSearch = await comeBack(late);
  moment += 11 * 60_000;
  expect(await finish(lateSearch, late)).toMatchObject({ code: 'challenge_over' });

  const [one, two] = [await begin(), await begin()];
  const swapped = new URLSearchParams(await comeBack(one));
  swapped.set('state', new URL(two.url).searchParams.get('state') ?? '');
  expect(await finish(`?${swapped.toString()}`, two)).toMatchObject({ code: 'provider_refused' });
});

it('says that the provider refused, or is away', async () => {
  provider.person = null;
  expect(await signIn()).toMatchObject({
    code: 'provider_refused',
    error: expect.stringContaining('Acme ID'),
  });
  const gone = await startTestApp({
    variables: { ...variablesOf(provider), OIDC_ISSUER: 'http://127.0.0.1:9' },
  });
  const answer = await gone.ask({ method: 'POST', path: '/api/oidc/begin', body: { invitation: null } });
  expect(answer).toMatchObject({ status: 503, json: { error: expect.stringContaining('can’t be reached') } });
  await gone.close();
});

it('makes accounts as the sign-up is open, by invitation or closed', async () => {
  await signUpIs('closed');
  const { email } = aSubject();
  expect(await signIn()).toMatchObject({ code: 'sign_up_closed' });
  await signUpIs('invitation');
  expect(await signIn()).toMatchObject({ code: 'invitation_required' });
  const admin = await aPerson(server, { role: 'admin' });
  const { json } = await post('admin/invitations', { email }, { as: admin });
  const invitation = /#invitation=([\w-]+)/.exec(JSON.stringify(json))?.[1];
  expect(await signIn({ invitation: 'not-a-token' })).toMatchObject({ code: 'invitation_over' });
  expect(await signIn({ invitation })).toMatchObject({ kind: 'signed-in' });
});

it('confirms by a fresh sign-in what is confirmed by a password else, and sets one', async () => {
  const { email } = aSubject();
  const old = await entered();
  moment += 11 * 60_000;
  const remove = (as: { token: string }) => post('delete-account', {}, { as });
  expect((await remove(old)).json).toMatchObject({ code: 'recent_sign_in_required' });
  const fresh = await entered();
  expect((await post('oidc/disconnect', { currentPassword: '' }, { as: fresh })).json).toMatchObject({
    code: 'last_way_in',
  });
  await post('password-reset/request', { email });
  const link = () => /#reset=(\w+)/.exec(server.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1];
  await expect.poll(link, { timeout: 60_000 }).toBeDefined();
  const password = 'a-brand-new-lamp';
  expect((await post('password-reset', { token: link(), password })).status).toBe(200);
  expect((await post('login', { email, password })).status).toBe(200);
  expect((await remove(await entered())).status).toBe(400);
  const gone = await entered();
  expect((await post('delete-account', { password }, { as: gone })).status).toBe(200);
});

it('opens no stopped account', async () => {
  aSubject();
  const { id } = await entered();
  await setAccountActive(server.http.platform, id, false);
  expect(await signIn()).toMatchObject({ code: 'bad_credentials' });
});
