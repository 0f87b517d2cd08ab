import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { patience } from '@candor/testing';
import { cvDocument } from '../../cv/index.ts';
import { textAt } from '../../text/index.ts';
import { composeLetter } from './compose-letter.ts';
import { letterGate } from '../letter-gate.ts';
import { framesOf } from './frames/frame-for.ts';
import { letterRequestSchema } from '../request.ts';
import { letterToText } from '../text-form.ts';
import { letterRequests } from '../testing/letter-requests.ts';
import { writeLetterNow } from './write-letter.ts';

// A thousand random requests are written for.
vi.setConfig({ testTimeout: patience(120_000), hookTimeout: patience(120_000) });

const today = '2026-11-21';
const NUMBER_WORDS = /\b(?:hundred|thousand|million|doubled|tripled|halved|dozen)\b/gi;

function flat(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');
}

/** Everything a person gave but the advert: what is asked for is not what somebody has. */
function given(...values: unknown[]): string {
  const texts: string[] = [];
  JSON.stringify(values, (key, value: unknown) => {
    if (typeof value === 'string' && key !== 'jobDescription') texts.push(value);
    return value;
  });
  return flat(texts.join(' \n '));
}

const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Nouns of our own German sentences, which stand with a capital and name nobody. */
const NOUNS = new Set(framesOf('de').flatMap(({ text }) => text.match(/\p{Lu}\p{Ll}+/gu) ?? []));

/** Figures and names of a text that nobody gave, found by nothing but looking for the words themselves. */
function inventions(text: string, source: string): string[] {
  const counted = text.replace(/\b(?:\w+) years of (?:relevant )?experience/g, '');
  const numbers = counted.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const capitals = [...counted.matchAll(/(?<=[\p{L},] )\p{Lu}[\p{L}\p{N}+#&'’-]*/gu)].map(([word]) => word);
  return [...numbers, ...capitals, ...(counted.match(NUMBER_WORDS) ?? [])].filter(
    (fact) =>
      !/^(?:I|I['’]\w+|CV|Resume|January|February|March|April|May|June|July|August|September|October|November|December)$/.test(
        fact,
      ) &&
      !NOUNS.has(fact) &&
      !source.includes(flat(fact).replace(/['’]s$/, '')) &&
      !SMALL.includes(flat(fact)),
  );
}

it('states no fact that neither form nor CV gives, in 1,000 random requests', () => {
  fc.assert(
    fc.property(letterRequests(), ({ request, cv }) => {
      const { letter, facts } = writeLetterNow(request, { today, cv });
      const source = given(request, cv);
      expect(facts.unsupported).toBe(0);
      for (const paragraph of letter.paragraphs) expect(inventions(paragraph, source)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

it('writes the same bytes again, and points each sentence to its place', () => {
  fc.assert(
    fc.property(letterRequests(), ({ request, cv }) => {
      const first = writeLetterNow(request, { today, cv });
      const again = writeLetterNow(structuredClone(request), { today, cv: structuredClone(cv) });
      expect(JSON.stringify(again)).toBe(JSON.stringify(first));
      const text = letterToText(first.letter);
      const standing = first.facts.sentences.filter(({ text: said }) => said !== '');
      expect(standing.map(({ span }) => textAt(text, span))).toEqual(standing.map(({ text: said }) => said));
    }),
    { numRuns: 200 },
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
  const candidate = { ...fallback, paragraphs: [sentences.join(' ')] };
  return letterGate({ request, candidate, fallback, writer: 'model', options: { today, cv } });
}

it.each([
  ['a figure', 'At Mercy I cut errors by 85 %.'],
  ['an employer', 'At Mayo Clinic I cared for patients.'],
  ['what the advert asks for', 'I have led 40 nurses and know Epic well.'],
  ['a figure of another job', 'At Mercy I washed 30 residents.'],
  ['the employer applied to as one that was worked for', 'At Barton Creek I cared for 12 patients a shift.'],
  ['a degree', 'I hold a PhD in nursing.'],
])('refuses %s', (_what, sentence) => {
  const { letter, facts } = gated(sentence);
  expect(letter.paragraphs.join(' ')).not.toContain(sentence);
  expect(facts.replaced).toBe(1);
});

it.each([
  'I care for 12 patients a shift at Mercy.',
  'I would like to join Barton Creek as Charge Nurse.',
  'Your advertisement speaks of 40 nurses and Epic.',
  'At Hill House, I washed and fed 30 residents.',
])('lets through: %s', (sentence) => {
  const { letter, facts } = gated(sentence);
  expect(facts.replaced).toBe(0);
  expect(letter.paragraphs).toContain(sentence);
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
