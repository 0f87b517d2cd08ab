import { afterAll, beforeAll, expect, it } from 'vitest';
import { letterEndpoints } from '@candor/contracts/letter-endpoints';
import { createLetter, generateLetter, listLetters } from '@candor/contracts/letters';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aCv, aLetter } from '../platform/testing/records.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const send = (as: Person, path: string, body: unknown, key: string) =>
  server.ask({ method: 'POST', path, body, as, headers: { 'idempotency-key': key } });
const copyPath = (id: string) => letterEndpoints.copy.path.replace(':id', id);
const { body: aWholeLetter } = createLetter.example;

async function letterCount(as: Person): Promise<number> {
  const { json } = await server.ask({ method: 'GET', path: listLetters.path, as });
  return listLetters.reply.schema.parse(json).length;
}

it('saves one letter of a request key, whether it is sent at once or again later', async () => {
  const ana = await aPerson(server);
  const create = () => send(ana, createLetter.path, aWholeLetter, 'save-1');
  const answers = [...(await Promise.all([create(), create(), create()])), await create()];
  const ids = answers.map(({ json }) => createLetter.reply.schema.parse(json).id);
  expect(new Set(ids).size).toBe(1);
  expect(await letterCount(ana)).toBe(1);
  await send(ana, createLetter.path, aWholeLetter, 'save-2');
  expect(await letterCount(ana)).toBe(2);
});

it('copies a letter once for a key', async () => {
  const ana = await aPerson(server);
  const id = await aLetter(server, ana);
  const copy = () => send(ana, copyPath(id), {}, 'copy-1');
  const answers = [...(await Promise.all([copy(), copy()])), await copy()];
  const ids = answers.map(({ json }) => letterEndpoints.copy.reply.schema.parse(json).id);
  expect(new Set(ids).size).toBe(1);
  expect(await letterCount(ana)).toBe(2);
});

it('answers a repeat although what the letter was made from is gone', async () => {
  const ana = await aPerson(server);
  const [cvId, id] = [await aCv(server, ana), await aLetter(server, ana)];
  const create = () => send(ana, createLetter.path, { ...aWholeLetter, cvId }, 'save-1');
  const copy = () => send(ana, copyPath(id), {}, 'copy-1');
  const [made, copied] = [await create(), await copy()];
  await server.ask({ method: 'DELETE', path: `/api/cv/${cvId}`, as: ana });
  await server.ask({ method: 'DELETE', path: `/api/letter/${id}`, as: ana });
  expect((await create()).json).toEqual(made.json);
  expect((await copy()).json).toEqual(copied.json);
});

it('means by a key what was asked with it where it was asked, and nobody else’s', async () => {
  const [ana, ben] = await Promise.all([aPerson(server), aPerson(server)]);
  const made = createLetter.reply.schema.parse(
    (await send(ana, createLetter.path, aWholeLetter, 'click')).json,
  );
  const written = await send(ana, generateLetter.path, generateLetter.example.body, 'click');
  expect(generateLetter.reply.schema.parse(written.json).id).not.toBe(made.id);
  await send(ana, copyPath(made.id), {}, 'click');
  expect(await letterCount(ana)).toBe(3);
  expect((await send(ben, createLetter.path, aWholeLetter, 'click')).status).toBe(201);
  expect(await letterCount(ben)).toBe(1);
});
