import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateCv } from '@candor/contracts/cv';
import { generateLetter, listLetters } from '@candor/contracts/letters';
import { markKey } from '@candor/domain/marks';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const experience = [
  {
    company: 'Alder',
    position: 'Deckhand',
    duration: '2019 - 2022',
    description: 'Was responsible for training new staff',
  },
];

async function aCv(as: Person) {
  const body = { ...generateCv.example.body, experience };
  const { json } = await server.ask({ method: 'POST', path: generateCv.path, as, body });
  return generateCv.reply.schema.parse(json);
}
const settle = (as: Person, id: string, body: object) =>
  server.ask({ method: 'POST', path: `/api/cv/${id}/marks`, as, body });
const settledOf = async (as: Person, id: string) => {
  const { json } = await server.ask({ method: 'GET', path: `/api/cv/${id}`, as });
  return (json as { facts: { settled: string[] }; version: number }).facts.settled;
};

it('remembers what was settled, keeps the version, and forgets it again', async () => {
  const ana = await aPerson(server);
  const { id, facts, version } = await aCv(ana);
  const mark = facts.marks.find(({ proposals }) => proposals.includes('Trained new staff'));
  const keys = [markKey(mark as (typeof facts.marks)[number])];
  expect((await settle(ana, id, { keys })).status).toBe(204);
  expect(await settledOf(ana, id)).toEqual(keys);
  const { json } = await server.ask({ method: 'GET', path: `/api/cv/${id}`, as: ana });
  expect(json).toMatchObject({ version });
  await settle(ana, id, { keys, isSettled: false });
  expect(await settledOf(ana, id)).toEqual([]);
});

it('does not bring a settled mark back when the CV is generated again', async () => {
  const ana = await aPerson(server);
  const { id, facts, version } = await aCv(ana);
  const keys = facts.marks.map(markKey);
  await settle(ana, id, { keys });
  const body = { ...generateCv.example.body, experience, skills: ['Nets'], replaces: { id, version } };
  const { json } = await server.ask({ method: 'POST', path: generateCv.path, as: ana, body });
  const again = generateCv.reply.schema.parse(json).facts;
  expect(again.settled).toEqual(keys);
  expect(again.marks.map(markKey).filter((key) => keys.includes(key))).toEqual([]);
});

it('finds no CV of somebody else', async () => {
  const [ana, ben] = [await aPerson(server), await aPerson(server)];
  const { id } = await aCv(ana);
  expect((await settle(ben, id, { keys: ['x'] })).status).toBe(404);
});

it('counts on its card the lines of a letter that are no sentence yet', async () => {
  const ana = await aPerson(server);
  const body = { ...generateLetter.example.body, experience: 'the old port, nights mostly' };
  await server.ask({ method: 'POST', path: generateLetter.path, as: ana, body });
  const { json } = await server.ask({ method: 'GET', path: listLetters.path, as: ana });
  expect(listLetters.reply.schema.parse(json).map(({ openLines }) => openLines)).toEqual([1]);
});
