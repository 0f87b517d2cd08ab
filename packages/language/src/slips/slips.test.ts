import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SLIP_FORMS } from './forms.ts';
import { findSlips, type FoundSlip } from './index.ts';

const clean = readFileSync(new URL('../../fixtures/clean-sentences.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

const corrected = (text: string, slips: readonly FoundSlip[]) =>
  slips
    .toReversed()
    .reduce(
      (whole, { span, replacement }) => whole.slice(0, span.start) + replacement + whole.slice(span.end),
      text,
    );

/** One slip of each kind, and a sentence beside it that is right. */
const KINDS: readonly (readonly [id: string, wrong: string, right: string, beside: string])[] = [
  [
    'look-forward-to-gerund',
    'I look forward to hear from you.',
    'I look forward to hearing from you.',
    'I look forward to work that matters.',
  ],
  [
    'used-to-gerund',
    'I am used to work at night.',
    'I am used to working at night.',
    'I used to work at night.',
  ],
  ['enjoy-gerund', 'I enjoy to work with wood.', 'I enjoy working with wood.', 'I stopped to talk.'],
  ['responsible-for', 'Responsible of two vans.', 'Responsible for two vans.', 'Responsible for two vans.'],
  ['depend-on', 'It depends of the tide.', 'It depends on the tide.', 'It depends.'],
  [
    'impressed-by',
    'I was impressed from the care.',
    'I was impressed by the care.',
    'I was impressed with it.',
  ],
  ['on-a-day', 'I can begin at Monday.', 'I can begin on Monday.', 'We talk about it at Sunday dinner.'],
  [
    'explain-to-somebody',
    'She explained me how to mix inks.',
    'She explained to me how to mix inks.',
    'She explained her plan.',
  ],
  [
    'fewer-not-less',
    'There were less complaints.',
    'There were fewer complaints.',
    'We drove less miles in less time.',
  ],
  [
    'past-not-participle',
    'Last winter I done the rota.',
    'Last winter I did the rota.',
    'What he has done I know.',
  ],
  ['no-double-negative', 'I never had no accident.', 'I never had any accident.', 'We have no waste.'],
  ['adverb-behind-object', 'I speak fluently German.', 'I speak German fluently.', 'I speak mostly German.'],
  [
    'years-apostrophe',
    'I have nine years experience.',
    "I have nine years' experience.",
    'For nine years I sold shoes.',
  ],
  [
    'plural-behind-number',
    'I ran it for 6 month.',
    'I ran it for 6 months.',
    'It is a 5 day week, with a 3 day course.',
  ],
  [
    'perfect-progressive-with-since',
    'I am working here since 2015.',
    'I have been working here since 2015.',
    'I am glad that since 2015 it is ours.',
  ],
  [
    'perfect-with-since',
    'I work there since May.',
    'I have worked there since May.',
    'I have worked there since May.',
  ],
  [
    'no-comma-splice',
    'The crane was down for a week, we lifted the trusses by hand.',
    'The crane was down for a week. We lifted the trusses by hand.',
    'When the pump fails, I call the maker at once.',
  ],
];

it.each(KINDS)('finds %s by its form alone', (id, wrong, right, beside) => {
  const found = findSlips(wrong);
  expect(found.map((slip) => slip.id)).toEqual([id]);
  expect(corrected(wrong, found)).toBe(right);
  expect(findSlips(right)).toEqual([]);
  expect(findSlips(beside)).toEqual([]);
});

it('has a kind here for every form', () => {
  const kinds = new Set(KINDS.map(([id]) => id));
  expect(SLIP_FORMS.map(({ id }) => id).filter((id) => !kinds.has(id))).toEqual([]);
});

it('finds none in good sentences', () => {
  expect(clean.length).toBeGreaterThan(50);
  expect(clean.flatMap(findSlips)).toEqual([]);
});

it('points to the words it speaks of, in the order of the text', () => {
  const text = 'I done the rota. There were less complaints, and it depends of the tide.';
  const found = findSlips(text);
  expect(found.map(({ words }) => words)).toEqual(['done', 'less', 'of']);
  for (const { span, words } of found) expect(text.slice(span.start, span.end)).toBe(words);
});
