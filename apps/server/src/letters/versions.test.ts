import { afterAll, beforeAll, expect, it } from 'vitest';
import { letterEndpoints } from '@candor/contracts/letter-endpoints';
import { getLetter, saveLetter, type Letter } from '@candor/contracts/letters';
import { versionsKeptWhole } from '@candor/domain/versions';
import { aClock } from '../platform/testing/clock.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aLetter } from '../platform/testing/records.ts';

const clock = aClock();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock });
});
afterAll(() => server.close());

const get = (as: Person, path: string) => server.ask({ method: 'GET', path: `/api/letter/${path}`, as });
const read = async (as: Person, id: string) => getLetter.reply.schema.parse((await get(as, id)).json);
const versions = async (as: Person, id: string) =>
  letterEndpoints.listVersions.reply.schema.parse((await get(as, `${id}/versions`)).json);

/** Saves over what is stored, the change made of it; gives what is stored then. */
async function save(as: Person, id: string, changeOf: (stored: Letter) => object): Promise<Letter> {
  const stored = await read(as, id);
  const body = { version: stored.version, ...changeOf(stored) };
  const answer = await server.ask({ method: 'PUT', path: `/api/letter/${id}`, as, body });
  return saveLetter.reply.schema.parse(answer.json);
}

/** A save whose letter says these paragraphs. */
const saying =
  (...paragraphs: string[]) =>
  ({ document }: Letter) => ({ document: { ...document, paragraphs } });

function restore(as: Person, id: string, version: number, over: number) {
  const path = `/api/letter/${id}/versions/${version}/restore`;
  return server.ask({ method: 'POST', path, as, body: { version: over } });
}

it('keeps each save with who, when and what, newest first', async () => {
  const ana = await aPerson(server, { name: 'Ana Ruiz' });
  const id = await aLetter(server, ana);
  const first = await read(ana, id);
  clock.pass(30);
  await save(ana, id, ({ document }) => ({
    template: 'modern',
    document: { ...document, recipient: ['Ms. Cole'] },
  }));
  const [newest, oldest] = await versions(ana, id);
  expect(newest).toMatchObject({
    version: 2,
    origin: 'edited',
    change: 'Recipient changed; layout Modern',
    savedAt: clock.now().toISOString(),
    author: { name: 'Ana Ruiz', isYou: true },
    isCurrent: true,
  });
  expect(oldest).toMatchObject({ origin: 'written', change: 'Written from the form', isCurrent: false });
  const whole = letterEndpoints.getVersion.reply.schema.parse((await get(ana, `${id}/versions/1`)).json);
  expect(whole).toMatchObject({
    document: first.document,
    text: first.generatedLetter,
    template: 'professional',
  });
});

it('makes one version of saves in quick succession, and none of what was typed and taken back', async () => {
  const ana = await aPerson(server);
  const id = await aLetter(server, ana);
  const { document } = await read(ana, id);
  for (const text of ['I', 'I nurse', 'I nurse on a ward of 32 beds.']) {
    await save(ana, id, saying(text));
    clock.pass(1);
  }
  expect((await versions(ana, id)).map(({ change, version }) => [version, change])).toEqual([
    [4, 'Text rewritten'],
    [1, 'Written from the form'],
  ]);
  await save(ana, id, () => ({ document }));
  expect(await versions(ana, id)).toHaveLength(1);
});

it('restores words, form and look as a new version, over the version that was read and no other', async () => {
  const ana = await aPerson(server);
  const id = await aLetter(server, ana);
  const first = await read(ana, id);
  clock.pass(30);
  const edited = await save(ana, id, (stored) => ({
    ...saying('Another letter altogether.')(stored),
    template: 'classic',
    title: 'Kept title',
    request: { ...stored.request, companyName: 'Elsewhere' },
  }));
  clock.pass(30);
  const late = await restore(ana, id, 1, 1);
  expect(late).toMatchObject({ status: 409, json: { code: 'stale' } });
  const restored = letterEndpoints.restoreVersion.reply.schema.parse(
    (await restore(ana, id, 1, edited.version)).json,
  );
  expect(restored).toMatchObject({
    title: 'Kept title',
    version: edited.version + 1,
    template: 'professional',
    generatedLetter: first.generatedLetter,
    document: first.document,
    request: { ...first.request, title: 'Kept title' },
    companyName: first.companyName,
    facts: first.facts,
  });
  expect((await versions(ana, id))[0]).toMatchObject({
    origin: 'restored',
    change: expect.stringMatching(/^Restored version 1: Text rewritten/),
  });
});

it('writes anew as a version, and lets go of the oldest', async () => {
  const ana = await aPerson(server);
  const id = await aLetter(server, ana);
  for (let at = 0; at < versionsKeptWhole + 5; at += 1) {
    clock.pass(11);
    await save(ana, id, saying(`Letter number ${at}.`));
  }
  const kept = await versions(ana, id);
  // The newest fifty, the first, and of what is older the newest of the day.
  expect(kept.length).toBeLessThan(versionsKeptWhole + 4);
  expect(kept.at(-1)).toMatchObject({ version: 1 });
});

it('is found by its owner alone', async () => {
  const [ana, ben] = await Promise.all([aPerson(server), aPerson(server)]);
  const id = await aLetter(server, ana);
  expect((await get(ben, `${id}/versions`)).status).toBe(404);
  expect((await get(ben, `${id}/versions/1`)).status).toBe(404);
  expect((await restore(ben, id, 1, 1)).status).toBe(404);
  expect((await get(ana, `${id}/versions/9`)).status).toBe(404);
});
