import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCv } from '@candor/contracts/cv';
import { newestRelease } from '@candor/domain/cv';
import { aClock } from '../platform/testing/clock.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aCv } from '../platform/testing/records.ts';

const clock = aClock();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock });
});
afterAll(() => server.close());

const newest = newestRelease('minimal');

async function read(as: Person, id: string) {
  return getCv.reply.schema.parse((await server.ask({ method: 'GET', path: `/api/cv/${id}`, as })).json);
}

/** Saves over the version that is stored. */
async function save(as: Person, id: string, change: object) {
  const { version } = await read(as, id);
  return server.ask({ method: 'PUT', path: `/api/cv/${id}`, body: { version, ...change }, as });
}

/** A CV that was saved before the newest release of its layout. */
async function anOldCv(as: Person): Promise<string> {
  const id = await aCv(server, as);
  await save(as, id, { template: 'minimal', layoutRelease: 1 });
  return id;
}

const pictureOf = async (as: Person, id: string) =>
  (await server.ask({ method: 'GET', path: `/api/cv/${id}/picture`, as })).bytes;

const decline = (as: Person, id: string, body: object) =>
  server.ask({ method: 'PUT', path: `/api/cv/${id}/declined-release`, body, as });

it('makes a CV in the newest release, and moves it to another only when told to', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  expect(await read(ana, id)).toMatchObject({ layoutRelease: newestRelease('professional') });
  await save(ana, id, { template: 'minimal' });
  expect((await read(ana, id)).layoutRelease).toBe(newest);
  await save(ana, id, { layoutRelease: 1 });
  await save(ana, id, { title: 'Same page', template: 'minimal' });
  expect((await read(ana, id)).layoutRelease).toBe(1);
  await save(ana, id, { template: 'modern' });
  expect((await read(ana, id)).layoutRelease).toBe(newestRelease('modern'));
});

it('draws a CV in the release it has, and anew once it was moved', async () => {
  const ana = await aPerson(server);
  const id = await anOldCv(ana);
  const before = await pictureOf(ana, id);
  expect(await pictureOf(ana, id)).toEqual(before);
  await save(ana, id, { layoutRelease: newest });
  expect(await pictureOf(ana, id)).not.toEqual(before);
  await save(ana, id, { layoutRelease: 1 });
  expect(await pictureOf(ana, id)).toEqual(before);
});

it('goes back to the earlier release with the version that had it', async () => {
  const ana = await aPerson(server);
  const id = await anOldCv(ana);
  const old = await read(ana, id);
  clock.pass(30);
  await save(ana, id, { layoutRelease: newest });
  const { version } = await read(ana, id);
  const path = `/api/cv/${id}/versions/${old.version}/restore`;
  expect((await server.ask({ method: 'POST', path, body: { version }, as: ana })).status).toBe(200);
  expect(await read(ana, id)).toMatchObject({ template: 'minimal', layoutRelease: 1 });
});

it('refuses a release that there is not', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  expect(await save(ana, id, { template: 'minimal', layoutRelease: newest + 1 })).toMatchObject({
    status: 400,
    json: { code: 'invalid', details: { fields: [{ path: 'layoutRelease' }] } },
  });
  expect(await read(ana, id)).toMatchObject({ version: 1, template: 'professional' });
  expect((await decline(ana, id, { layout: 'minimal', release: newest + 1 })).status).toBe(400);
});

it('remembers what was declined, for this CV and its owner alone, without a new version', async () => {
  const ana = await aPerson(server);
  const id = await anOldCv(ana);
  const before = await read(ana, id);
  expect(before.declinedRelease).toBeNull();
  const declined = { layout: 'minimal', release: newest };
  expect((await decline(await aPerson(server), id, declined)).status).toBe(404);
  expect((await read(ana, id)).declinedRelease).toBeNull();
  expect((await decline(ana, id, declined)).status).toBe(204);
  expect(await read(ana, id)).toEqual({ ...before, declinedRelease: declined });
  await save(ana, id, { title: 'Nurse, Dallas' });
  expect((await read(ana, id)).declinedRelease).toEqual(declined);
});
