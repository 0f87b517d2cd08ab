import { afterAll, beforeAll, expect, it } from 'vitest';
import { advertLimits, matchJobs } from '@candor/contracts/jobs';
import { aDocument } from '@candor/testing';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aCv } from '../platform/testing/records.ts';

let server: TestApp;
let ana: Person;
beforeAll(async () => {
  server = await startTestApp();
  ana = await aPerson(server);
});
afterAll(() => server.close());

const ask = (body: object, as = ana) => server.ask({ method: 'POST', path: matchJobs.path, body, as });
const nurse = aDocument({
  basics: { name: 'Ana Ruiz', headline: 'Staff Nurse', location: 'Leeds' },
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
const asNurse = 'Staff Nurse\nRequirements:\n- 2 years of experience as a nurse\n- Wound care\n- Phlebotomy';
const asBaker = 'Baker\nRequirements:\n- 5 years of experience in a bakery\n- Bread making\n- Food hygiene';

it('scores adverts in the order given, with what matches and what is missing', async () => {
  const { status, json } = await ask({ document: nurse, adverts: [asBaker, asNurse] });
  expect(status).toBe(200);
  const { matches } = matchJobs.reply.schema.parse(json);
  expect(matches.map(({ advert }) => advert.title?.name)).toEqual(['Baker', 'Staff Nurse']);
  const [baker, staff] = matches;
  expect(staff?.rawScore).toBeGreaterThan(baker?.rawScore ?? 100);
  expect(staff?.matchingSkills.map(({ name }) => name)).toEqual(['Wound care']);
  expect(staff?.missingSkills.map(({ name }) => name)).toEqual(['Phlebotomy']);
  expect(staff?.parts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

it('says how each part came out in the language of the page that asks', async () => {
  const { json } = await server.ask({
    method: 'POST',
    path: matchJobs.path,
    body: { document: nurse, adverts: [asNurse] },
    as: ana,
    headers: { 'accept-language': 'fr' },
  });
  const [match] = matchJobs.reply.schema.parse(json).matches;
  const skills = match?.parts.find(({ id }) => id === 'skills');
  expect(skills?.note).toMatch(/^Compétences demandées .*1 sur 2\.$/u);
});

it('takes a saved CV of the person, and nobody else’s', async () => {
  const cvId = await aCv(server, ana);
  expect((await ask({ cvId, adverts: [asNurse] })).status).toBe(200);
  const eve = await aPerson(server);
  expect((await ask({ cvId, adverts: [asNurse] }, eve)).status).toBe(404);
});

it('refuses what is empty, too many or too long, and no CV', async () => {
  const adverts = (count: number, length: number) => Array.from({ length: count }, () => 'a'.repeat(length));
  for (const body of [
    { document: nurse, adverts: [] },
    { document: nurse, adverts: ['  \n'] },
    { document: nurse, adverts: adverts(advertLimits.adverts + 1, 10) },
    { document: nurse, adverts: adverts(1, advertLimits.characters + 1) },
    { document: nurse, adverts: adverts(6, advertLimits.together / 6 + 1) },
    { adverts: [asNurse] },
  ])
    expect((await ask(body)).status).toBe(400);
});
