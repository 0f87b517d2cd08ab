import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cvDocument } from '../../cv/index.ts';
import { analyseLetter } from './analyse-letter.ts';
import type { AnalyticsInput } from './analytics.ts';
import { figureIds, type FigureId } from './figure.ts';
import { syllables } from './readability.ts';

const cv = cvDocument({
  experience: [
    {
      company: 'Mercy',
      position: 'Nurse',
      start: '2018',
      end: 'present',
      bullets: [
        'Introduced two-nurse checks for insulin on a surgical ward',
        'Train new nurses in wound care',
      ],
    },
  ],
});

const text = `Dear Ms. Cole:

I would like to work at Barton Creek as Charge Nurse. At Mercy, I introduced two-nurse checks for insulin on a surgical ward. Errors were counted every month.

I train new nurses in wound care. Perhaps we could talk.

Sincerely,

Ana Ruiz`;

const input: AnalyticsInput = {
  text,
  cv,
  asked: ['Wound care', 'insulin', 'triage', 'Microsoft Excel'].map((words) => ({ words, name: words })),
  company: 'Barton Creek',
  role: 'Charge Nurse',
  tone: 'professional',
};

function figure(id: FigureId, change: Partial<AnalyticsInput> = {}) {
  const found = analyseLetter({ ...input, ...change })?.figures.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return { ...found, words: found.spans.map(({ start, end }) => (change.text ?? text).slice(start, end)) };
}

it('gives every figure, once, with label, source and advice', () => {
  const figures = analyseLetter(input)?.figures ?? [];
  expect(figures.map(({ id }) => id)).toEqual([...figureIds]);
  for (const { label, source, advice } of figures) expect([label, source, advice]).not.toContain('');
});

// By hand: sentences of 11, 12, 5, 7 and 4 words.
it.each<[FigureId, number, string[]]>([
  ['words', 39, []],
  ['paragraphs', 2, []],
  ['sentence-length', 7.8, []],
  ['sentence-spread', 3.2, []],
  ['passive', 20, ['were counted']],
  ['i-openings', 40, ['I', 'I']],
  ['cliches', 0, []],
  ['hedges', 1, ['Perhaps']],
  ['salutation', 2, []],
  ['company-named', 1, ['Barton Creek']],
  ['role-named', 1, ['Charge Nurse']],
  [
    'evidenced-claims',
    2,
    [
      'At Mercy, I introduced two-nurse checks for insulin on a surgical ward.',
      'I train new nurses in wound care.',
    ],
  ],
])('counts %s as one would by hand: %s', (id, value, words) => {
  expect(figure(id)).toMatchObject({ value, words });
});

it('tells which terms of the advert are answered and which are not', () => {
  expect(figure('advert-answered')).toMatchObject({
    shown: '2 of 4',
    value: 50,
    terms: ['Wound care', 'insulin'],
  });
  expect(figure('advert-open').terms).toEqual(['triage', 'Microsoft Excel']);
  const named = [{ words: 'vulnerary care', name: 'wound care' }];
  expect(figure('advert-answered', { asked: named }).shown).toBe('1 of 1');
});

it('sees what was copied from the CV', () => {
  expect(figure('copied-from-cv').words).toEqual([
    'At Mercy, I introduced two-nurse checks for insulin on a surgical ward.',
    'I train new nurses in wound care.',
  ]);
  expect(figure('copied-from-cv', { cv: cvDocument() }).value).toBe(0);
});

it('measures the tone against the one chosen', () => {
  const friendly = text
    .replace('I would like', "I'd love")
    .replace('Perhaps we could talk', "Let's talk, I'm around");
  expect(figure('tone', { text: friendly })).toMatchObject({
    verdict: 'attention',
    shown: 'more friendly than professional',
  });
  expect(figure('tone', { text: friendly, tone: 'friendly' }).verdict).toBe('good');
});

it('says what it cannot measure', () => {
  const bare = analyseLetter({ text });
  const unknown = bare?.figures.filter(({ verdict }) => verdict === 'unknown').map(({ id }) => id);
  expect(unknown).toEqual([
    'company-named',
    'role-named',
    'evidenced-claims',
    'advert-answered',
    'advert-open',
    'copied-from-cv',
    'tone',
  ]);
});

it('waits for 100 characters', () => {
  expect(analyseLetter({ text: 'x'.repeat(100) })).toBeNull();
  expect(analyseLetter({ text: 'x'.repeat(101) })).not.toBeNull();
});

it('has no figures for the frame of a letter that says nothing yet', () => {
  const head = 'Ana-Lucía Ruiz de la Prada y Hohenlohe-Langenburg\nana@example.org\n\nNovember 22, 2026';
  const frame = (body: string) =>
    `${head}\n\nDear Hiring Manager:\n\n${body}\n\nSincerely,\n\nAna-Lucía Ruiz`;
  expect(frame('').length).toBeGreaterThan(100);
  expect(analyseLetter({ text: frame('') })).toBeNull();
  expect(analyseLetter({ text: frame('I led the night shift.') })).toBeNull();
  expect(analyseLetter({ text: frame('I led the night shift. '.repeat(5)) })).not.toBeNull();
});

it('points into the text, whatever it is given', () => {
  const odd = fc.constantFrom(
    'Dear X,',
    'Kind regards,',
    'İİİ',
    'I led it.',
    '\n\n',
    'Very very.',
    '王小明',
    '😀',
    'was made by me',
  );
  fc.assert(
    fc.property(fc.array(odd, { minLength: 5, maxLength: 60 }), (parts) => {
      const given = parts.join(' ').padEnd(101, '.');
      const result = analyseLetter({ ...input, text: given });
      for (const { span, words } of result?.findings ?? [])
        expect(given.slice(span.start, span.end)).toBe(words);
      for (const { spans } of result?.figures ?? [])
        for (const { start, end } of spans)
          expect(start >= 0 && end <= given.length && start < end).toBe(true);
    }),
  );
});

it.each([
  ['nurse', 1],
  ['ward', 1],
  ['hospital', 3],
  ['medication', 4],
  ['trained', 1],
  ['introduced', 3],
])('counts the syllables of %s as %i', (word, count) => {
  expect(syllables(word)).toBe(count);
});
