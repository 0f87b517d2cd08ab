import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, startTestApp, type TestApp } from '../platform/testing/index.ts';
import { setAccountActive } from './index.ts';
import { credentials, sessions, users, verifications } from './schema.ts';

let moment = Date.now();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock: { now: () => new Date(moment) } });
});
afterAll(() => server.close());

const freshEmail = () => `New-${randomUUID()}@Example.org`;
const password = 'paper-lamp-42';

async function signUp(email = freshEmail(), secret = password) {
  const answer = await server.ask({
    method: 'POST',
    path: '/api/register',
    body: { name: 'Ana Ruiz', email, password: secret },
  });
  return { answer, json: answer.json as { token: string; user: { id: string; email: string } } };
}
const signIn = (email: string, secret: string) =>
  server.ask({ method: 'POST', path: '/api/login', body: { email, password: secret } });
const profileOf = (token: string) => server.ask({ method: 'GET', path: '/api/profile', as: { token } });

/** Work of the processor for a refused sign-in, in microseconds: the clock would tell what else the machine does. */
const workOf = async (email: string) => {
  const before = process.cpuUsage();
  await signIn(email, 'wrong-password');
  return process.cpuUsage(before).user;
};
const median = (times: number[]) => times.toSorted((a, b) => a - b)[4] ?? 0;

const askReset = (email: string) =>
  server.ask({ method: 'POST', path: '/api/password-reset/request', body: { email } });
const choosePassword = (token: string, secret: string) =>
  server.ask({ method: 'POST', path: '/api/password-reset', body: { token, password: secret } });

async function mailedToken(email: string): Promise<string> {
  await expect.poll(() => server.mails.some((mail) => mail.to === email), { timeout: 15_000 }).toBe(true);
  const text = server.mails.findLast((mail) => mail.to === email)?.text ?? '';
  return /#reset=(\w+)/.exec(text)?.[1] ?? '';
}

describe('an account', () => {
  it('is made once for each address, however it is spelled', async () => {
    const email = freshEmail();
    const { answer, json } = await signUp(email);
    expect(answer.status).toBe(201);
    expect(json.user.email).toBe(email.toLowerCase());
    const again = await signUp(`  ${email.toUpperCase()} `);
    expect(again.answer.status).toBe(409);
    expect(again.answer.json).toMatchObject({ code: 'account_refused' });
  });

  it('is made once by ten at the same time', async () => {
    const email = freshEmail();
    const tries = await Promise.all(Array.from({ length: 10 }, () => signUp(email)));
    expect(tries.map(({ answer }) => answer.status).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  });

  it('takes no field beyond its form', async () => {
    const email = freshEmail();
    await server.ask({
      method: 'POST',
      path: '/api/register',
      body: {
        name: 'Ana',
        email,
        password,
        role: 'admin',
        subscriptionPlan: 'professional',
        isActive: false,
      },
    });
    const [row] = await server.store.select().from(users).where(eq(users.email, email.toLowerCase()));
    expect(row).toMatchObject({ role: 'user', subscriptionPlan: 'free', isActive: true });
  });

  it.each([
    ['12345', 'Password must be at least 6 characters'],
    ['password', 'This password is too common. Please choose another.'],
    ['QWERTY', 'This password is too common. Please choose another.'],
    ['x'.repeat(257), 'Password must be at most 256 characters'],
  ])('refuses the password %s beside its field', async (secret, message) => {
    const { answer } = await signUp(freshEmail(), secret);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      error: message,
      details: { fields: [{ path: 'password', message }] },
    });
  });

  it('takes long passwords whole, in any script', async () => {
    const email = freshEmail();
    const long = 'пароль-長い-🗝-'.repeat(14);
    expect((await signUp(email, long)).answer.status).toBe(201);
    expect((await signIn(email, long)).status).toBe(200);
    expect((await signIn(email, long.slice(0, -1))).status).toBe(401);
  });

  it('keeps a slow hash of the password and a hash of the token', async () => {
    const { json } = await signUp();
    const [credential] = await server.store
      .select()
      .from(credentials)
      .where(eq(credentials.userId, json.user.id));
    expect(credential?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    const kept = await server.store.select().from(sessions).where(eq(sessions.userId, json.user.id));
    expect(kept.map((session) => session.token)).not.toContain(json.token);
    expect(json.token.length).toBeGreaterThanOrEqual(43);
  });

  it('writes neither password, token nor address to the log', async () => {
    const email = freshEmail();
    const { json } = await signUp(email);
    await profileOf(json.token);
    await signIn(email, 'wrong-password');
    const log = server.logged.join('');
    for (const secret of [password, json.token, email, email.toLowerCase()])
      expect(log).not.toContain(secret);
  });
});

