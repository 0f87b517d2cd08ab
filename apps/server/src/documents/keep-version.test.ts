import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCv, saveCv } from '@candor/contracts/cv';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import { aCv } from '../platform/testing/records.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const at = (path: string, id: string) => path.replace(':id', id);
const { keepVersion, listVersions } = cvEndpoints;

async function retitle(as: Person, id: string, title: string) {
  const { json } = await server.ask({ method: 'GET', path: at(getCv.path, id), as });
  const { version } = getCv.reply.schema.parse(json);
  await server.ask({ method: 'PUT', path: at(saveCv.path, id), as, body: { version, title } });
}

const keep = (as: Person, id: string, name: string) =>
  server.ask({ method: keepVersion.method, path: at(keepVersion.path, id), as, body: { name } });

async function versions(as: Person, id: string) {
  const { json } = await server.ask({ method: 'GET', path: at(listVersions.path, id), as });
  return listVersions.reply.schema.parse(json).map(({ name, title }) => [name, title]);
}

it('keeps what a document says under a name, and later saves leave it alone', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  await retitle(ana, id, 'One');
  expect((await keep(ana, id, 'Sent to Dell Seton')).json).toMatchObject({ title: 'One', isCurrent: true });
  await retitle(ana, id, 'Two');
  expect((await versions(ana, id)).slice(0, 2)).toEqual([
    [null, 'Two'],
    ['Sent to Dell Seton', 'One'],
  ]);
});

it('asks for a name, and is nobody else’s', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  expect((await keep(ana, id, '  ')).status).toBe(400);
  expect((await keep(await aPerson(server), id, 'Mine')).status).toBe(404);
});
