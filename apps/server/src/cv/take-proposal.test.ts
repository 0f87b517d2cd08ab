import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateCv, getCv, saveCv } from '@candor/contracts/cv';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import { draftFromDocument, mergeChanges, mergeDocuments, type CvDocument } from '@candor/domain/cv';
import { userSubscription } from '@candor/contracts/billing';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const form = generateCv.example.body;
const more = { ...form, skills: [...form.skills, 'Wound care'] };
const written = generateCv.reply.schema;

async function generate(as: Person, body: object) {
  const { method, path } = generateCv;
  return written.parse((await server.ask({ method, path, as, body })).json);
}
async function read(as: Person, id: string) {
  return getCv.reply.schema.parse((await server.ask({ method: 'GET', path: `/api/cv/${id}`, as })).json);
}
async function edit(as: Person, id: string, version: number, change: (text: string) => string) {
  const { generatedCv } = await read(as, id);
  const body = { version, text: change(generatedCv) };
  const answer = await server.ask({ method: 'PUT', path: `/api/cv/${id}`, as, body });
  return saveCv.reply.schema.parse(answer.json);
}
async function usageOf(as: Person): Promise<number> {
  const { json } = await server.ask({ method: 'GET', path: userSubscription.path, as });
  return userSubscription.reply.schema.parse(json).cvUsage;
}
const take = (as: Person, id: string, version: number, document: CvDocument) =>
  server.ask({ method: 'POST', path: `/api/cv/${id}/proposal`, as, body: { version, document } });

/** A CV whose first bullet was edited by hand. */
async function anEditedCv(as: Person) {
  const { id, document } = await generate(as, form);
  const [bullet = ''] = document.experience[0]?.bullets ?? [];
  const own = `${bullet}, by my own hand`;
  const edited = await edit(as, id, 1, (text) => text.replace(bullet, own));
  expect(edited.version).toBe(2);
  return { id, own, edited: edited.document };
}
/** What a form over a CV sends: what the CV says, and what was typed besides. */
const formOf = (document: CvDocument, besides: object = {}) => {
  const { experience, education } = draftFromDocument(document, 'professional', false);
  return { ...form, experience, education, ...besides };
};
const bulletsOf = ({ experience }: CvDocument) => experience.flatMap(({ bullets }) => bullets);

it('leaves what was edited when a CV is written again', async () => {
  const ana = await aPerson(server);
  const { id, own, edited } = await anEditedCv(ana);
  const again = await generate(ana, {
    ...formOf(edited, { skills: more.skills }),
    replaces: { id, version: 2 },
  });
  expect(again).toMatchObject({ version: 3, proposal: null });
  expect(bulletsOf(again.document)).toContain(own);
  expect(again.document.skills.map(({ name }) => name)).toContain('Wound care');
  // Once more from the same form: the same CV.
  const third = await generate(ana, {
    ...formOf(again.document, { skills: more.skills }),
    replaces: { id, version: 3 },
  });
  expect(third.document).toEqual(again.document);
});

it('only proposes where asked to, counts it, and keeps it until a choice is made', async () => {
  const ana = await aPerson(server);
  const { id, own, edited } = await anEditedCv(ana);
  const before = await read(ana, id);
  const { proposal, version } = await generate(ana, {
    ...formOf(edited, { skills: more.skills, targetRole: 'Charge Nurse' }),
    replaces: { id, version: 2, isProposal: true },
  });
  expect(version).toBe(2);
  expect(await usageOf(ana)).toBe(2);
  const waiting = await read(ana, id);
  expect(waiting).toMatchObject({ version: 2, generatedCv: before.generatedCv, proposal });
  if (!proposal) throw new Error('nothing was proposed');

  const chosen = mergeDocuments({ base: proposal.base, edited: before.document, next: proposal.document });
  expect((await take(ana, id, 1, chosen)).status).toBe(409);
  const taken = cvEndpoints.takeProposal.reply.schema.parse((await take(ana, id, 2, chosen)).json);
  expect(taken).toMatchObject({ version: 3, proposal: null, targetRole: 'Charge Nurse' });
  expect(bulletsOf(taken.document)).toContain(own);
  // What was proposed is used up, and nobody else gets at it.
  expect((await take(ana, id, 3, chosen)).status).toBe(404);
  expect((await take(await aPerson(server), id, 3, chosen)).status).toBe(404);
  const [newest] = (await server.ask({ method: 'GET', path: `/api/cv/${id}/versions`, as: ana })).json as [
    { change: string },
  ];
  expect(newest.change).toMatch(/^Generated again from the form/);
});

it('words a line that was typed since, and nothing else', async () => {
  const ana = await aPerson(server);
  const { id, own } = await anEditedCv(ana);
  const typed = 'trained two new nurses';
  const { document } = await edit(ana, id, 2, (text) => text.replace(own, `${own}\n- ${typed}`));
  expect(bulletsOf(document)).toContain(typed);
  const { proposal } = await generate(ana, {
    ...formOf(document),
    replaces: { id, version: 3, isProposal: true },
  });
  if (!proposal) throw new Error('nothing was proposed');
  const changes = mergeChanges({ base: proposal.base, edited: document, next: proposal.document });
  const about = (words: string) =>
    changes.filter(({ texts }) => texts.some(({ before }) => before === words));
  expect(about(typed).map(({ isEdited, texts }) => [isEdited, texts[0]?.after])).toEqual([
    [false, 'Trained two new nurses'],
  ]);
  expect(changes).toHaveLength(1);
});

it('forgets a proposal that is not wanted; the CV stays as it is', async () => {
  const ana = await aPerson(server);
  const { id } = await anEditedCv(ana);
  const before = await read(ana, id);
  await generate(ana, { ...more, replaces: { id, version: 2, isProposal: true } });
  const drop = { method: 'DELETE', path: `/api/cv/${id}/proposal` } as const;
  expect((await server.ask({ ...drop, as: await aPerson(server) })).status).toBe(404);
  expect((await server.ask({ ...drop, as: ana })).status).toBe(204);
  expect(await read(ana, id)).toEqual(before);
});

it('gives the proposal again to a repeat of its request key', async () => {
  const ana = await aPerson(server);
  const { id } = await anEditedCv(ana);
  const { method, path } = generateCv;
  const body = { ...more, replaces: { id, version: 2, isProposal: true } };
  const ask = { method, path, as: ana, body, headers: { 'idempotency-key': 'again' } } as const;
  const first = written.parse((await server.ask(ask)).json);
  expect(written.parse((await server.ask(ask)).json)).toEqual(first);
  expect(await usageOf(ana)).toBe(2);
});

it('counts nothing where there is nothing to choose', async () => {
  const ana = await aPerson(server);
  const { id, edited } = await anEditedCv(ana);
  const again = await generate(ana, { ...formOf(edited), replaces: { id, version: 2, isProposal: true } });
  expect(again.proposal).not.toBeNull();
  expect(await usageOf(ana)).toBe(1);
  await generate(ana, {
    ...formOf(edited, { skills: more.skills }),
    replaces: { id, version: 2, isProposal: true },
  });
  expect(await usageOf(ana)).toBe(2);
});
