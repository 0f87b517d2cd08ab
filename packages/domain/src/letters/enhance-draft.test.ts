import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyEdits } from '../improving/index.ts';
import { enhanceDraft } from './enhance-draft.ts';

const draft = `Dear Ms Cole,

I am writing in order to apply. The rota was organised by me for 12 nurses. Basically i recieved thanks from the whole ward.

I look forward to hear from you.

Kind regards,
Ana`;

it('mends what has one right form, and keeps the rest as it was', () => {
  expect(enhanceDraft(draft).text).toBe(`Dear Ms Cole,

I am writing to apply. I organised the rota for 12 nurses. I received thanks from the whole ward.

I look forward to hearing from you.

Kind regards,
Ana`);
});

it('leaves a passive sentence with two clauses to its writer', () => {
  const left = 'The depot moved and the routes were planned by us.';
  expect(enhanceDraft(left).text).toBe(left);
});

it('lets each change be taken or left', () => {
  const { edits } = enhanceDraft(draft);
  expect(edits.map(({ check }) => check)).toEqual(['wordy', 'passive', 'filler', 'spelling', 'grammar']);
  const [first] = edits;
  if (!first) throw new Error('no change');
  expect(applyEdits(draft, [first])).toBe(draft.replace('in order to', 'to'));
});

it('keeps every figure and name, and any text it cannot read', () => {
  const parts = fc.constantFrom(
    'I led 12 nurses at Mercy.',
    'It was done by us in 2019.',
    'in order to',
    'i',
    '王小明',
    '\n\n',
    'could of',
    'very',
    '!',
  );
  const facts = (text: string) => text.match(/\d+|Mercy/g) ?? [];
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 20 }), (words) => {
      const given = words.join(' ');
      const { text, edits } = enhanceDraft(given);
      expect(facts(text)).toEqual(facts(given));
      expect(applyEdits(given, edits)).toBe(text);
    }),
  );
  expect(enhanceDraft('Ich habe die Station geleitet und alle Pflegepläne geschrieben.').edits).toEqual([]);
});

it.each([
  ['I beleive I have 10 years experience in retail.', "I believe I have 10 years' experience in retail."],
  ['As you can see from my resume, I ran a ward.', 'I ran a ward.'],
  ['I write in regards to the post.', 'I write about the post.'],
])('mends "%s"', (given, mended) => {
  expect(enhanceDraft(given).text).toBe(mended);
});

it.each([
  'I earned my ADN in Austin.',
  'I reported to Mr Teh at Carrer de Balmes.',
  'I worked with Dr Thier.',
  'I was a costumer at the Royal Opera House.',
])('takes no degree, name, street or trade for a slip in "%s"', (text) => {
  expect(enhanceDraft(text).text).toBe(text);
});
