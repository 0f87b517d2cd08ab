import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userSubscription } from '@candor/contracts/billing';
import { getCv, listCvs } from '@candor/contracts/cv';
import { addCvLanguage, cvEndpoints } from '@candor/contracts/cv-endpoints';
import { mostCvs, trashDays } from '@candor/domain/cv';
import { aClock } from '../platform/testing/clock.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aCv } from '../platform/testing/records.ts';
import { documents } from '../documents/schema.ts';
import { clearTrash } from '../documents/actions/trash.ts';

const clock = aClock();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock });
});
afterAll(() => server.close());

async function list(as: Person, query = '') {
  const { json } = await server.ask({ method: 'GET', path: `/api/my-cvs${query}`, as });
  return listCvs.reply.schema.parse(json);
}
const ids = (cards: { id: string }[]) => cards.map(({ id }) => id);

function send(as: Person, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, headers = {}) {
  return server.ask({ method, path, body, as, headers });
}

async function usageOf(as: Person): Promise<number> {
  const { json } = await server.ask({ method: 'GET', path: userSubscription.path, as });
  return userSubscription.reply.schema.parse(json).cvUsage;
}

it('copies a CV with its look and labels, once for a key, at no cost of the month', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  await send(ana, 'PUT', `/api/cv/${id}`, { version: 1, template: 'classic', labels: ['Hospitals'] });
  const key = { 'idempotency-key': 'copy-1' };
  const copy = () => send(ana, 'POST', `/api/cv/${id}/duplicate`, {}, key);
  const [first, second] = await Promise.all([copy(), copy()]);
  const made = cvEndpoints.copy.reply.schema.parse(first.json);
  expect(cvEndpoints.copy.reply.schema.parse(second.json).id).toBe(made.id);
  expect(made).toMatchObject({ template: 'classic', labels: ['Hospitals'], version: 1 });
  expect(made.title).toMatch(/^Copy of /);
  expect(await list(ana)).toHaveLength(2);
  expect(await usageOf(ana)).toBe(1);
  await send(ana, 'PUT', `/api/cv/${made.id}`, { version: 1, title: 'For Dallas' });
  expect((await list(ana)).map(({ title }) => title)).toContain('For Dallas');
  expect((await send(await aPerson(server), 'POST', `/api/cv/${id}/duplicate`, {})).status).toBe(404);
});

it('tells what is made from one CV apart by its title', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const make = (way: string, body: object) => send(ana, 'POST', `/api/cv/${id}/${way}`, body);
  const copies = await Promise.all([make('duplicate', {}), make('duplicate', {}), make('duplicate', {})]);
  expect(copies.map(({ status }) => status)).toEqual([201, 201, 201]);
  await make('languages', { language: 'de' });
  const titles = (await list(ana)).map(({ title }) => title);
  expect(titles).toHaveLength(5);
  expect(new Set(titles).size).toBe(5);
});

it('keeps no more CVs of a person than there is room for', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const [row] = await server.store.select().from(documents).where(eq(documents.id, id));
  if (!row) throw new Error('no CV');
  const { id: _id, ...rest } = row;
  await server.store.insert(documents).values(Array.from({ length: mostCvs - 2 }, () => rest));
  expect((await send(ana, 'POST', `/api/cv/${id}/duplicate`, {})).status).toBe(201);
  expect(await send(ana, 'POST', `/api/cv/${id}/duplicate`, {})).toMatchObject({
    status: 409,
    json: { code: 'too_many' },
  });
});

it('puts the languages of a CV together, whether begun here or joined', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const between = await aCv(server, ana);
  const german = addCvLanguage.reply.schema.parse(
    (await send(ana, 'POST', `/api/cv/${id}/languages`, { language: 'de-AT' })).json,
  );
  expect(german).toMatchObject({
    language: 'de-AT',
    design: { language: 'de' },
    variants: [{ id, language: 'en' }],
  });
  const old = await aCv(server, ana);
  const joined = await send(ana, 'PUT', `/api/cv/${old}/languages`, { of: id, language: 'fr' });
  expect(getCv.reply.schema.parse(joined.json).variants.map(({ language }) => language)).toEqual([
    'en',
    'de-AT',
  ]);
  expect(ids(await list(ana))).toEqual([old, german.id, id, between]);
  await send(ana, 'PUT', `/api/cv/${old}/languages`, { of: null });
  const alone = await server.ask({ method: 'GET', path: `/api/cv/${old}`, as: ana });
  expect(alone.json).toMatchObject({ variants: [], variantGroup: null, language: 'fr' });
  const ben = await aPerson(server);
  const bens = await aCv(server, ben);
  expect((await send(ben, 'PUT', `/api/cv/${bens}/languages`, { of: id })).status).toBe(404);
  expect((await send(ana, 'PUT', `/api/cv/${id}/languages`, { of: id })).status).toBe(400);
});

