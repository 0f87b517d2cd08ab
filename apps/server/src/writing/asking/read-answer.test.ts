import { expect, it } from 'vitest';
import { z } from 'zod';
import { readAnswer, readSoFar } from './read-answer.ts';

const schema = z.object({
  items: z.array(z.object({ text: z.string(), lines: z.array(z.string()).default([]) })).default([]),
});
const answer = { items: [{ text: 'Ran a “{busy}” ward', lines: ['p1.1'] }] };
const json = JSON.stringify(answer);
const draft = JSON.stringify({ items: [{ text: 'A first try', lines: [] }] });

it.each([
  ['alone', json],
  ['behind a closed thought', `<think>What of {this}? ${draft}</think>\n${json}`],
  ['behind a thought whose opening the server kept', `Let me see. {"a": 1}</think>${json}`],
  ['in a thought that is never closed', `<think>The lines say a ward. So: ${json}`],
  ['in prose', `Here is the answer you asked for:\n\n${json}\n\nTell me {if} it fits.`],
  ['in a fence behind another', `\`\`\`text\nnotes\n\`\`\`\n\`\`\`json\n${json}\n\`\`\``],
  ['behind another object', `{"note": "thinking"}\n${json}`],
  ['behind a draft of it', `${draft}\n${json}`],
  ['before another object', `${json}\n{"done": true}`],
  ['with trailing commas', json.replace(']}]', '],}],')],
  ['with single quotes and bare keys', `{items: [{text: 'Ran a “{busy}” ward', lines: ['p1.1']}]}`],
  ['with parts that nobody asked for', JSON.stringify({ ...answer, mood: 'good' })],
])('finds an answer %s', (_name, text) => {
  expect(readAnswer(text, schema)).toEqual(answer);
});

it('leaves out the items that do not fit, and keeps the others', () => {
  const text = JSON.stringify({ items: [{ text: 7 }, ...answer.items, 'ward'] });
  expect(readAnswer(text, schema)).toEqual(answer);
});

it.each([
  ['prose', 'I am sorry, I cannot help with that.'],
  ['nothing', ''],
  ['an object without what is asked for', '{}'],
  ['another shape', '{"words": ["ward"]}'],
  ['braces without end', '{'.repeat(5_000)],
])('finds none in %s', (_name, text) => {
  expect(readAnswer(text, schema)).toBeUndefined();
});

it('takes an empty list for an answer, where there is no better one', () => {
  expect(readAnswer('Nothing to say: {"items": []}', schema)).toEqual({ items: [] });
  expect(readAnswer(`${json} or else {"items": []}`, schema)).toEqual(answer);
});

it('has of an answer on its way the items that are whole', () => {
  const all = [...answer.items, { text: 'Trained two nurses', lines: ['p1.2'] }];
  const whole = JSON.stringify({ items: all });
  const seen = Array.from(whole, (_letter, at) => readSoFar(whole.slice(0, at), schema)?.items ?? []);
  for (const items of seen) expect(all.slice(0, items.length)).toEqual(items);
  expect([seen.at(-3)?.length, seen.at(-1)?.length]).toEqual([1, 2]);
});
