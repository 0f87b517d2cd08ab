import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { saveApplication } from '@candor/contracts/applications';
import { saveCv } from '@candor/contracts/cv';
import { searchJobs } from '@candor/contracts/jobs';
import type { CvDocument } from '@candor/domain/cv';
import { aDocument } from '@candor/testing';
import { scriptedSource, type ScriptedSource, type SourceScript } from '@candor/testing/server';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aCv } from '../platform/testing/records.ts';
import { goodAnswers } from './feeds/testing/answers.ts';
import { sourceAllowances, sourceAnswers } from './schema.ts';
import { createSourceSwitches } from './source-switches.ts';

const good: SourceScript = (answer, { pathname }) =>
  void answer.end(JSON.stringify(goodAnswers[pathname] ?? {}));
let server: TestApp;
let feeds: ScriptedSource;
let script = good;
let ana: Person;
let cvId: string;
const nurse = aDocument({
  basics: { name: 'Ana Ruiz', headline: 'Staff Nurse', location: 'Leeds', email: 'ana@example.org' },
  summary: 'Staff nurse with seven years on surgical wards, mostly with older people after operations.',
  experience: [
    {
      position: 'Staff Nurse',
      company: 'Northfield',
      start: '2019-03',
      end: 'present',
      bullets: ['Wound care'],
    },
  ],
});

/** A saved CV, of Ana where nobody else is named; its id. */
async function aCvOf(document: CvDocument, owner = ana): Promise<string> {
  const id = await aCv(server, owner);
  const path = saveCv.path.replace(':id', id);
  const body = { version: 1, document };
  expect((await server.ask({ method: 'PUT', path, body, as: owner })).status).toBe(200);
  return id;
}
async function turn(...ids: string[]) {
  const { configuration } = server.http.platform;
  const switches = createSourceSwitches({ store: server.store, configuration });
  for (const id of ['arbeitnow', 'jobicy', 'greenhouse', 'lever', 'ashby'])
    await switches.turn(id, ids.includes(id), null);
}
beforeAll(async () => {
  feeds = await scriptedSource((answer, asked) => script(answer, asked));
  const variables = {
    JOB_SOURCES_BASE_URL: feeds.address,
    GREENHOUSE_BOARDS: 'acme-health',
    LEVER_BOARDS: 'globex',
    ASHBY_BOARDS: 'initech',
  };
  server = await startTestApp({ variables });
  ana = await aPerson(server);
  cvId = await aCvOf(nurse);
});
beforeEach(async () => {
  script = good;
  feeds.requests.length = 0;
  await server.store.delete(sourceAnswers);
  await server.store.delete(sourceAllowances);
  await turn();
});
afterAll(async () => {
  await server.close();
  await feeds.close();
});

async function search(body: object = {}, as = ana) {
  const { path, method, reply } = searchJobs;
  const { status, json } = await server.ask({ method, path, body, as });
  expect(status).toBe(200);
  return reply.schema.parse(json);
}

it('searches for what the CV says, and for software engineers only without one', async () => {
  expect((await search({ cvId })).query).toBe('Staff Nurse');
  expect((await search()).query).toBe('software engineer');
  expect((await search({ cvId, query: 'Ward manager' })).query).toBe('Ward manager');
});

it('asks no source that nobody switched on, and answers with an empty list', async () => {
  expect(await search({ cvId })).toEqual({ success: true, query: 'Staff Nurse', jobs: [], sources: [] });
  expect(feeds.requests).toEqual([]);
});

