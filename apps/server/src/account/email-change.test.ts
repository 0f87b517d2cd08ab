import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson, sessionOf, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { emailChanges, users } from './schema.ts';

let moment = Date.now();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock: { now: () => new Date(moment) } });
});
afterAll(() => server.close());

const freshEmail = () => `wanted-${randomUUID()}@example.org`;
const ask = (as: Person, email: string) =>
  server.ask({ method: 'PUT', path: '/api/profile', as, body: { name: as.name, email } });
const confirm = (token: string) =>
  server.ask({ method: 'POST', path: '/api/email-change/confirm', body: { token } });
const pending = async (as: { token: string }) =>
  (await server.ask({ method: 'GET', path: '/api/email-change', as })).json;
const emailOf = async ({ id }: Person) =>
  (await server.store.select({ email: users.email }).from(users).where(eq(users.id, id)))[0]?.email;

async function mailTo(email: string, subject: string, count = 1): Promise<string> {
  const found = () => server.mails.filter((mail) => mail.to === email && mail.subject === subject);
  await expect.poll(() => found().length, { timeout: 60_000 }).toBe(count);
  return found().at(-1)?.text ?? '';
}
const linkTo = async (email: string, count?: number) =>
  /#email-change=([\w-]+)/.exec(await mailTo(email, 'Confirm your new email for Candor', count))?.[1] ?? '';

it('is changed once both addresses have confirmed it, in either order, and ends all sessions', async () => {
  for (const isNewFirst of [true, false]) {
    const ana = await aPerson(server);
    const other = await sessionOf(server, ana.id);
    const wanted = freshEmail();
    expect((await ask(ana, wanted.toUpperCase())).status).toBe(200);
    expect(await emailOf(ana)).toBe(ana.email);
    expect(await pending(ana)).toMatchObject({
      pending: { email: wanted, isConfirmedByCurrent: false, isConfirmedByNew: false },
    });
    const links = [await linkTo(ana.email), await linkTo(wanted)];
    const [first = '', second = ''] = isNewFirst ? links.toReversed() : links;
    expect((await confirm(first)).json).toEqual({ success: true, state: 'waiting' });
    // One address alone, however often, changes nothing.
    expect((await confirm(first)).json).toEqual({ success: true, state: 'waiting' });
    expect(await emailOf(ana)).toBe(ana.email);
    expect((await confirm(second)).json).toEqual({ success: true, state: 'changed' });
    expect(await emailOf(ana)).toBe(wanted);
    for (const as of [ana, other])
      expect((await server.ask({ method: 'GET', path: '/api/profile', as })).status).toBe(401);
    const signIn = (email: string) =>
      server.ask({ method: 'POST', path: '/api/login', body: { email, password: ana.password } });
    expect((await signIn(ana.email)).status).toBe(401);
    expect((await signIn(wanted)).status).toBe(200);
    expect((await confirm(second)).status).toBe(401);
    await mailTo(ana.email, 'Security of your Candor account');
  }
});

it('answers the same where somebody else has the address, who alone is told', async () => {
  const [ana, ben] = await Promise.all([aPerson(server), aPerson(server)]);
  const [taken, free] = [await ask(ana, ben.email), await ask(ben, freshEmail())];
  expect(taken.status).toBe(free.status);
  expect(Object.keys(taken.json as object)).toEqual(Object.keys(free.json as object));
  expect(await pending(ana)).toMatchObject({ pending: { email: ben.email, isConfirmedByNew: false } });
  const text = await mailTo(ben.email, 'You already have a Candor account');
  expect(text).not.toContain(ana.email);
  expect(text).not.toContain('#email-change');
  expect((await confirm(await linkTo(ana.email))).json).toEqual({ success: true, state: 'waiting' });
  expect(await emailOf(ana)).toBe(ana.email);
});

it('is refused where somebody took the address meanwhile', async () => {
  const [ana, wanted] = [await aPerson(server), freshEmail()];
  await ask(ana, wanted);
  const links = [await linkTo(ana.email), await linkTo(wanted)];
  await server.ask({
    method: 'POST',
    path: '/api/register',
    body: { name: 'Ben', email: wanted, password: 'paper-lamp-77' },
  });
  expect((await confirm(links[0] ?? '')).status).toBe(200);
  expect((await confirm(links[1] ?? '')).status).toBe(401);
  expect(await emailOf(ana)).toBe(ana.email);
});

it('takes the last email asked for, until it is cancelled or an hour is over', async () => {
  const [ana, first, second] = [await aPerson(server), freshEmail(), freshEmail()];
  await ask(ana, first);
  const stale = [await linkTo(ana.email), await linkTo(first)];
  await ask(ana, second);
  const [current, wanted] = [await linkTo(ana.email, 2), await linkTo(second)];
  for (const link of stale) expect((await confirm(link)).status).toBe(401);
  expect((await confirm(current)).status).toBe(200);
  const start = moment;
  moment += 61 * 60_000;
  expect((await confirm(wanted)).status).toBe(401);
  expect(await pending(ana)).toEqual({ pending: null });
  moment = start;
  expect((await server.ask({ method: 'DELETE', path: '/api/email-change', as: ana })).status).toBe(200);
  expect((await confirm(wanted)).status).toBe(401);
  expect(await emailOf(ana)).toBe(ana.email);
});

it('keeps hashes of the tokens only, and is nobody else’s', async () => {
  const [ana, ben, wanted] = [await aPerson(server), await aPerson(server), freshEmail()];
  await ask(ana, wanted);
  const token = await linkTo(wanted);
  const [row] = await server.store.select().from(emailChanges).where(eq(emailChanges.userId, ana.id));
  expect(JSON.stringify(row)).not.toContain(token);
  expect(await pending(ben)).toEqual({ pending: null });
  await server.ask({ method: 'DELETE', path: '/api/email-change', as: ben });
  expect(await pending(ana)).toMatchObject({ pending: { email: wanted } });
  expect((await confirm('made-up')).status).toBe(401);
});

it('mails one person at most five times an hour', async () => {
  const own = await startTestApp({ variables: { RATE_LIMIT: 'on' } });
  try {
    const ana = await aPerson(own);
    const statuses: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const body = { name: ana.name, email: freshEmail() };
      statuses.push((await own.ask({ method: 'PUT', path: '/api/profile', as: ana, body })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  } finally {
    await own.close();
  }
});
