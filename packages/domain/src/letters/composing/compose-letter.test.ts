import { expect, it } from 'vitest';
import { cvDocument } from '../../cv/index.ts';
import type { Mark } from '../../marks/index.ts';
import { answered } from '../../writing/index.ts';
import { offeredEvidence } from './offered.ts';
import { openLetterMarks, openLines, takeLetterMark } from '../marks-on-letter.ts';
import { letterRequestSchema, type LetterRequestInput } from '../request.ts';
import { writeLetterNow } from './write-letter.ts';

const today = '2026-11-22';
const cv = cvDocument({
  basics: { name: 'Ana Ruiz' },
  experience: [
    {
      company: 'Harbour Lifts',
      position: 'Crane operator',
      bullets: ['Trained 18 new slingers in load charts and hand signals', 'Swept the yard'],
    },
  ],
});

function written(form: Partial<LetterRequestInput>, withCv = false) {
  const request = letterRequestSchema.parse({
    title: 'Letter',
    name: 'Ana Ruiz',
    email: 'ana@example.org',
    country: 'gb',
    companyName: 'Acme Cranes',
    jobTitle: 'Crane Operator',
    motivation: 'I want to work on taller cranes.',
    ...form,
  });
  return writeLetterNow(request, { today, ...(withCv ? { cv } : {}) });
}

it('puts the person’s own sentences in the order why, evidence, practical, and adds none', () => {
  const { letter } = written({
    specificRequirements: 'I am free from 1 March.',
    motivation: 'I want to work on taller cranes.',
    experience: 'I have driven tower cranes since 2016',
  });
  expect(letter.paragraphs).toEqual([
    'I want to work on taller cranes.',
    'I have driven tower cranes since 2016.',
    'I am free from 1 March.',
  ]);
});

it.each([
  ['experience', 'Led a crew of five', ['I led a crew of five.']],
  ['skills', 'load charts, CPCS A04, rigging', ['My skills include load charts, CPCS A04 and rigging.']],
  ['skills', 'Epic, wound care', ['My skills include Epic and wound care.']],
] as const)(
  'leaves a %s line that is no sentence open, with what it may become: %s',
  (field, typed, proposals) => {
    const { letter, facts } = written({ [field]: typed });
    const open = facts.marks.find(({ kind }) => kind === 'open');
    expect(open).toMatchObject({ line: 'paragraphs.1', words: letter.paragraphs[1], proposals });
    expect(openLines(facts, letter)).toBe(1);
    const taken = open && takeLetterMark(letter, open, proposals[0]);
    expect(taken?.paragraphs[1]).toBe(proposals[0]);
    expect(taken && openLines(facts, taken)).toBe(0);
  },
);

it('asks for a sentence where it knows none', () => {
  const { facts } = written({ experience: 'the old port, nights mostly' });
  const open = facts.marks.find(({ kind }) => kind === 'open');
  expect(open?.proposals).toEqual([]);
  expect(open?.question).toMatch(/\?$/);
  expect(open && answered(open, 'I worked in the old port, mostly at night')).toBe(
    'I worked in the old port, mostly at night.',
  );
});

it('offers what the letter has to say and no line says, and not what one says', () => {
  const offers = ({ facts }: ReturnType<typeof written>) =>
    facts.marks.filter(({ line }) => line === 'opening').flatMap(({ proposals }) => proposals);
  expect(offers(written({}))).toEqual(['I am applying for the post of Crane Operator at Acme Cranes.']);
  expect(offers(written({ motivation: 'I am applying for the crane operator post.' }))).toEqual([]);
  expect(offers(written({ letterType: 'resignation', lastDay: '2026-12-18' }))).toEqual([
    'I am writing to resign from my post as Crane Operator. My last day will be 18 December 2026.',
  ]);
});