it('labels, lists by label, renames everywhere, and knows a label whatever its capitals', async () => {
  const ana = await aPerson(server);
  const [one, two] = [await aCv(server, ana), await aCv(server, ana)];
  const label = (id: string, labels: string[]) => send(ana, 'PUT', `/api/cv/${id}/library`, { labels });
  await label(one, ['Hospitals', 'Austin']);
  const second = await label(two, [' hospitals ', 'HOSPITALS']);
  expect(second.json).toMatchObject({ labels: ['Hospitals'], version: 1 });
  expect(ids(await list(ana, '?label=Austin'))).toEqual([one]);
  const merged = await send(ana, 'PUT', '/api/cv-labels', { name: 'austin', to: 'Hospitals' });
  expect(merged.json).toEqual([{ name: 'Hospitals', count: 2 }]);
  const ben = await aPerson(server);
  expect((await send(ben, 'PUT', '/api/cv-labels', { name: 'Hospitals', to: null })).status).toBe(404);
  await send(ana, 'PUT', '/api/cv-labels', { name: 'Hospitals', to: null });
  const none = await server.ask({ method: 'GET', path: cvEndpoints.listLabels.path, as: ana });
  expect(none.json).toEqual([]);
});

it('shows a CV in one place at a time: in use, in the archive, in the trash', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const places = async () =>
    Promise.all(
      ['active', 'archived', 'trash'].map(async (place) => (await list(ana, `?in=${place}`)).length),
    );
  expect(await places()).toEqual([1, 0, 0]);
  const away = await send(ana, 'PUT', `/api/cv/${id}/library`, { isArchived: true });
  expect(away.json).toMatchObject({ isArchived: true, version: 1 });
  expect(await places()).toEqual([0, 1, 0]);
  expect((await server.ask({ method: 'GET', path: `/api/cv/${id}`, as: ana })).status).toBe(200);
  expect((await send(ana, 'DELETE', `/api/cv/${id}`)).status).toBe(204);
  expect(await places()).toEqual([0, 0, 1]);
  expect((await send(ana, 'POST', `/api/trash/${id}/restore`)).json).toMatchObject({ isArchived: true });
  expect(await places()).toEqual([0, 1, 0]);
});

it('begins no language of a CV in the trash, joins it with none, and links it to no profile', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  await send(ana, 'DELETE', `/api/cv/${id}`);
  const answers = [
    await send(ana, 'POST', `/api/cv/${id}/languages`, { language: 'de' }),
    await send(ana, 'PUT', `/api/cv/${id}/languages`, { of: null }),
    await server.ask({ method: 'GET', path: `/api/cv/${id}/profile`, as: ana }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

it('still has the picture of a CV in the trash, for its owner alone', async () => {
  const [ana, ben] = await Promise.all([aPerson(server), aPerson(server)]);
  const id = await aCv(server, ana);
  await send(ana, 'DELETE', `/api/cv/${id}`);
  const picture = (as: Person) => server.ask({ method: 'GET', path: `/api/cv/${id}/picture?version=1`, as });
  expect((await picture(ana)).status).toBe(200);
  expect((await picture(ben)).status).toBe(404);
  await send(ana, 'DELETE', `/api/trash/${id}`);
  expect((await picture(ana)).status).toBe(404);
});

it('empties the trash after its days, and nothing before or beside', async () => {
  const ana = await aPerson(server);
  const [old, fresh, kept] = [await aCv(server, ana), await aCv(server, ana), await aCv(server, ana)];
  await send(ana, 'DELETE', `/api/cv/${old}`);
  expect((await list(ana, '?in=trash'))[0]?.purgeAt).toBe(
    new Date(clock.now().getTime() + trashDays * 86_400_000).toISOString(),
  );
  clock.pass(60);
  await send(ana, 'DELETE', `/api/cv/${fresh}`);
  const after = { now: () => new Date(clock.now().getTime() + trashDays * 86_400_000 - 1_800_000) };
  await clearTrash({ store: server.store, clock: after, listeners: [] });
  expect(ids(await list(ana, '?in=trash'))).toEqual([fresh]);
  expect(ids(await list(ana))).toEqual([kept]);
});
