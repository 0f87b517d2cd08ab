import { afterAll, beforeAll, expect, it } from 'vitest';
import { personEvents } from '@candor/contracts/events';
import { getProfileCv, getProfileDraft } from '@candor/contracts/profile-cv';
import { documentFromRequest, type CvDraft } from '@candor/domain/cv';
import { aDraft } from '@candor/testing';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const formOf = (summary: string): CvDraft => aDraft({ summary });

function person(as: Person) {
  const ask = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    server.ask({ method, path, body, as });
  return {
    keep: (version: number, summary: string, over = 0) =>
      ask('PUT', '/api/profile-cv/draft', { version, form: { ...formOf(summary), over } }),
    discard: () => ask('DELETE', '/api/profile-cv/draft'),
    draft: async () => getProfileDraft.reply.schema.parse((await ask('GET', '/api/profile-cv/draft')).json),
    save: (version: number, summary: string) =>
      ask('PUT', '/api/profile-cv', { version, document: documentFromRequest(formOf(summary)) }),
    profile: async () => getProfileCv.reply.schema.parse((await ask('GET', '/api/profile-cv')).json),
    told: async () => {
      const { json } = await ask('GET', `${personEvents.path}?after=0`);
      return personEvents.reply.schema.parse(json).events.map(({ kind, payload }) => [kind, payload]);
    },
  };
}

it('keeps what is typed on the server, over the version that was read only, and tells of it', async () => {
  const ana = await aPerson(server);
  const { keep, draft, discard, profile, told } = person(ana);
  expect(await draft()).toEqual({ version: 0, form: null, savedAt: null });
  const answers = await Promise.all([keep(0, 'One'), keep(0, 'Two')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.json).toMatchObject({ code: 'stale', details: { current: await draft() } });
  expect((await keep(1, 'Three')).json).toMatchObject({ version: 2, form: { summary: 'Three', over: 0 } });
  expect((await profile()).version).toBe(0);
  const payload = { document: 'profile', key: 'new' };
  expect(await told()).toEqual([
    ['draft-saved', { ...payload, version: 1 }],
    ['draft-saved', { ...payload, version: 2 }],
  ]);
  expect((await person(await aPerson(server)).draft()).form).toBeNull();
  expect((await discard()).status).toBe(204);
  expect((await draft()).form).toBeNull();
});

it('lets a draft go with the save of what it says; one that says more stays', async () => {
  const { keep, draft, save } = person(await aPerson(server));
  await keep(0, 'Calm nurse.');
  expect((await save(0, 'Calm nurse.')).status).toBe(200);
  expect((await draft()).form).toBeNull();
  await keep(0, 'Calm nurse of a ward.', 1);
  expect((await save(1, 'Saved on another device.')).status).toBe(200);
  expect((await draft()).form).toMatchObject({ summary: 'Calm nurse of a ward.', over: 1 });
  expect((await save(1, 'Too late.')).status).toBe(409);
  expect((await draft()).form).toMatchObject({ summary: 'Calm nurse of a ward.', over: 1 });
});
