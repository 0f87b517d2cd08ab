import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAgenda } from '@candor/contracts/agenda';
import { saveApplication } from '@candor/contracts/applications';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aLetter } from '../platform/testing/records.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const TODAY = '2030-03-10';

async function agendaFor(as: Person) {
  const { status, json } = await server.ask({ method: 'GET', path: `${getAgenda.path}?today=${TODAY}`, as });
  expect(status).toBe(200);
  return getAgenda.reply.schema.parse(json).items;
}

it('tells what is next of jobs, people and documents, of nobody else’s, and nothing that is over', async () => {
  const ana = await aPerson(server);
  const call = (method: 'POST' | 'PUT', path: string, body: object) =>
    server.ask({ method, path, body, as: ana });
  const job = async (title: string, more: object = {}) => {
    const { json } = await call('POST', saveApplication.path, { title, company: 'Hill House', ...more });
    return saveApplication.reply.schema.parse(json).application.id;
  };
  const task = (id: string, body: object) => call('POST', `/api/applications/${id}/tasks`, body);
  const nurse = await job('Nurse', { stage: 'interview' });
  await task(nurse, { kind: 'interview', title: 'Panel', dueOn: '2030-03-12' });
  await task(nurse, { title: 'Ask for the address', dueOn: '2030-03-20' });
  await job('Cook', { deadlineOn: '2030-03-11' });
  await job('Baker', { deadlineOn: '2030-03-09' });
  const closed = await job('Pilot', { stage: 'closed' });
  await task(closed, { title: 'Send papers', dueOn: '2030-03-01' });
  await call('POST', '/api/network/contacts', {
    name: 'Tom Hale',
    company: 'Hill House',
    position: 'Charge Nurse',
    nextFollowUp: '2030-03-05',
  });
  await aLetter(server, ana);
  const items = await agendaFor(ana);
  expect(items.slice(0, 4)).toMatchObject([
    { kind: 'contact', title: 'Tom Hale' },
    { kind: 'deadline', title: 'Cook, Hill House' },
    { kind: 'interview', title: 'Panel', id: nurse },
    // Saved years before that day, and nothing planned.
    { kind: 'waiting', title: 'Baker, Hill House' },
  ]);
  expect(await agendaFor(await aPerson(server))).toEqual([]);
});