it('offers lines of the CV that answer the advert as evidence, once', () => {
  const advert = 'You will train slingers in load charts and hand signals.';
  const { letter, facts } = written({ jobDescription: advert }, true);
  const offered = openLetterMarks(facts, letter).filter(({ line }) => line === 'evidence');
  expect(offered.map(({ proposals }) => proposals[0])).toEqual([
    'At Harbour Lifts I trained 18 new slingers in load charts and hand signals.',
  ]);
  const [evidence] = offered;
  const taken = evidence && takeLetterMark(letter, evidence, evidence.proposals[0] ?? '');
  expect(taken?.paragraphs.join(' ')).toContain('trained 18 new slingers');
  expect(taken && openLetterMarks(facts, taken).filter(({ line }) => line === 'evidence')).toEqual([]);
});

it('offers a line that begins with "I" as one that begins with its verb', () => {
  const advert = 'Charge Nurse. We look for medication safety and triage.';
  const bullets = ['I introduced two-nurse checks, medication errors went down from 14 to 3 a quarter'];
  const cv = cvDocument({ experience: [{ company: 'Riverside', position: 'Charge Nurse', bullets }] });
  expect(offeredEvidence(cv, advert, '').flatMap(({ proposals }) => proposals)).toEqual([
    'At Riverside I introduced two-nurse checks, medication errors went down from 14 to 3 a quarter.',
  ]);
});

const openIn = (marks: readonly Mark[]) => marks.filter(({ kind }) => kind === 'open');

it('takes a clause that depends on another, with both, for the sentence it is', () => {
  const { facts } = written({
    experience: 'When we lost the yard I moved the stock upstairs. Six years on the quay.',
  });
  expect(openIn(facts.marks).map(({ words }) => words)).toEqual(['Six years on the quay.']);
});

it('offers for a list of skills a sentence that any names fit, and none for what is no list of names', () => {
  const proposalsOf = (skills: string) => openIn(written({ skills }).facts.marks)[0]?.proposals;
  expect(proposalsOf('rigging, hand signals, first aid')).toEqual([
    'My skills include rigging, hand signals and first aid.',
  ]);
  expect(proposalsOf('licence (clean), rigging, yes to nights. can swim')).toEqual([]);
});

it.each([
  ['Thank the whole panel.', 'left-out'],
  ['Polite, not pushing.', 'left-out'],
  ['I have swum twice, so please don’t overdo it.', 'left-out'],
  ['I can start on 1 June.', undefined],
  ['Available for the night shift.', 'open'],
  ['Will do the handover.', 'open'],
  ['Start date: I could start on 1 June.', 'open'],
])('takes "%s" in the field for wishes as %s', (specificRequirements, kind) => {
  const { letter, facts } = written({ specificRequirements });
  const mark = facts.marks.find(({ words }) => words === specificRequirements);
  expect(mark?.kind).toBe(kind);
  expect(letter.paragraphs.join(' ').includes(specificRequirements)).toBe(kind !== 'left-out');
});

it('prints no wish for how to write, and gives it back', () => {
  const { letter, facts } = written({ specificRequirements: 'Please keep it short' });
  expect(letter.paragraphs.join(' ')).not.toContain('short');
  const left = facts.marks.find(({ kind }) => kind === 'left-out');
  expect(left?.words).toBe('Please keep it short.');
  expect(left && takeLetterMark(letter, left, left.words)?.paragraphs.at(-1)).toBe('Please keep it short.');
});

it.each([
  ['de', 'Köln', 'ich arbeite seit 2016 auf dem Kran.', 'Bewerbung: Kranführer', 'Kranführer'],
  ['fr', 'Lyon, France', 'Je travaille sur des grues depuis 2016.', 'Candidature : Grutier', 'Grutier'],
  [
    'es',
    'Madrid, España',
    'Trabajo con grúas desde 2016 y busco un puesto.',
    'Candidatura: Gruista',
    'Gruista',
  ],
])(
  'has head and subject in %s, and the words as they were typed',
  (_code, location, motivation, subject, jobTitle) => {
    const { letter, facts } = written({ country: undefined, location, motivation, jobTitle });
    expect(letter.subject).toBe(subject);
    expect(letter.paragraphs[0]?.toLowerCase()).toBe(motivation.toLowerCase());
    expect(openLines(facts, letter)).toBe(0);
  },
);
