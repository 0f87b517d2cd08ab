import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateLetter, listLetters } from '@candor/contracts/letters';
import { trashDays } from '@candor/domain/cv';
import { aClock } from '../platform/testing/clock.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aLetter } from '../platform/testing/records.ts';
import { clearTrash } from '../documents/actions/trash.ts';

const clock = aClock();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock });
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;
type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const send = (as: Person, method: Method, path: string, body?: unknown) =>
  server.ask({ method, path, body, as });

async function list(as: Person, place: 'active' | 'trash') {
  const answer = await send(as, 'GET', `${listLetters.path}?in=${place}`);
  return listLetters.reply.schema.parse(answer.json);
}

const idsIn = async (as: Person, place: 'active' | 'trash') => (await list(as, place)).map(({ id }) => id);

it('moves a letter to the trash and back, its versions with it', async () => {
  const ana = await aPerson(server);
  const id = await aLetter(server, ana);
  expect((await list(ana, 'active'))[0]).toMatchObject({ id, purgeAt: null });
  expect((await send(ana, 'DELETE', `/api/letter/${id}`)).status).toBe(204);
  expect(await idsIn(ana, 'active')).toEqual([]);
  expect((await list(ana, 'trash'))[0]).toMatchObject({
    id,
    purgeAt: new Date(clock.now().getTime() + trashDays * DAY_MS).toISOString(),
  });
  const restored = await send(ana, 'POST', `/api/letter-trash/${id}/restore`);
  expect(restored.json).toMatchObject({ id, purgeAt: null, version: 1 });
  expect(await idsIn(ana, 'active')).toEqual([id]);
  expect((await send(ana, 'GET', `/api/letter/${id}/versions`)).json).toHaveLength(1);
  expect((await send(ana, 'POST', `/api/letter-trash/${id}/restore`)).status).toBe(404);
});

it('makes no second letter of a request key whose letter was thrown away', async () => {
  const ana = await aPerson(server);
  const { method, path, example, reply } = generateLetter;
  const write = async () => {
    const headers = { 'idempotency-key': 'one' };
    return reply.schema.parse((await server.ask({ method, path, body: example.body, headers, as: ana })).json)
      .id;
  };
  const first = await write();
  await send(ana, 'DELETE', `/api/letter/${first}`);
  expect(await write()).toBe(first);
  expect(await idsIn(ana, 'active')).toEqual([]);
  expect(await idsIn(ana, 'trash')).toEqual([first]);
});

it('still has the picture of a letter in the trash, for its owner alone', async () => {
  const [ana, ben] = await Promise.all([aPerson(server), aPerson(server)]);
  const id = await aLetter(server, ana);
  await send(ana, 'DELETE', `/api/letter/${id}`);
  const picture = `/api/letter/${id}/picture?version=1`;
  expect((await send(ana, 'GET', picture)).status).toBe(200);
  expect((await send(ben, 'GET', picture)).status).toBe(404);
  await send(ana, 'DELETE', `/api/letter-trash/${id}`);
  expect((await send(ana, 'GET', picture)).status).toBe(404);
});

it('empties the trash after its days, and nothing before or beside', async () => {
  const ana = await aPerson(server);
  const [old, fresh, kept] = [
    await aLetter(server, ana),
    await aLetter(server, ana),
    await aLetter(server, ana),
  ];
  await send(ana, 'DELETE', `/api/letter/${old}`);
  clock.pass(60);
  await send(ana, 'DELETE', `/api/letter/${fresh}`);
  const after = { now: () => new Date(clock.now().getTime() + trashDays * DAY_MS - 1_800_000) };
  await clearTrash({ store: server.store, clock: after, listeners: [] });
  expect(await idsIn(ana, 'trash')).toEqual([fresh]);
  expect(await idsIn(ana, 'active')).toEqual([kept]);
  expect((await send(ana, 'DELETE', '/api/letter-trash')).status).toBe(204);
  expect(await idsIn(ana, 'trash')).toEqual([]);
});
