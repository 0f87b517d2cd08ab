import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Configuration } from '../platform/configuration.ts';
import type { Mail } from '../platform/mail.ts';
import { aPerson, startTestApp, type TestApp } from '../platform/testing/index.ts';
import { createAuth } from './auth.ts';
import { mailReset } from './mail-reset.ts';
import { users, verifications } from './schema.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function partsWith(send: (mail: Mail) => Promise<void>, change: Partial<Configuration> = {}) {
  const { store, ...platform } = server.http.platform;
  const configuration = { ...platform.configuration, ...change };
  const auth = createAuth({ configuration, store, secret: 'only for this test, and long enough' });
  return { auth, store, mailer: { send }, configuration, origin: 'https://cv.example.org' };
}

it('fails where the mail cannot be sent, so that the job is tried again', async () => {
  const ana = await aPerson(server);
  const away = partsWith(() => Promise.reject(new Error('ECONNECTION')));
  await expect(mailReset(away, ana.email)).rejects.toThrow('ECONNECTION');

  const mails: Mail[] = [];
  const back = partsWith(async (mail) => void mails.push(mail));
  await mailReset(back, ana.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: ana.email });
  expect(mails[0]?.text).toMatch(/https:\/\/cv\.example\.org\/auth#reset=\w+/);
});

it('is in the language that its reader chose, else that of the device they used last', async () => {
  const ana = await aPerson(server);
  const sent = async (preferences: object, configuration?: Partial<Configuration>) => {
    await server.ask({ method: 'PUT', path: '/api/preferences', as: ana, body: preferences });
    const mails: Mail[] = [];
    await mailReset(
      partsWith(async (mail) => void mails.push(mail), configuration),
      ana.email,
    );
    return mails[0];
  };
  const arabic = await sent({ deviceLanguage: 'ar' });
  expect(arabic?.subject).toBe('إعادة تعيين كلمة مرور Candor');
  const german = await sent({ screenLanguage: 'de' });
  expect(german?.subject).toBe('Ihr Candor-Passwort zurücksetzen');
  expect(german?.text).toMatch(/^Guten Tag/);
  // The operator has switched it off since.
  const english = await sent({ screenLanguage: 'de' }, { SCREEN_LANGUAGES: ['en', 'ar'] });
  expect(english?.subject).toBe('Reset your Candor password');
});

it('mails nobody at an address without an account', async () => {
  const mails: Mail[] = [];
  await mailReset(
    partsWith(async (mail) => void mails.push(mail)),
    'nobody@example.org',
  );
  expect(mails).toEqual([]);
});

it('leaves no reset behind for an account that is deleted while it is made', async () => {
  const ana = await aPerson(server);
  const { store } = server.http.platform;
  const mails: Mail[] = [];
  const parts = partsWith(async (mail) => void mails.push(mail));
  const { requestPasswordReset } = parts.auth.api;
  // The deletion has ended the account's resets already when this one is made.
  Object.assign(parts.auth.api, {
    requestPasswordReset: async (asked: Parameters<typeof requestPasswordReset>[0]) => {
      const answer = await requestPasswordReset(asked);
      await store.delete(users).where(eq(users.id, ana.id));
      return answer;
    },
  });
  await mailReset(parts, ana.email);
  expect(mails).toEqual([]);
  expect(await store.select().from(verifications).where(eq(verifications.value, ana.id))).toEqual([]);
});
