import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { patience, tries } from '@candor/testing';
import { cvDocument } from '../../cv/index.ts';
import { composeLetter } from './compose-letter.ts';
import { letterGate } from '../letter-gate.ts';
import { letterRequestSchema } from '../request.ts';
import { letterToText } from '../text-form.ts';
import { letterRequests } from '../testing/letter-requests.ts';
import { writeLetterNow } from './write-letter.ts';

// A thousand random requests are written for.
vi.setConfig({ testTimeout: patience(120_000), hookTimeout: patience(120_000) });

const today = '2026-11-21';
/** The words of a letter's paragraphs that neither form nor CV has. */
function added(paragraphs: readonly string[], ...given: unknown[]): string[] {
  const words = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const typed = new Set(words(JSON.stringify(given).replaceAll(/\\[nt]/g, ' ')));
  return paragraphs.flatMap(words).filter((word) => !typed.has(word));
}

it('holds no word but the person’s, over random requests', () => {
  fc.assert(
    fc.property(letterRequests(), ({ request, cv }) => {
      const { letter } = writeLetterNow(request, { today, cv });
      expect(added(letter.paragraphs, request)).toEqual([]);
    }),
    { numRuns: tries(100, 1000) },
  );
});

it('loses no line: each stands in the letter, or is marked as left out', () => {
  fc.assert(
    fc.property(letterRequests(), ({ request, cv }) => {
      const { letter, facts } = writeLetterNow(request, { today, cv });
      const left = facts.marks.filter(({ kind }) => kind === 'left-out').map(({ words }) => words);
      const allAdded = new Set(added([...letter.paragraphs, ...left]));
      const { motivation, experience, achievements, specificRequirements } = request;
      const typed = added([motivation, experience, achievements, specificRequirements]);
      expect(typed.filter((word) => !allAdded.has(word) && !/^\d{1,2}$/.test(word))).toEqual([]);
    }),
    { numRuns: tries(100, 1000) },
  );
});

it('writes the same bytes again, and reports the sentences that stand', () => {
  fc.assert(
    fc.property(letterRequests(), ({ request, cv }) => {
      const first = writeLetterNow(request, { today, cv });
      const again = writeLetterNow(structuredClone(request), { today, cv: structuredClone(cv) });
      expect(JSON.stringify(again)).toBe(JSON.stringify(first));
      const text = letterToText(first.letter);
      const standing = first.facts.sentences.filter(({ text: said }) => said !== '');
      for (const { text: said } of standing) expect(text).toContain(said);
    }),
    { numRuns: tries(60, 300) },
  );
});

const cv = cvDocument({
  basics: { name: 'Ana Ruiz', headline: 'Nurse' },
  experience: [
    {
      company: 'Mercy',
      position: 'Staff Nurse',
      start: '2018',
      end: 'present',
      bullets: ['Care for 12 patients a shift'],
    },
    {
      company: 'Hill House',
      position: 'Care Assistant',
      start: '2015',
      end: '2018',
      bullets: ['Washed and fed 30 residents'],
    },
  ],
});
const request = letterRequestSchema.parse({
  title: 'Letter',
  name: 'Ana Ruiz',
  companyName: 'Barton Creek',
  jobTitle: 'Charge Nurse',
  jobDescription: 'You lead 40 nurses and know Epic.',
  motivation: 'your night team',
});

function gated(...sentences: string[]) {
  const fallback = composeLetter(request, { today, cv });
  const candidate = { ...fallback.letter, paragraphs: [sentences.join(' ')] };
  return letterGate({ request, candidate, fallback, writer: 'model', options: { today, cv } });
}

it.each([
  'You need somebody to lead 40 nurses.',
  'I would like to lead your 40 nurses.',
  'Your ward has 40 nurses, and I know such wards.',
])('lets the advert’s words of its reader stand with a mark: %s', (sentence) => {
  const { letter, facts } = gated(sentence);
  expect(letter.paragraphs.join(' ')).toContain(sentence);
  expect(facts.marks.every(({ kind }) => kind !== 'finding')).toBe(true);
});

it.each([
  ['a figure', 'At Mercy I cut errors by 85 %.'],
  ['an employer', 'At Mayo Clinic I cared for patients.'],
  ['what the advert asks for', 'I have led 40 nurses.'],
  ['a figure of another job', 'At Mercy I washed 30 residents.'],
  ['a degree', 'I hold a PhD in nursing.'],
])('does not let through %s, and says so', (_what, sentence) => {
  const { letter, facts } = gated(sentence);
  expect(letter.paragraphs.join(' ')).not.toContain(sentence);
  expect(facts.marks.map(({ kind, why }) => [kind, why.includes(sentence)])).toContainEqual([
    'finding',
    true,
  ]);
});

it.each([
  'I care for 12 patients a shift at Mercy.',
  'I would like to join Barton Creek as Charge Nurse.',
  'Your advertisement speaks of 40 nurses and Epic.',
  'At Hill House, I washed and fed 30 residents.',
])('lets through: %s', (sentence) => {
  const { letter, facts } = gated(sentence);
  expect(letter.paragraphs).toContain(sentence);
  expect(facts.marks.filter(({ kind }) => kind === 'finding')).toEqual([]);
});

it('tells what of the form a model left out', () => {
  const { facts } = gated('I care for 12 patients a shift at Mercy.');
  expect(facts.marks).toContainEqual(expect.objectContaining({ kind: 'left-out', words: 'your night team' }));
});

it.each([
  [
    'in the form of its country',
    {
      location: 'Lisboa, Portugal',
      motivation: 'Gosto de trabalhar com pessoas e não tenho medo de noites longas.',
    },
    {
      date: 'Lisboa, 21 de novembro de 2026',
      salutation: 'Exmos. Senhores,',
      close: 'Com os melhores cumprimentos,',
    },
  ],
  [
    'in the form of its language where the writer lives elsewhere',
    { location: 'Leeds, UK', motivation: 'Lavoro da sei anni in una cucina e vorrei imparare altro.' },
    { date: 'Leeds, 21 novembre 2026', salutation: 'Gentili Signore e Signori,', close: 'Distinti saluti,' },
  ],
  [
    'without a greeting in English where nobody has written its form',
    { location: 'Leeds, UK', motivation: 'Pracuję w szpitalu od sześciu lat i nie boję się nocy.' },
    { date: '2026-11-21', salutation: '', close: '' },
  ],
])('leaves words of a language without frames alone, %s', (_what, typed, head) => {
  const form = { title: 'Letter', name: 'Anna Roth', companyName: 'Acme', jobTitle: 'Porter', ...typed };
  const { letter } = writeLetterNow(letterRequestSchema.parse(form), { today });
  expect(letter).toMatchObject(head);
  expect(letter.paragraphs[0]).toBe(typed.motivation);
});