describe('signing in', () => {
  it('answers the same for a wrong password, an unknown address and a stopped account', async () => {
    const [ana, ben] = await Promise.all([aPerson(server), aPerson(server)]);
    await setAccountActive(server.http.platform, ben.id, false);
    const answers = await Promise.all([
      signIn(ana.email, 'wrong-password'),
      signIn(freshEmail(), 'wrong-password'),
      signIn(ben.email, ben.password),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.text).toBe(answers[0]?.text);
    }
  });

  it('works as hard for an unknown address as for a known one', async () => {
    const ana = await aPerson(server);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      known.push(await workOf(ana.email));
      unknown.push(await workOf(freshEmail()));
    }
    // Without a hash one of them would do a tenth of the other's work.
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(median(known) / 2);
  });

  it('gives a new token each time', async () => {
    const ana = await aPerson(server);
    const tokens = await Promise.all([1, 2].map(() => signIn(ana.email, ana.password)));
    expect(new Set(tokens.map(({ json }) => (json as { token: string }).token)).size).toBe(2);
  });
});

describe('a session', () => {
  it('ends at sign-out, and only that one', async () => {
    const ana = await aPerson(server);
    const other = (await signIn(ana.email, ana.password)).json as { token: string };
    expect((await profileOf(ana.token)).status).toBe(200);
    const left = await server.ask({ method: 'POST', path: '/api/logout', as: ana });
    expect(left.status).toBe(200);
    expect(left.headers['clear-site-data']).toBe('"cache"');
    expect((await profileOf(ana.token)).status).toBe(401);
    expect((await profileOf(other.token)).status).toBe(200);
  });

  it('ends at once when the account is stopped', async () => {
    const ana = await aPerson(server);
    expect((await profileOf(ana.token)).status).toBe(200);
    await setAccountActive(server.http.platform, ana.id, false);
    expect((await profileOf(ana.token)).status).toBe(401);
    await setAccountActive(server.http.platform, ana.id, true);
    expect((await profileOf(ana.token)).status).toBe(401);
  });

  it('ends after seven days unused and after thirty however used', async () => {
    const day = 24 * 3600 * 1000;
    const start = moment;
    const [idle, used] = [await aPerson(server), await aPerson(server)];
    try {
      for (let passed = 0; passed < 30; passed += 3) {
        moment = start + passed * day;
        expect((await profileOf(used.token)).status).toBe(200);
      }
      expect((await profileOf(idle.token)).status).toBe(401);
      moment = start + 30 * day + 3600_000;
      expect((await profileOf(used.token)).status).toBe(401);
    } finally {
      moment = start;
    }
  });

  it('is taken from the header only', async () => {
    const ana = await aPerson(server);
    const asked = {
      method: 'GET',
      path: `/api/profile?token=${ana.token}&access_token=${ana.token}`,
    } as const;
    expect((await server.ask(asked)).status).toBe(401);
    const cookie = { cookie: `auth_token=${ana.token}; better-auth.session_token=${ana.token}` };
    expect((await server.ask({ method: 'GET', path: '/api/profile', headers: cookie })).status).toBe(401);
  });
});

describe('a password reset', () => {
  it('answers the same whether or not the address is known, and mails the known one', async () => {
    const ana = await aPerson(server);
    const [known, unknown] = await Promise.all([askReset(ana.email.toUpperCase()), askReset(freshEmail())]);
    expect(known.status).toBe(200);
    expect(unknown.text).toBe(known.text);
    const before = server.mails.length;
    const token = await mailedToken(ana.email);
    expect(server.mails.length - before).toBeLessThanOrEqual(1);

    const weak = await choosePassword(token, 'password');
    expect(weak.json).toMatchObject({ code: 'invalid' });
    const kept = await server.store.select().from(verifications);
    expect(JSON.stringify(kept)).not.toContain(token);

    expect((await choosePassword(token, 'a-brand-new-lamp')).status).toBe(200);
    expect((await profileOf(ana.token)).status).toBe(401);
    expect((await signIn(ana.email, ana.password)).status).toBe(401);
    expect((await signIn(ana.email, 'a-brand-new-lamp')).status).toBe(200);
    expect((await choosePassword(token, 'yet-another-lamp')).json).toMatchObject({ code: 'bad_credentials' });
  });

  it('ends every other link of the account, and only of it', async () => {
    const [ana, ben] = await Promise.all([aPerson(server), aPerson(server)]);
    const linksOf = async (email: string, count: number) => {
      for (let at = 0; at < count; at += 1) await askReset(email);
      const texts = () => server.mails.filter((mail) => mail.to === email).map(({ text }) => text);
      await expect.poll(() => texts().length, { timeout: 15_000 }).toBe(count);
      return texts().map((text) => /#reset=(\w+)/.exec(text)?.[1] ?? '');
    };
    const [links, other] = [await linksOf(ana.email, 3), await linksOf(ben.email, 1)];
    const used = await Promise.all(links.slice(0, 2).map((link) => choosePassword(link, 'a-brand-new-lamp')));
    expect(used.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await choosePassword(links[2] ?? '', 'yet-another-lamp')).status).toBe(401);
    expect((await choosePassword(other[0] ?? '', 'a-brand-new-lamp')).status).toBe(200);
  });

  it('refuses a made-up token', async () => {
    expect((await choosePassword('made-up', 'a-brand-new-lamp')).status).toBe(401);
  });
});

describe('the routes of the library', () => {
  it.each(['/api/auth/sign-up/email', '/api/auth/ok', '/sign-in/email', '/api/auth/get-session'])(
    '%s is not reachable',
    async (path) => {
      expect((await server.ask({ method: 'POST', path, body: {} })).status).toBe(404);
    },
  );
});
