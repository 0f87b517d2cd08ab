import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { generateLetter } from '@candor/contracts/letters';
import { scriptedModel, writes, type ScriptedModel } from '@candor/testing/server';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

const invented = 'I have led 40 nurses at Mayo Clinic.';
const form = {
  title: 'Nurse, Barton Creek',
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  location: 'Leeds, UK',
  companyName: 'Barton Creek',
  jobTitle: 'Charge Nurse',
  motivation: "I don't mind nights. I like your night team.",
};

let first = '';
let model: ScriptedModel;
let server: TestApp;
let ana: Person;

beforeAll(async () => {
  model = await scriptedModel((reply, body) => writes(first, 8)(reply, body));
  server = await startTestApp({
    variables: { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: model.baseURL },
  });
  ana = await aPerson(server);
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(() => {
  model.requests.length = 0;
  const paragraphs = [
    ['I would like to join Barton Creek as Charge Nurse.', invented],
    ['I look forward to hearing from you.'],
  ];
  first = JSON.stringify({
    paragraphs: paragraphs.map((one) => ({ sentences: one.map((text) => ({ text, lines: ['m1'] })) })),
  });
});

const ask = (change: object = {}, headers: Record<string, string> = {}) =>
  server.ask({
    method: 'POST',
    path: generateLetter.path,
    as: ana,
    headers,
    body: { ...form, ...change },
  });

it('lets no invented fact of a model stand, and does not have it try again', async () => {
  const { letter, facts } = generateLetter.reply.schema.parse((await ask()).json);
  // One to write it, one for the second look.
  expect(model.requests.map(({ body }) => body.includes('You check what'))).toEqual([false, true]);
  expect(letter).toContain('join Barton Creek as Charge Nurse');
  expect(letter).not.toMatch(/40|Mayo/);
  expect(facts.writer).toBe('model');
});

it('shows a letter sentence by sentence, each past the gate', async () => {
  const sent = await ask({}, { accept: 'text/event-stream' });
  const events = [...sent.text.matchAll(/^data: (.+)$/gm)].map(([, data = '']) =>
    generateLetter.reply.events.parse(JSON.parse(data)),
  );
  const partials = events.flatMap((event) => (event.kind === 'partial' ? [event.document.paragraphs] : []));
  expect(partials.length).toBeGreaterThan(1);
  expect(partials[0]?.join(' ')).toBe('I would like to join Barton Creek as Charge Nurse.');
  for (const paragraphs of partials) expect(paragraphs.join(' ')).not.toMatch(/40|Mayo/);
  expect(events.at(-1)?.kind).toBe('done');
});

it.each([
  ['professional', 'plain'],
  ['formal', 'formal'],
])('tells the model how its writer writes: %s letters of this one are %s', async (tone, register) => {
  await ask({ tone });
  const prompt = model.requests[0]?.body.replaceAll('\\', '') ?? '';
  expect(prompt).toContain(`"register":"${register}","person":"first person","country":"gb"`);
  expect(prompt).toContain('"spelling":"British"');
});
