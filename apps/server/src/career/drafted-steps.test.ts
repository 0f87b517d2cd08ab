import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftCareerSteps } from '@candor/contracts/career';
import { generateCv } from '@candor/contracts/cv';
import { isDown, scriptedModel, writes, type Script, type ScriptedModel } from '@candor/testing/server';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

let script: Script;
let model: ScriptedModel;
let server: TestApp;
let ana: Person;
let cvId: string;
beforeAll(async () => {
  model = await scriptedModel((reply, asked) => script(reply, asked));
  server = await startTestApp({
    variables: { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: model.baseURL },
  });
  ana = await aPerson(server);
  const { body } = generateCv.example;
  script = isDown;
  const entry = { ...body.experience?.[0], description: 'Wrote the leaflet on wound care' };
  const made = await server.ask({
    method: 'POST',
    path: generateCv.path,
    body: { ...body, experience: [entry] },
    as: ana,
  });
  cvId = generateCv.reply.schema.parse(made.json).id;
});
afterAll(async () => {
  await server.close();
  await model.close();
});

const way = { currentRole: 'Dental nurse', targetRole: 'Dental hygienist', country: 'gb' };

async function drafted(body: object, answer: Script) {
  let sent = '';
  script = (reply, asked) => {
    sent = asked;
    answer(reply, asked);
  };
  const { method, path } = draftCareerSteps;
  const { status, json } = await server.ask({ method, path, body: { ...body, cvId }, as: ana });
  expect(status).toBe(200);
  return { steps: draftCareerSteps.reply.schema.parse(json).steps, sent };
}
/** The id under which a line was put to the model. */
const idOf = (sent: string, words: string) =>
  new RegExp(`\\{\\\\*"id\\\\*":\\\\*"([ck]\\d+)\\\\*",\\\\*"text\\\\*":\\\\*"[^}]*${words}`).exec(
    sent,
  )?.[1] ?? '';

it('shows what the tables say as known, and has the rest checked with who gives it', async () => {
  const first = await drafted(way, writes('{"steps": []}'));
  const [leaflet, licence] = [idOf(first.sent, 'leaflet'), idOf(first.sent, 'approved diploma')];
  expect([leaflet, licence]).not.toContain('');
  const { steps } = await drafted(
    way,
    writes(
      JSON.stringify({
        steps: [
          { text: 'Rework your leaflet for children and try it on two families.', lines: [leaflet] },
          { text: 'Ask the dental school which diploma leads to the registration.', lines: [licence] },
          { text: 'Begin an evening course of 18 months in biology.', lines: [] },
          { text: 'Write to Professor Tanaka of Mayo Clinic.', lines: [leaflet] },
        ],
      }),
    ),
  );
  expect(steps.map(({ text }) => text.split(' ')[0])).toEqual(['Rework', 'Ask', 'Begin']);
  expect(steps[0]).toMatchObject({ quote: 'Wrote the leaflet on wound care', checkWith: null });
  expect(steps[1]).toMatchObject({ quote: null, checkWith: null });
  expect(steps[2]?.checkWith).toBe('the General Dental Council');
});

it('asks no model for a move that the table has, and has none where the model fails', async () => {
  const move = { currentRole: 'Staff nurse', targetRole: 'Health visitor', country: 'gb' };
  expect(await drafted(move, writes('{"steps": []}'))).toEqual({ steps: [], sent: '' });
  const { steps } = await drafted(way, isDown);
  expect(steps).toEqual([]);
});
