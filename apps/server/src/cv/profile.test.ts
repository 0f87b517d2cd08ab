import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCv } from '@candor/contracts/cv';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import {
  createCvFromProfile,
  getFollowing,
  saveProfileCv,
  takeFromProfile,
} from '@candor/contracts/profile-cv';
import { cvDocument, mostFollowers, type CvDocument } from '@candor/domain/cv';
import { aClock } from '../platform/testing/clock.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aCv } from '../platform/testing/records.ts';
import { documents } from '../documents/schema.ts';

const clock = aClock();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock });
});
afterAll(() => server.close());

const nurse = {
  company: 'Dell Seton',
  position: 'Nurse',
  start: '2021',
  end: 'present',
  bullets: ['Led a ward'],
};
const aide = {
  company: 'St. Mary',
  position: 'Aide',
  start: '2018',
  end: '2021',
  bullets: ['Fed 20 people'],
};
const charge = { ...nurse, position: 'Charge Nurse', bullets: ['Led a ward of 32 beds'] };
const basics = { name: 'Ana Ruiz', headline: 'Nurse', email: 'ana@example.org', phone: '+1 202 555 0148' };
const document = cvDocument({ basics, experience: [nurse, aide] });
const later = cvDocument({ ...document, experience: [charge, aide] });

function send(as: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) {
  return server.ask({ method, path, body, as });
}

async function keep(as: Person, version: number, kept: CvDocument) {
  clock.pass(30);
  const { json } = await send(as, 'PUT', '/api/profile-cv', { version, document: kept });
  return saveProfileCv.reply.schema.parse(json);
}

async function make(as: Person, title: string) {
  const { json } = await send(as, 'POST', '/api/profile-cv/cvs', { title });
  return createCvFromProfile.reply.schema.parse(json).id;
}

async function read(as: Person, id: string) {
  return getCv.reply.schema.parse((await send(as, 'GET', `/api/cv/${id}`)).json);
}

const jobs = (cv: { document: CvDocument }) => cv.document.experience.map(({ position }) => position);

it('an edited job reaches every CV that has not changed it, each as a version', async () => {
  const ana = await aPerson(server);
  await keep(ana, 0, document);
  const [one, two, own] = [await make(ana, 'One'), await make(ana, 'Two'), await make(ana, 'Own')];
  const mine = cvDocument({ ...document, experience: [{ ...nurse, bullets: ['Kept calm'] }, aide] });
  await send(ana, 'PUT', `/api/cv/${own}`, { version: 1, document: mine });
  const saved = await keep(ana, 1, later);
  expect(saved.changed.map(({ title, parts }) => [title, parts]).toSorted()).toEqual([
    ['One', ['Charge Nurse']],
    ['Two', ['Charge Nurse']],
  ]);
  expect(saved.differing).toEqual([{ id: own, title: 'Own', parts: ['Charge Nurse'] }]);
  for (const id of [one, two]) {
    const cv = await read(ana, id);
    expect(jobs(cv)).toEqual(['Charge Nurse', 'Aide']);
    expect(cv.generatedCv).toContain('Led a ward of 32 beds');
    const { json } = await send(ana, 'GET', `/api/cv/${id}/versions`);
    expect(cvEndpoints.listVersions.reply.schema.parse(json)[0]).toMatchObject({
      origin: 'profile',
      change: 'Updated with your profile: Charge Nurse',
    });
  }
  expect(await read(ana, own)).toMatchObject({ version: 2, document: mine });
});

it('shows how each part stands, and takes what is asked for', async () => {
  const ana = await aPerson(server);
  await keep(ana, 0, document);
  const id = await make(ana, 'One');
  const mine = cvDocument({ ...document, experience: [{ ...nurse, bullets: ['Kept calm'] }] });
  await send(ana, 'PUT', `/api/cv/${id}`, { version: 1, document: mine });
  await keep(ana, 1, later);
  const { parts } = getFollowing.reply.schema.parse((await send(ana, 'GET', `/api/cv/${id}/profile`)).json);
  expect(parts.filter(({ section }) => section === 'experience')).toMatchObject([
    { name: 'Charge Nurse', state: 'differs' },
    { name: 'Aide', state: 'left-out' },
  ]);
  const wanted = parts.filter(({ section }) => section === 'experience').map(({ part }) => part);
  const take = (version: number) =>
    send(ana, 'POST', `/api/cv/${id}/profile/take`, { version, parts: [...wanted, 'e999'] });
  expect((await take(1)).status).toBe(409);
  const taken = takeFromProfile.reply.schema.parse((await take(2)).json);
  expect(jobs(taken)).toEqual(['Charge Nurse', 'Aide']);
  const { changed } = await keep(
    ana,
    2,
    cvDocument({ ...later, basics: { ...basics, phone: '+1 202 555 0100' } }),
  );
  expect(changed).toMatchObject([{ id, parts: ['Phone'] }]);
});

it('lets a CV begin and cease to follow without touching its words', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const before = await read(ana, id);
  const follow = (followsProfile: boolean) => send(ana, 'PUT', `/api/cv/${id}/profile`, { followsProfile });
  expect((await follow(true)).status).toBe(404);
  await keep(ana, 0, before.document);
  expect((await follow(true)).json).toMatchObject({ followsProfile: true });
  expect(await read(ana, id)).toMatchObject({ version: 1, document: before.document, followsProfile: true });
  await follow(false);
  const { changed } = await keep(ana, 1, cvDocument({ ...before.document, summary: 'Another.' }));
  expect(changed).toEqual([]);
  expect((await read(ana, id)).document).toEqual(before.document);
});

