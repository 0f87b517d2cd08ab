import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCv, saveCv } from '@candor/contracts/cv';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import { cvDesign } from '@candor/domain/cv';
import { versionsKeptWhole } from '@candor/domain/versions';
import { aClock } from '../platform/testing/clock.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aCv } from '../platform/testing/records.ts';
import { documentPhotos, documentVersions } from '../documents/schema.ts';

const clock = aClock();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock });
});
afterAll(() => server.close());

async function read(as: Person, id: string) {
  return getCv.reply.schema.parse((await server.ask({ method: 'GET', path: `/api/cv/${id}`, as })).json);
}

/** Saves over the version that is stored; gives what is stored then. */
async function save(as: Person, id: string, change: object) {
  const { version } = await read(as, id);
  const answer = await server.ask({ method: 'PUT', path: `/api/cv/${id}`, body: { version, ...change }, as });
  return saveCv.reply.schema.parse(answer.json);
}

async function versions(as: Person, id: string, headers: Record<string, string> = {}) {
  const answer = await server.ask({ method: 'GET', path: `/api/cv/${id}/versions`, as, headers });
  return cvEndpoints.listVersions.reply.schema.parse(answer.json);
}

it('keeps each save with who, when and what, newest first', async () => {
  const ana = await aPerson(server, { name: 'Ana Ruiz' });
  const id = await aCv(server, ana);
  const first = await read(ana, id);
  clock.pass(30);
  await save(ana, id, { template: 'modern', document: { ...first.document, summary: 'A calm nurse.' } });
  const [newest, oldest] = await versions(ana, id);
  expect(newest).toMatchObject({
    version: 2,
    origin: 'edited',
    change: 'Summary added; layout Modern',
    savedAt: clock.now().toISOString(),
    author: { name: 'Ana Ruiz', isYou: true },
    isCurrent: true,
  });
  expect(oldest).toMatchObject({ version: 1, origin: 'written', isCurrent: false });
  const whole = await server.ask({ method: 'GET', path: `/api/cv/${id}/versions/1`, as: ana });
  expect(cvEndpoints.getVersion.reply.schema.parse(whole.json)).toMatchObject({
    document: first.document,
    text: first.generatedCv,
    template: 'professional',
    layoutRelease: 1,
  });
});

it('words what changed for whoever reads, and leaves what an earlier release has worded', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const { document } = await read(ana, id);
  clock.pass(30);
  await save(ana, id, { template: 'modern', document: { ...document, summary: 'A calm nurse.' } });
  const german = { 'accept-language': 'de' };
  const said = async () => (await versions(ana, id, german)).map(({ change }) => change);
  expect(await said()).toEqual(['Kurzprofil ergänzt; Layout Modern', 'Aus dem Formular geschrieben']);
  await server.http.platform.store
    .update(documentVersions)
    .set({ changes: null })
    .where(eq(documentVersions.documentId, id));
  expect(await said()).toEqual(['Summary added; layout Modern', 'Written from the form']);
});

it('makes one version of saves in quick succession, and none of what was typed and taken back', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const { document } = await read(ana, id);
  for (const summary of ['A', 'A calm', 'A calm nurse.']) {
    clock.pass(1);
    await save(ana, id, { document: { ...document, summary } });
  }
  const kept = await versions(ana, id);
  expect(kept.map(({ version }) => version)).toEqual([4, 1]);
  expect(kept[0]).toMatchObject({ change: 'Summary added', title: kept[1]?.title });
  await save(ana, id, { document });
  expect((await versions(ana, id)).map(({ version }) => version)).toEqual([1]);
  clock.pass(5);
  await save(ana, id, { document: { ...document, summary: 'Later.' } });
  clock.pass(5);
  await save(ana, id, { document: { ...document, summary: 'Later still, after a walk.' } });
  expect(await versions(ana, id)).toHaveLength(3);
});

it('restores words and look as a new version, and loses neither title nor labels', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const first = await read(ana, id);
  clock.pass(30);
  const design = cvDesign({ accent: '#0b6e66' });
  await save(ana, id, { title: 'Nurse, Dallas', text: 'Someone Else', design, labels: ['Hospitals'] });
  clock.pass(30);
  const restore = (version: number, as = ana, at = 1) =>
    server.ask({ method: 'POST', path: `/api/cv/${id}/versions/${at}/restore`, body: { version }, as });
  expect(await restore(1)).toMatchObject({ status: 409, json: { details: { current: { version: 2 } } } });
  expect((await restore(2, await aPerson(server))).status).toBe(404);
  expect((await restore(2, ana, 7)).status).toBe(404);
  const restored = cvEndpoints.restoreVersion.reply.schema.parse((await restore(2)).json);
  expect(restored).toMatchObject({
    version: 3,
    title: 'Nurse, Dallas',
    labels: ['Hospitals'],
    document: first.document,
    generatedCv: first.generatedCv,
    facts: first.facts,
    design: cvDesign(),
  });
  expect((await versions(ana, id)).map(({ change }) => change)).toEqual([
    expect.stringMatching(/^Restored version 1: Name changed;/),
    expect.stringMatching(/^Renamed to Nurse, Dallas; name changed;.*more changes$/),
    'Written from the form',
  ]);
});

it('of two saves over the same version keeps one, as one version', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((title) =>
      server.ask({ method: 'PUT', path: `/api/cv/${id}`, body: { version: 1, title }, as: ana }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await versions(ana, id)).toHaveLength(2);
});

it('keeps the newest fifty of many saves, and a photo once', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const dataUrl = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(400)}`;
  for (let at = 0; at < versionsKeptWhole + 12; at += 1) {
    clock.pass(11);
    await save(ana, id, {
      title: `Nurse ${at}`,
      design: cvDesign({ photo: { dataUrl, shape: 'round', widthMm: 30 } }),
    });
  }
  const kept = await versions(ana, id);
  expect(kept.length).toBeGreaterThan(versionsKeptWhole);
  expect(kept.length).toBeLessThanOrEqual(versionsKeptWhole + 4);
  expect(kept.at(-1)?.version).toBe(1);
  const photos = await server.store
    .select({ hash: documentPhotos.hash })
    .from(documentPhotos)
    .where(eq(documentPhotos.documentId, id));
  expect(photos).toHaveLength(1);
  const whole = await server.ask({ method: 'GET', path: `/api/cv/${id}/versions/40`, as: ana });
  expect(cvEndpoints.getVersion.reply.schema.parse(whole.json).design.photo).toMatchObject({
    dataUrl,
    shape: 'round',
  });
});
