import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { begin, say, scriptedModel, writes, type Script, type ScriptedModel } from '@candor/testing/server';
import { compatibleModel } from './language-models/configured-model.ts';
import { modelAnswers, type ModelAnswer } from './model-answers.ts';

let open: ScriptedModel | undefined;
afterEach(() => open?.close());

const schema = z.object({ text: z.string() });
const limits = { totalMs: 800, firstChunkMs: 400, chunkMs: 400 };

async function said(script: Script, signal?: AbortSignal): Promise<ModelAnswer<{ text: string }>[]> {
  open = await scriptedModel(script);
  const log = { warn: () => undefined };
  const model = compatibleModel(open.baseURL, 'm', undefined);
  const question = { model, limits, log, schema, instructions: 'Write.', prompt: 'Now.', signal };
  const answers: ModelAnswer<{ text: string }>[] = [];
  for await (const answer of modelAnswers(question)) answers.push(answer);
  return answers;
}

it('tells an answer as it grows, and last the whole', async () => {
  const answers = await said(writes(JSON.stringify({ text: 'word '.repeat(60) }), 20));
  expect(answers.length).toBeGreaterThan(3);
  expect(answers.slice(0, -1).every(({ kind }) => kind === 'so-far')).toBe(true);
  expect(answers.at(-1)).toEqual({ kind: 'whole', answer: { text: 'word '.repeat(60) } });
});

it.each<[string, Script, string]>([
  ['hangs', () => undefined, 'late'],
  [
    'stops in the middle',
    (reply) => {
      begin(reply);
      say(reply, '{"text": "half of');
    },
    'late',
  ],
  ['writes prose', writes('As you wish.'), 'unreadable'],
  ['writes another shape', writes('{"words": []}'), 'unreadable'],
  ['writes too much', writes(JSON.stringify({ text: 'x'.repeat(200_000) }), 20_000), 'unreadable'],
])('says why there is none where a model %s', async (_name, script, failure) => {
  expect((await said(script)).at(-1)).toEqual({ kind: 'failed', failure });
});

it('ends without a word where the caller has gone', async () => {
  const leaving = new AbortController();
  const answers = await said((reply) => {
    begin(reply);
    setTimeout(() => leaving.abort(), 30);
  }, leaving.signal);
  expect(answers).toEqual([]);
});
