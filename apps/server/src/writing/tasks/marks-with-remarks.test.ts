import { afterEach, expect, it } from 'vitest';
import type { FactsReport } from '@candor/domain/writing';
import { scriptedModel, writes, type ScriptedModel } from '@candor/testing/server';
import { compatibleModel } from '../language-models/configured-model.ts';
import { lookAgain } from './look-again.ts';
import { marksWithRemarks } from './marks-with-remarks.ts';

let open: ScriptedModel | undefined;
afterEach(() => open?.close());

const line = (quote: string) => ({ field: 'experience.0.description', quote });
const leftOut = {
  line: 'experience.0',
  kind: 'left-out' as const,
  words: 'Left because of my back.',
  why: 'The model left this out.',
  proposals: [],
};
const facts: FactsReport = {
  writer: 'model',
  sentences: [
    { text: 'Led the rota', evidence: [line('helped w the rota')], typed: 'helped w the rota' },
    { text: 'Kept care records', evidence: [line('Kept care records.')] },
  ],
  marks: [leftOut],
  settled: [],
};
const lines = [
  { id: 'p1.1', text: 'helped w the rota' },
  { id: 'p1.2', text: 'left because of my back' },
];
const placeOf = (sentence: string | undefined) =>
  sentence === 'Led the rota' ? 'experience.0.bullets.0' : 'experience.0';

it('says why a line was left out, and asks at the sentence that rests on a line', () => {
  const remarks = {
    leftOut: [{ line: 'p1.2', why: 'health is nobody’s business' }],
    questions: [
      { line: 'p1.1', question: 'How many people?' },
      { line: 'p9.9', question: 'Who?' },
    ],
  };
  const { marks } = marksWithRemarks(facts, remarks, lines, placeOf);
  expect(marks).toMatchObject([
    { ...leftOut, why: 'Left out: health is nobody’s business' },
    { line: 'experience.0.bullets.0', kind: 'question', words: 'Led the rota', question: 'How many people?' },
  ]);
});

async function looked(answer: object, known = facts) {
  open = await scriptedModel(writes(JSON.stringify(answer)));
  const limits = { totalMs: 10_000, firstChunkMs: 10_000, chunkMs: 10_000 };
  const model = compatibleModel(open.baseURL, 'm', undefined);
  const call = { model, limits, log: { warn: () => undefined }, sinceMs: performance.now() };
  const sentences = [{ text: 'Led the rota', lines: ['p1.1', 'p1.2'] }];
  return lookAgain(known, { sentences, lines, lineOf: placeOf }, call);
}

it('marks the words that a second look doubts, where they stand in the sentence', async () => {
  const why = 'You only helped.';
  const { marks } = await looked({ doubts: [{ lines: ['t1'], words: 'Led', why }] });
  expect(marks.slice(1)).toEqual([
    {
      line: 'experience.0.bullets.0',
      kind: 'doubt',
      words: 'Led the rota',
      why: '“Led”: You only helped.',
      about: 'Led',
      proposals: ['helped w the rota'],
    },
  ]);
  // It is shown with all the lines that the model named.
  expect(open?.requests[0]?.body).toContain('left because of my back');
  // What stands as it was typed is not shown again.
  expect(open?.requests[0]?.body).not.toContain('Kept care records');
});

it('leaves a report as it is where the second look has nothing, quotes nothing, or may not look', async () => {
  expect(await looked({ doubts: [] })).toEqual(facts);
  expect(await looked({ doubts: [{ lines: ['t1'], words: 'Managed', why: 'No.' }] })).toEqual(facts);
  const asTyped = { ...facts, sentences: facts.sentences.slice(1) };
  expect(await looked({}, asTyped)).toEqual(asTyped);
  expect(open?.requests).toEqual([]);
});
