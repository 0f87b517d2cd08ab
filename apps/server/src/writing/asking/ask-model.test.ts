import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import {
  begin,
  finish,
  say,
  scriptedModel,
  writes,
  type Script,
  type ScriptedModel,
} from '@candor/testing/server';
import { compatibleModel } from '../language-models/configured-model.ts';
import { askModel, type ModelAnswer } from './ask-model.ts';

let open: ScriptedModel | undefined;
afterEach(() => open?.close());

const schema = z.object({
  sentences: z
    .array(z.object({ text: z.string() }))
    .max(90)
    .default([]),
});
type Answer = z.infer<typeof schema>;
const sentences = Array.from({ length: 12 }, (_one, at) => ({ text: `Sentence ${at} of a ward` }));
const whole = JSON.stringify({ sentences });
const patient = { totalMs: 20_000, firstChunkMs: 10_000, chunkMs: 10_000 };
const shortLimits = { totalMs: 1_000, firstChunkMs: 1_000, chunkMs: 300 };

async function answersOf(
  script: Script,
  limits = patient,
  signal?: AbortSignal,
): Promise<ModelAnswer<Answer>[]> {
  open ??= await scriptedModel(script);
  const log = { warn: () => undefined };
  const model = compatibleModel(open.baseURL, 'm', undefined);
  const question = { model, limits, log, schema, instructions: 'Write.', prompt: 'Now.', signal };
  const answers: ModelAnswer<Answer>[] = [];
  for await (const answer of askModel(question)) answers.push(answer);
  return answers;
}
afterEach(() => {
  open = undefined;
});

it('tells an answer as it grows, item by item, and last the whole', async () => {
  const answers = await answersOf(writes(whole, 20));
  expect(answers.length).toBeGreaterThan(3);
  expect(answers.slice(0, -1).every(({ kind }) => kind === 'so-far')).toBe(true);
  expect(answers.at(-1)).toEqual({ kind: 'whole', answer: { sentences }, isCut: false });
});

it('takes no answer that is longer than any could be', async () => {
  const endless = JSON.stringify({ sentences: [{ text: 'ward '.repeat(30_000) }] });
  expect((await answersOf(writes(endless))).at(-1)).toMatchObject({ kind: 'failed' });
});

const bodies = () =>
  (open?.requests ?? []).map(({ body }) => JSON.parse(body) as { response_format?: unknown });

/** A server that takes an answer in some forms only. */
const takes =
  (isTaken: (format: string) => boolean, status = 400): Script =>
  (reply, body) => {
    const format = JSON.stringify(
      (JSON.parse(body) as { response_format?: unknown }).response_format ?? 'none',
    );
    if (isTaken(format)) return writes(whole)(reply, body);
    reply.writeHead(status).end(`{"error":{"message":"response_format is not supported"}}`);
    return undefined;
  };

it.each([
  ['a JSON schema', (format: string) => !format.includes('json_schema'), 'json_object'],
  ['anything but text', (format: string) => !format.includes('json'), 'none'],
])('steps down where a server refuses %s, and remembers it of the model', async (_name, isTaken, last) => {
  const script = takes(isTaken);
  expect((await answersOf(script)).at(-1)).toMatchObject({ kind: 'whole' });
  const count = bodies().length;
  expect(count).toBeGreaterThan(1);
  expect(JSON.stringify(bodies().at(-1)?.response_format ?? 'none')).toContain(last);
  // The shape is described in every form.
  expect(open?.requests.every(({ body }) => body.includes('JSON Schema'))).toBe(true);
  expect((await answersOf(script)).at(-1)).toMatchObject({ kind: 'whole' });
  expect(bodies()).toHaveLength(count + 1);
});

it('sends a schema without the keyword that a provider refuses, and none with bounds', async () => {
  const script: Script = (reply, body) => {
    const format = JSON.stringify((JSON.parse(body) as { response_format?: unknown }).response_format);
    if (!format.includes('additionalProperties')) return writes(whole)(reply, body);
    reply.writeHead(400).end(`{"error":{"message":"unknown keyword additionalProperties"}}`);
    return undefined;
  };
  expect((await answersOf(script)).at(-1)).toMatchObject({ kind: 'whole' });
  expect(bodies()).toHaveLength(2);
  expect(JSON.stringify(bodies())).not.toContain('maxItems');
  expect(JSON.stringify(bodies().at(-1)?.response_format)).toContain('json_schema');
});

it('asks in another form where a model held to a schema writes blanks without end', async () => {
  const script: Script = (reply, body) =>
    body.includes('json_schema') ? writes(' \n'.repeat(5_000), 100)(reply, body) : writes(whole)(reply, body);
  expect((await answersOf(script)).at(-1)).toMatchObject({ kind: 'whole', isCut: false });
});

const frame = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

it('reads an answer that stands where thoughts do', async () => {
  const answers = await answersOf((reply) => {
    begin(reply);
    reply.write(frame({ reasoning_content: `I would say: ${whole}` }));
    finish(reply);
  });
  expect(answers.at(-1)).toMatchObject({ kind: 'whole', answer: { sentences } });
});

it.each<[string, Script, typeof patient?]>([
  [
    'reaches the limit of its server',
    (reply) => {
      begin(reply);
      say(reply, whole.slice(0, whole.indexOf('Sentence 3')));
      reply.end(`${frame({}, 'length')}data: [DONE]\n\n`);
    },
  ],
  [
    'falls silent',
    (reply) => {
      begin(reply);
      say(reply, whole.slice(0, whole.indexOf('Sentence 3')));
    },
    { ...patient, chunkMs: 300 },
  ],
  [
    'goes on with blanks',
    (reply, body) =>
      writes(`${whole.slice(0, whole.indexOf('{"text":"Sentence 3'))}${' '.repeat(9_000)}`)(reply, body),
  ],
])('has the items that were whole where a model %s', async (_name, script, limits) => {
  expect((await answersOf(script, limits)).at(-1)).toEqual({
    kind: 'whole',
    answer: { sentences: sentences.slice(0, 3) },
    isCut: true,
  });
});

const refuses =
  (status: number): Script =>
  (reply) =>
    void reply.writeHead(status, { 'retry-after-ms': '1' }).end('<html>Bad</html>');

it.each<[string, Script, string, number | null, typeof patient?]>([
  ['hangs', () => undefined, 'late', null, shortLimits],
  ['writes prose', writes('As you wish.'), 'unreadable', null],
  ['writes another shape', writes('{"words": []}'), 'unreadable', null],
  ['writes too much', writes('x'.repeat(200_000), 20_000), 'unreadable', null],
  ['is not there', (reply) => void reply.destroy(), 'away', null],
  ['does not take the key', refuses(401), 'key', 401],
  ['has no credit', refuses(402), 'credit', 402],
  ['is asked too often', refuses(429), 'credit', 429],
  ['is not known', refuses(404), 'model', 404],
  ['refuses every form', refuses(400), 'refused', 400],
  ['stands behind a gateway and is away', refuses(502), 'away', 502],
  ['breaks', refuses(500), 'error', 500],
])('says why there is none where a model %s', async (_name, script, failure, status, limits) => {
  expect((await answersOf(script, limits)).at(-1)).toEqual({ kind: 'failed', failure, status });
});

it('ends without a word where the caller has gone', async () => {
  const leaving = new AbortController();
  const answers = await answersOf(
    (reply) => {
      begin(reply);
      setTimeout(() => leaving.abort(), 30);
    },
    patient,
    leaving.signal,
  );
  expect(answers).toEqual([]);
});
