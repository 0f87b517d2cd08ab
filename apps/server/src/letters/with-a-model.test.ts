import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { generateLetter } from '@candor/contracts/letters';
import { improveWriting } from '@candor/contracts/writing';
import { scriptedModel, writes, type ScriptedModel } from '@candor/testing/server';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

const invented = 'I have led 40 nurses at Mayo Clinic.';
const corrected = 'I like your night team.';
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
let repaired = corrected;
let model: ScriptedModel;
let server: TestApp;
let ana: Person;

beforeAll(async () => {
  model = await scriptedModel((reply, body) => {
    const isTold = body.includes('\\"refused\\"');
    writes(isTold ? JSON.stringify({ sentences: [{ number: 0, text: repaired }] }) : first, 8)(reply, body);
  });
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
  repaired = corrected;
  const paragraphs = [
    `I would like to join Barton Creek as Charge Nurse. ${invented}`,
    'I look forward to hearing from you.',
  ];
  first = JSON.stringify({ paragraphs });
});

const ask = (change: object = {}, headers: Record<string, string> = {}) =>
  server.ask({
    method: 'POST',
    path: generateLetter.path,
    as: ana,
    headers,
    body: { ...form, ...change },
  });

it('tells a model which claim of its letter was refused, and takes what then passes', async () => {
  const { letter, facts } = generateLetter.reply.schema.parse((await ask()).json);
  expect(model.requests).toHaveLength(2);
  expect(model.requests[1]?.body).toContain('Mayo');
  expect(letter).toContain(corrected);
  expect(letter).not.toMatch(/40|Mayo/);
  expect(facts.sentences.flatMap(({ refused }) => refused ?? [])).toEqual([]);
  expect(facts).toMatchObject({ writer: 'model', replaced: 0 });
});

it('lists what the model invents again', async () => {
  repaired = 'I have led 50 nurses at Stanford.';
  const { letter, facts } = generateLetter.reply.schema.parse((await ask()).json);
  expect(letter).not.toMatch(/40|50|Mayo|Stanford/);
  expect(facts.sentences.map(({ refused }) => refused?.text)).toContain(repaired);
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
  const said = model.requests[0]?.body.replaceAll('\\', '') ?? '';
  expect(said).toContain(`"register":"${register}","person":"first person","country":"gb"`);
  expect(said).toContain('"spelling":"British"');
});

it('tells a model which of its rewrites was refused, and adds what then passes', async () => {
  first = JSON.stringify({ sentences: [{ number: 0, rewrites: ['Trained 40 nurses in wound care.'] }] });
  repaired = 'Taught 12 nurses wound care.';
  const { method, path, reply } = improveWriting;
  const body = { text: 'Trained 12 nurses in wound care.' };
  const { sentences } = reply.schema.parse((await server.ask({ method, path, as: ana, body })).json);
  expect(model.requests).toHaveLength(2);
  expect(model.requests[1]?.body).toContain('40');
  expect(sentences[0]?.rewrites[0]?.text).toBe(repaired);
});
