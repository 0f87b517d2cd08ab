import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveCv } from '@candor/contracts/cv';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import { emptyDraft } from '@candor/domain/cv';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aCv } from '../platform/testing/records.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function put(as: Person, id: string, body: object) {
  return server.ask({ method: 'PUT', path: `/api/cv/${id}`, body, as });
}

it('keeps text and document in step, and the evidence of what still stands', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const before = await server.ask({ method: 'GET', path: `/api/cv/${id}`, as: ana });
  const cv = saveCv.reply.schema.parse(before.json);
  const text = cv.generatedCv.replace('Ana Ruiz', 'Ana-Lucía Ruiz');
  const saved = saveCv.reply.schema.parse((await put(ana, id, { version: 1, text })).json);
  expect(saved).toMatchObject({ version: 2, name: 'Ana-Lucía Ruiz', generatedCv: text });
  expect(saved.document.basics.name).toBe('Ana-Lucía Ruiz');
  expect(saved.facts?.sentences.length).toBe(cv.facts?.sentences.length);
  for (const { text: sentence } of saved.facts?.sentences ?? []) expect(text).toContain(sentence);
});

it('answers a stale version with what is stored, and loses neither', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((title) => put(ana, id, { version: 1, title })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const won = saveCv.reply.schema.parse(answers.find(({ status }) => status === 200)?.json);
  const lost = answers.find(({ status }) => status === 409);
  expect(lost?.json).toMatchObject({ code: 'stale', details: { current: { version: 2, title: won.title } } });
});

it('answers a change that is stored already, over whatever version it was made', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const { generatedCv } = saveCv.reply.schema.parse(
    (await put(ana, id, { version: 1, title: 'Nurse' })).json,
  );
  const text = `${generatedCv}\n\n`;
  expect(await put(ana, id, { version: 1, text })).toMatchObject({ status: 200, json: { version: 2 } });
  expect(await put(ana, id, { version: 1, text, title: 'Nurse' })).toMatchObject({ status: 200 });
  const edited = generatedCv.replace('Ana', 'Anna');
  expect((await put(ana, id, { version: 1, text: edited })).status).toBe(409);
  expect((await put(ana, id, { version: 1, text, title: 'Matron' })).status).toBe(409);
});

it('refuses a brand-free CV to plans without it', async () => {
  const ana = await aPerson(server);
  expect((await put(ana, await aCv(server, ana), { version: 1, isBrandFree: true })).json).toMatchObject({
    code: 'plan_required',
  });
  const paying = await aPerson(server, { plan: 'premium' });
  expect((await put(paying, await aCv(server, paying), { version: 1, isBrandFree: true })).status).toBe(200);
});

it('keeps the draft of a new CV over the version that was read', async () => {
  const ana = await aPerson(server);
  const form = { ...emptyDraft(), jobTitle: 'Nurse' };
  const keep = (version: number, kept = form) =>
    server.ask({ method: 'PUT', path: '/api/drafts/new', body: { version, form: kept }, as: ana });
  expect((await keep(0)).json).toMatchObject({ version: 1, form: { jobTitle: 'Nurse' } });
  // The same once more conflicts with nothing.
  expect(await keep(0)).toMatchObject({ status: 200, json: { version: 1 } });
  expect(await keep(0, { ...form, jobTitle: 'Teacher' })).toMatchObject({
    status: 409,
    json: { details: { current: { version: 1 } } },
  });
  // What says nothing new is no new version.
  expect((await keep(1)).json).toMatchObject({ version: 1 });
  expect((await keep(1, { ...form, jobTitle: 'Midwife' })).json).toMatchObject({ version: 2 });

  expect((await server.ask({ method: 'DELETE', path: '/api/drafts/new', as: ana })).status).toBe(204);
  const gone = await server.ask({ method: 'GET', path: '/api/drafts/new', as: ana });
  expect(cvEndpoints.getDraft.reply.schema.parse(gone.json)).toEqual({
    version: 0,
    form: null,
    savedAt: null,
  });
});

it('lets no other tab write over a form that followed one thrown away', async () => {
  const ana = await aPerson(server);
  const keep = (version: number, jobTitle: string) =>
    server.ask({
      method: 'PUT',
      path: '/api/drafts/new',
      body: { version, form: { ...emptyDraft(), jobTitle } },
      as: ana,
    });
  const versionOf = (answer: { json: unknown }) =>
    cvEndpoints.getDraft.reply.schema.parse(answer.json).version;
  // Both tabs hold the first version when one of them throws the form away and begins another.
  const read = versionOf(await keep(0, 'Nurse'));
  await server.ask({ method: 'DELETE', path: '/api/drafts/new', as: ana });
  const begun = await keep(0, 'Teacher');
  expect(versionOf(begun)).toBeGreaterThan(read);
  expect(await keep(read, 'Nurse, other tab')).toMatchObject({
    status: 409,
    json: { details: { current: { form: { jobTitle: 'Teacher' } } } },
  });
  await server.ask({ method: 'DELETE', path: '/api/drafts/new', as: ana });
  expect(await keep(versionOf(begun), 'Nurse, other tab')).toMatchObject({
    status: 409,
    json: { details: { current: { version: 0, form: null } } },
  });
});

it.each(['nope', '__proto__', ''])(
  'refuses the template “%s” that there is none of, and keeps nothing of it',
  async (template) => {
    const ana = await aPerson(server);
    const id = await aCv(server, ana);
    expect((await put(ana, id, { version: 1, template, title: 'Changed' })).status).toBe(400);
    const stored = await server.ask({ method: 'GET', path: `/api/cv/${id}`, as: ana });
    expect(saveCv.reply.schema.parse(stored.json)).toMatchObject({ version: 1, template: 'professional' });
  },
);

it('makes no version of a change that changes nothing', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const { title, document } = saveCv.reply.schema.parse((await put(ana, id, { version: 1 })).json);
  const again = await put(ana, id, { version: 1, title, document });
  expect(saveCv.reply.schema.parse(again.json).version).toBe(1);
});

it('keeps of a design what a change does not name', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const designOf = (answer: { json: unknown }) => saveCv.reply.schema.parse(answer.json).design;
  const own = { accent: '#0b6e66', language: 'de', sections: { renamed: { skills: 'Können' } } };
  const before = designOf(await put(ana, id, { version: 1, design: own }));
  const after = designOf(
    await put(ana, id, { version: 2, design: { size: 1.05, sections: { hidden: ['summary'] } } }),
  );
  expect(after).toEqual({
    ...before,
    size: 1.05,
    sections: { ...before.sections, hidden: ['summary'] },
  });
  const bare = designOf(await put(ana, id, { version: 3, design: { accent: null } }));
  expect(bare).toEqual({ ...after, accent: null });
});