it('ranks what sources have by how it fits, each with source, credit, parts and skills', async () => {
  await turn('arbeitnow', 'jobicy', 'greenhouse', 'lever', 'ashby');
  const { jobs, sources } = await search({ cvId });
  expect(sources.map(({ state }) => state)).toEqual(Array(5).fill('answered'));
  expect(jobs).toHaveLength(5);
  const scores = jobs.map(({ match }) => match?.rawScore ?? 0);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  const acme = jobs.find(({ company }) => company === 'Acme Health');
  expect(acme).toMatchObject({
    title: 'Staff Nurse',
    salary: 'GBP 38,000–42,000 per year',
    source: { id: 'greenhouse', credit: { text: 'Jobs from company boards on Greenhouse' } },
    type: { name: 'Full-time', isStated: false },
    match: { matchingSkills: [{ name: 'Wound care' }], missingSkills: [{ name: 'Phlebotomy' }] },
  });
  expect(jobs.find(({ company }) => company === 'Globex')?.type).toEqual({
    name: 'Part-time',
    isStated: true,
  });
});

it('has what was pasted and saved, merged where it is one job, without any source', async () => {
  const ben = await aPerson(server);
  const his = await aCvOf(nurse, ben);
  const text =
    'Staff Nurse\nAshgrove Hospital\nLeeds\nRequirements:\n- Wound care\n- Phlebotomy\nPart-time. £18 per hour.';
  const saved = {
    title: 'Staff Nurse',
    company: 'Ashgrove Hospital',
    location: 'Leeds',
    advertText: 'Short.',
  };
  await server.ask({ method: 'POST', path: saveApplication.path, body: saved, as: ben });
  const other = { ...saved, title: 'Nurse Tutor', advertText: 'Nurse Tutor\nRequirements:\n- Wound care' };
  await server.ask({ method: 'POST', path: saveApplication.path, body: other, as: ben });
  const pasted = { text, title: 'Staff nurse', company: 'Ashgrove Hospital Ltd', location: 'Leeds' };
  const { jobs } = await search({ cvId: his, adverts: [pasted] }, ben);
  expect(jobs.map(({ title, source }) => [title, source.id])).toEqual([
    ['Staff nurse', 'pasted'],
    ['Nurse Tutor', 'saved'],
  ]);
  expect(jobs[0]).toMatchObject({ type: { name: 'Part-time' }, pay: { low: 37_440 }, description: text });
  const eve = await aPerson(server);
  expect((await search({}, eve)).jobs).toEqual([]);
});

it('waits for no source that is dead or slow, and says which gave nothing', async () => {
  await turn('greenhouse', 'lever', 'ashby');
  const slow: { end(): void }[] = [];
  script = (answer, asked) => {
    if (asked.pathname.startsWith('/greenhouse')) void answer.writeHead(500).end();
    else if (asked.pathname.startsWith('/lever')) slow.push(answer);
    else good(answer, asked);
  };
  const { jobs, sources } = await search({ cvId });
  expect(jobs.map(({ company }) => company)).toEqual(['Initech']);
  expect(sources).toEqual([
    { name: 'Greenhouse', state: 'silent' },
    { name: 'Lever', state: 'silent' },
    { name: 'Ashby', state: 'answered' },
  ]);
  for (const answer of slow) answer.end();
});

it('compares nothing with a CV of less than 100 characters', async () => {
  const short = await aCvOf(aDocument({ basics: { name: 'Ana', headline: 'Nurse' }, experience: [] }));
  const { jobs, query } = await search({ cvId: short, adverts: [{ text: 'Nurse wanted in Leeds' }] });
  expect(query).toBe('Nurse');
  expect(jobs[0]?.match).toBeNull();
});

it('refuses another’s CV, too many adverts and what leads elsewhere', async () => {
  const { path, method } = searchJobs;
  const eve = await aPerson(server);
  expect((await server.ask({ method, path, body: { cvId }, as: eve })).status).toBe(404);
  const many = Array.from({ length: 6 }, () => ({ text: 'x' }));
  for (const body of [
    { adverts: many },
    { adverts: [{ text: 'x', url: 'javascript:alert(1)' }] },
    { query: 7 },
  ])
    expect((await server.ask({ method, path, body, as: ana })).status).toBe(400);
});