it('has an end to its followers; a copy past it stands by itself', async () => {
  const ana = await aPerson(server);
  await keep(ana, 0, document);
  const first = await make(ana, 'First');
  const [row] = await server.store.select().from(documents).where(eq(documents.id, first));
  if (!row) throw new Error('no CV');
  const { id: _id, ...rest } = row;
  await server.store.insert(documents).values(Array.from({ length: mostFollowers - 1 }, () => rest));
  const more = await send(ana, 'POST', '/api/profile-cv/cvs', { title: 'One more' });
  expect(more).toMatchObject({ status: 409, json: { code: 'too_many' } });
  const copy = await send(ana, 'POST', `/api/cv/${first}/duplicate`, {});
  expect(copy).toMatchObject({ status: 201, json: { followsProfile: false } });
  const saved = await keep(ana, 1, later);
  expect(saved.changed).toHaveLength(mostFollowers);
});

it('leaves the archive and the trash alone, until a CV comes back', async () => {
  const ana = await aPerson(server);
  await keep(ana, 0, document);
  const [away, thrown] = [await make(ana, 'Sent'), await make(ana, 'Thrown')];
  await send(ana, 'PUT', `/api/cv/${away}/library`, { isArchived: true });
  await send(ana, 'DELETE', `/api/cv/${thrown}`);
  expect((await keep(ana, 1, later)).changed).toEqual([]);
  expect(jobs(await read(ana, away))).toEqual(['Nurse', 'Aide']);
  await send(ana, 'PUT', `/api/cv/${away}/library`, { isArchived: false });
  await send(ana, 'POST', `/api/trash/${thrown}/restore`);
  for (const id of [away, thrown]) expect(jobs(await read(ana, id))).toEqual(['Charge Nurse', 'Aide']);
});

it('refuses a profile written over another, and is one a person', async () => {
  const ana = await aPerson(server);
  const put = (version: number, summary: string) =>
    send(ana, 'PUT', '/api/profile-cv', { version, document: { ...document, summary } });
  const answers = await Promise.all([put(0, 'One'), put(0, 'Two'), put(0, 'Three')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await put(0, 'Four')).toMatchObject({ status: 409, json: { details: { current: { version: 1 } } } });
  const bens = await send(await aPerson(server), 'GET', '/api/profile-cv');
  expect(bens.json).toMatchObject({ version: 0, followers: [] });
});

it('answers a profile that is stored already, over whatever version it was made', async () => {
  const ana = await aPerson(server);
  await keep(ana, 0, document);
  await keep(ana, 1, { ...document, summary: 'Nurse' });
  const again = { ...document, summary: ' Nurse ' };
  const answer = await send(ana, 'PUT', '/api/profile-cv', { version: 1, document: again });
  expect(answer).toMatchObject({ status: 200, json: { version: 2, changed: [] } });
});

it('keeps following through saves, a copy and a restored version', async () => {
  const ana = await aPerson(server);
  await keep(ana, 0, document);
  const id = await make(ana, 'One');
  const swapped = cvDocument({ ...document, experience: [aide, nurse] });
  await send(ana, 'PUT', `/api/cv/${id}`, { version: 1, document: swapped });
  const copy = await send(ana, 'POST', `/api/cv/${id}/duplicate`, {});
  const copied = getCv.reply.schema.parse(copy.json).id;
  await keep(ana, 1, later);
  for (const each of [id, copied]) expect(jobs(await read(ana, each))).toEqual(['Aide', 'Charge Nurse']);
  const { version } = await read(ana, id);
  await send(ana, 'POST', `/api/cv/${id}/versions/1/restore`, { version });
  expect(jobs(await read(ana, id))).toEqual(['Nurse', 'Aide']);
  const head = cvDocument({ ...later, experience: [{ ...charge, position: 'Head Nurse' }, aide] });
  await keep(ana, 2, head);
  expect(jobs(await read(ana, copied))).toEqual(['Aide', 'Head Nurse']);
});

it('loses no change where CVs begin to follow, are saved, put away and joined while the profile changes', async () => {
  const ana = await aPerson(server);
  await keep(ana, 0, document);
  const [one, two, away] = [await make(ana, 'One'), await make(ana, 'Two'), await make(ana, 'Away')];
  await send(ana, 'PUT', `/api/cv/${away}/library`, { isArchived: true });
  const answers = await Promise.all([
    send(ana, 'PUT', '/api/profile-cv', { version: 1, document: later }),
    send(ana, 'POST', '/api/profile-cv/cvs', { title: 'Three' }),
    send(ana, 'PUT', `/api/cv/${one}/languages`, { of: two, language: 'de' }),
    send(ana, 'PUT', `/api/cv/${two}/languages`, { of: one, language: 'fr' }),
    send(ana, 'PUT', `/api/cv/${away}/library`, { isArchived: false }),
    send(ana, 'PUT', `/api/cv/${one}`, { version: 1, title: 'One, renamed' }),
  ]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const made = createCvFromProfile.reply.schema.parse(answers[1]?.json).id;
  for (const id of [one, two, away, made])
    expect(jobs(await read(ana, id))).toEqual(['Charge Nurse', 'Aide']);
});
