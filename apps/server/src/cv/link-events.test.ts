import { afterAll, beforeAll, expect, it } from 'vitest';
import { personEvents } from '@candor/contracts/events';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aCv } from '../platform/testing/records.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** What a person was told of beside what was written: kind, subject and payload. */
async function linkEvents(as: Person) {
  const { json } = await server.ask({ method: 'GET', path: `${personEvents.path}?after=0`, as });
  const { events } = personEvents.reply.schema.parse(json);
  return events
    .filter(({ kind }) => kind !== 'document-created' && kind !== 'document-saved')
    .map(({ kind, subject, payload }) => [kind, subject, payload]);
}

it('tells of CVs joined and parted as one CV in several languages, and of no refused wish', async () => {
  const ana = await aPerson(server, { plan: 'professional' });
  const [one, two] = [await aCv(server, ana), await aCv(server, ana)];
  const bens = await aCv(server, await aPerson(server));
  const put = (body: object) =>
    server.ask({ method: 'PUT', path: `/api/cv/${two}/languages`, body, as: ana });
  const { json } = await put({ of: one, language: 'fr' });
  const { variantGroup } = json as { variantGroup: string };
  expect((await put({ of: bens })).status).toBe(404);
  await put({ of: null });
  expect(await linkEvents(ana)).toEqual([
    ['document-grouped', one, { document: 'cv', variantGroup, language: 'en' }],
    ['document-grouped', two, { document: 'cv', variantGroup, language: 'fr' }],
    ['document-grouped', two, { document: 'cv', variantGroup: null, language: 'fr' }],
  ]);
});

it('tells of a release that was declined', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const decline = (release: number) =>
    server.ask({
      method: 'PUT',
      path: `/api/cv/${id}/declined-release`,
      body: { layout: 'minimal', release },
      as: ana,
    });
  expect((await decline(999)).status).toBe(400);
  expect((await decline(2)).status).toBe(204);
  expect(await linkEvents(ana)).toEqual([
    ['document-release-declined', id, { document: 'cv', layout: 'minimal', release: 2 }],
  ]);
});

it('tells of a link to the profile that was made or cut, once each', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const follow = (followsProfile: boolean) =>
    server.ask({ method: 'PUT', path: `/api/cv/${id}/profile`, body: { followsProfile }, as: ana });
  expect((await follow(true)).status).toBe(404);
  const profile = { version: 0, document: { summary: 'Calm nurse.' } };
  await server.ask({ method: 'PUT', path: '/api/profile-cv', body: profile, as: ana });
  for (const wish of [true, true, false, false]) await follow(wish);
  expect(await linkEvents(ana)).toEqual([
    ['document-linked', id, { document: 'cv', followsProfile: true }],
    ['document-linked', id, { document: 'cv', followsProfile: false }],
  ]);
});
