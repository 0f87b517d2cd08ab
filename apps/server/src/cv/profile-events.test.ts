import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCv } from '@candor/contracts/cv';
import { personEvents } from '@candor/contracts/events';
import { aPerson, startTestApp, type TestApp } from '../platform/testing/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('tells of a saved profile and of each CV that followed it, and of no save that was refused', async () => {
  const ana = await aPerson(server);
  const save = (version: number, summary: string) =>
    server.ask({ method: 'PUT', path: '/api/profile-cv', body: { version, document: { summary } }, as: ana });
  await save(0, 'Calm nurse.');
  const made = await server.ask({
    method: 'POST',
    path: '/api/profile-cv/cvs',
    body: { title: 'From the profile' },
    as: ana,
  });
  const { id } = getCv.reply.schema.parse(made.json);
  await save(1, 'Calm nurse of a ward.');
  expect((await save(1, 'Too late.')).status).toBe(409);
  const { json } = await server.ask({ method: 'GET', path: `${personEvents.path}?after=0`, as: ana });
  const { events } = personEvents.reply.schema.parse(json);
  expect(events.map(({ kind, subject, payload }) => [kind, subject, payload])).toEqual([
    ['document-saved', ana.id, { document: 'profile', version: 1, origin: 'edited' }],
    ['document-created', id, { document: 'cv', version: 1, origin: 'profile' }],
    ['document-saved', ana.id, { document: 'profile', version: 2, origin: 'edited' }],
    ['document-saved', id, { document: 'cv', version: 2, origin: 'profile' }],
  ]);
});
