import { afterAll, beforeAll, expect, it } from 'vitest';
import { applicationSchema, type Application } from '@candor/contracts/application';
import { documentApplication, linkDocument } from '@candor/contracts/application-parts';
import { findAdverts, saveApplication } from '@candor/contracts/applications';
import { listSessions, savedSessionSchema, startSession } from '@candor/contracts/interview';
import { createLetter, exampleForm, exampleLetter, generateLetter } from '@candor/contracts/letters';
import { createTailoredCv, getCvAdvert } from '@candor/contracts/optimizer';
import { aDocument } from '@candor/testing';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aCv, anApplication } from '../platform/testing/records.ts';

let server: TestApp;
let ana: Person;
beforeAll(async () => {
  server = await startTestApp();
  ana = await aPerson(server);
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, body?: unknown, as = ana) =>
  server.ask({ method, path, as, ...(body !== undefined && { body }) });

async function get(id: string): Promise<Application> {
  return applicationSchema.parse((await call('GET', `/api/applications/${id}`)).json);
}
const linkedIds = async (id: string) => (await get(id)).linked.map((one) => one.id);
async function jobOf(documentId: string) {
  const { json } = await call('GET', documentApplication.path.replace(':id', documentId));
  return documentApplication.reply.schema.parse(json).application?.id ?? null;
}
const linkPath = (id: string, documentId: string) =>
  linkDocument.path.replace(':id', id).replace(':documentId', documentId);
const idIn = (json: unknown) => (json as { id: string }).id;

it('hangs a letter, written or saved, and a tailored copy on the job they are made for', async () => {
  const applicationId = await anApplication(server, ana);
  const written = await call('POST', generateLetter.path, { ...exampleForm, applicationId });
  const saved = await call('POST', createLetter.path, {
    title: 'Ward nurse',
    document: exampleLetter,
    request: exampleForm,
    applicationId,
  });
  const copy = await call('POST', createTailoredCv.path.replace(':id', await aCv(server, ana)), {
    document: aDocument(),
    jobDescription: 'Staff Nurse\nRequirements:\n- Wound care',
    applicationId,
  });
  const ids = [written, saved, copy].map(({ json }) => idIn(json));
  expect(new Set(await linkedIds(applicationId))).toEqual(new Set(ids));
  for (const id of ids) expect(await jobOf(id)).toBe(applicationId);
  const { json } = await call('GET', getCvAdvert.path.replace(':id', ids[2] ?? ''));
  expect(json).toMatchObject({ advert: { title: 'Staff Nurse' } });
  await call('DELETE', `/api/letter/${ids[0]}`);
  expect(await linkedIds(applicationId)).not.toContain(ids[0]);
});

it('keeps a letter whose job is gone, or is not the person’s', async () => {
  const other = await aPerson(server);
  const applicationId = await anApplication(server, other);
  const { status, json } = await call('POST', generateLetter.path, { ...exampleForm, applicationId });
  expect(status).toBe(200);
  expect(await jobOf(idIn(json))).toBeNull();
});

it('moves a document from one job to another, and lets go of it', async () => {
  const save = async (title: string) => {
    const { json } = await call('POST', saveApplication.path, { title, company: 'Hill House' });
    return saveApplication.reply.schema.parse(json).application.id;
  };
  const [first, second] = [await save('Cook'), await save('Head cook')];
  const cvId = await aCv(server, ana);
  await call('PUT', linkPath(first, cvId));
  expect(await linkedIds(first)).toEqual([cvId]);
  await call('PUT', linkPath(second, cvId));
  expect(await linkedIds(first)).toEqual([]);
  expect(await jobOf(cvId)).toBe(second);
  const other = await aPerson(server);
  expect((await call('PUT', linkPath(second, await aCv(server, other)))).status).toBe(404);
  expect((await call('PUT', linkPath(second, cvId), undefined, other)).status).toBe(404);
  expect((await call('DELETE', linkPath(second, cvId))).status).toBe(200);
  expect((await call('DELETE', linkPath(second, cvId))).status).toBe(404);
  expect(await jobOf(cvId)).toBeNull();
});

it('keeps for which job an interview was practised, as long as that is the person’s', async () => {
  const applicationId = await anApplication(server, ana);
  const start = async (id: string) =>
    savedSessionSchema.parse(
      (await call('POST', startSession.path, { ...startSession.example.body, applicationId: id })).json,
    );
  const { id, session } = await start(applicationId);
  expect(session.applicationId).toBe(applicationId);
  const { json } = await call('GET', listSessions.path);
  const { sessions } = listSessions.reply.schema.parse(json);
  expect(sessions.find((one) => one.id === id)?.applicationId).toBe(applicationId);
  const other = await aPerson(server);
  expect((await start(await anApplication(server, other))).session.applicationId).toBeNull();
});

it('finds the job of an advert that comes again, though its title was changed since', async () => {
  const save = async (advertText: string) =>
    saveApplication.reply.schema.parse((await call('POST', saveApplication.path, { advertText })).json);
  const advert = 'Dog groomer wanted.\n\nTwo days a week, own table.';
  const { isNew, application } = await save(advert);
  expect(isNew).toBe(true);
  const change = { version: application.version, title: 'Groomer', company: 'Paws' };
  await call('PUT', `/api/applications/${application.id}`, change);
  const again = await save('  Dog groomer wanted. Two days a  week, own table. ');
  expect(again).toMatchObject({ isNew: false, application: { id: application.id, title: 'Groomer' } });
});

it('gives a job that was saved by hand the advert that is found for it, and changes nothing it has', async () => {
  const body = { title: 'Night porter', company: 'Hotel Anker', location: '' };
  const first = await call('POST', saveApplication.path, body);
  const { application } = saveApplication.reply.schema.parse(first.json);
  const advertText = 'Night porter\nCompany: Hotel Anker\nYou look after our guests at night.';
  const again = await call('POST', saveApplication.path, { ...body, advertText });
  expect(again.json).toMatchObject({
    isNew: false,
    application: { id: application.id, title: 'Night porter', advertText },
  });
});

it('finds a job by words of its advert, whoever else has them', async () => {
  const of = await aPerson(server);
  const save = (as: Person, advertText: string) =>
    call(
      'POST',
      saveApplication.path,
      { title: 'Porter', company: 'Hotel', advertText, isAnother: true },
      as,
    );
  await save(of, 'We look for a porter.\nYou carry 100% of the luggage_racks by hand.');
  await save(of, 'We look for a cook.');
  await save(ana, 'You carry luggage.');
  const find = async (q: string) => {
    const { json } = await call('GET', `${findAdverts.path}?q=${encodeURIComponent(q)}`, undefined, of);
    return findAdverts.reply.schema.parse(json).found.map(({ line }) => line);
  };
  expect(await find('LUGGAGE carry')).toEqual(['You carry 100% of the luggage_racks by hand.']);
  expect(await find('100%')).toHaveLength(1);
  expect(await find('luggage%racks')).toEqual([]);
});
