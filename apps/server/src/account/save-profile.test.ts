import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userSchema } from '@candor/contracts/account';
import { defaultPreferences } from '@candor/domain/settings';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { users } from './schema.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const put = (as: Person, body: object) => server.ask({ method: 'PUT', path: '/api/profile', as, body });
const choose = (as: Person, body: object) =>
  server.ask({ method: 'PUT', path: '/api/preferences', as, body });
async function userOf(as: Person) {
  const { json } = await server.ask({ method: 'GET', path: '/api/profile', as });
  return userSchema.parse((json as { user: unknown }).user);
}

it('begins with the defaults and keeps what is saved', async () => {
  const ana = await aPerson(server);
  expect((await userOf(ana)).preferences).toEqual(defaultPreferences);
  const preferences = { theme: 'dark', timeZone: 'Europe/Lisbon', marketingEmails: true, paper: 'a4' };
  const saved = await put(ana, { name: '  Ana Ruiz-Vega ', email: ana.email.toUpperCase(), preferences });
  expect(saved.status).toBe(200);
  const user = await userOf(ana);
  expect(user).toMatchObject({ name: 'Ana Ruiz-Vega', email: ana.email });
  expect(user.preferences).toEqual({ ...defaultPreferences, ...preferences });
});

it('leaves what is not named as it is, also where several save at once', async () => {
  const ana = await aPerson(server);
  const changes = [{ theme: 'dark' }, { paper: 'a4' }, { autoSave: false }, { language: 'pt' }];
  const answers = await Promise.all(changes.map((change) => choose(ana, change)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await userOf(ana)).preferences).toEqual({
    ...defaultPreferences,
    ...Object.assign({}, ...changes),
  });
});

it.each([
  [{ name: '   ' }, 'name', 'Name is required'],
  [{ email: 'nobody' }, 'email', 'Valid email is required'],
  [
    { preferences: { timeZone: 'Mars/Olympus' } },
    'preferences.timeZone',
    'Please choose a time zone from the list',
  ],
])('refuses %j beside its field and saves nothing', async (wrong, path, message) => {
  const ana = await aPerson(server);
  const body = { name: 'Other', email: ana.email, preferences: { theme: 'dark' }, ...wrong };
  const answer = await put(ana, body);
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({ details: { fields: [{ path, message }] } });
  expect(await userOf(ana)).toMatchObject({ name: ana.name, preferences: defaultPreferences });
});

it('takes no other field', async () => {
  const ana = await aPerson(server);
  await put(ana, {
    name: 'Ana',
    email: ana.email,
    role: 'admin',
    subscriptionPlan: 'professional',
    isActive: false,
  });
  expect((await choose(ana, { role: 'admin' })).status).toBe(400);
  const [row] = await server.store.select().from(users).where(eq(users.id, ana.id));
  expect(row).toMatchObject({ role: 'user', subscriptionPlan: 'free', isActive: true });
});

it('tells the other tabs of the person, and nobody else', async () => {
  const [ana, ben] = await Promise.all([aPerson(server), aPerson(server)]);
  await choose(ana, { theme: 'dark' });
  const eventsOf = async (as: Person) =>
    (await server.ask({ method: 'GET', path: '/api/events?after=0', as })).json;
  expect(await eventsOf(ana)).toMatchObject({ events: [{ kind: 'account-saved', subject: ana.id }] });
  expect(await eventsOf(ben)).toMatchObject({ events: [] });
});
