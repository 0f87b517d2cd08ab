import { afterAll, beforeAll, expect, it } from 'vitest';
import { say } from '@candor/domain/say';
import { inLanguage } from './reader-language.ts';
import { aPerson, startTestApp, type TestApp } from './testing/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };

it('answers in the language of the page that asks, English where it asks for none', async () => {
  const refused = async (headers?: Record<string, string>) =>
    (await server.ask({ method: 'GET', path: '/api/profile', ...(headers && { headers }) })).json;
  expect(await refused()).toMatchObject({ error: 'Please log in again to continue.' });
  expect(await refused(german)).toMatchObject({
    error: 'Bitte melden Sie sich noch einmal an, um fortzufahren.',
    code: 'unauthenticated',
  });
  // What was chosen on the device counts before what its browser asks for.
  expect(await refused({ ...german, cookie: 'language=fr' })).toMatchObject({
    error: expect.stringMatching(/reconnecter/),
  });
});

it('says what is wrong with a field of a body that it had to wait for', async () => {
  const ana = await aPerson(server);
  const body = { name: ' ', email: ana.email };
  const ask = { method: 'PUT', path: '/api/profile', as: ana, body } as const;
  const answers = await Promise.all([server.ask({ ...ask, headers: german }), server.ask(ask)]);
  const messages = answers.map(({ json }) => JSON.stringify(json));
  expect(messages[0]).toContain('Bitte geben Sie einen Namen ein');
  expect(messages[1]).toContain('Name is required');
});

it('keeps what is said at once for readers of several languages apart', async () => {
  const said = (language: string) =>
    inLanguage(language, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return say`Accepted`;
    });
  expect(await Promise.all(['de', 'en', 'de'].map(said))).toEqual(['Angenommen', 'Accepted', 'Angenommen']);
});

it('speaks English where a language has no catalogue to be read', async () => {
  expect(await inLanguage('xx', () => say`Accepted`)).toBe('Accepted');
});
