import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../cv/index.ts';
import { letterRequestSchema, letterTypes, tones, type LetterRequestInput } from '../request.ts';
import { composition } from './compose-letter.ts';
import { englishFrames } from './frames/english.data.ts';
import { presuppositions, presuppositionsOf } from './frames/presuppositions.ts';
import { letterFacts } from '../letter-facts.ts';
import { writeLetterNow } from './write-letter.ts';

const today = '2026-11-22';

function written(request: Omit<LetterRequestInput, 'title'>) {
  const whole = letterRequestSchema.parse({ title: 'Letter', name: 'Ana Ruiz', country: 'gb', ...request });
  const { letter, facts } = writeLetterNow(whole, { today });
  return { letter, facts, body: letter.paragraphs.join('\n'), whole };
}

describe('fields that were typed in haste', () => {
  it('become sentences of a cover letter, each for what it is', () => {
    const { body } = written({
      companyName: 'Holiday Inn',
      jobTitle: 'Housekeeper',
      motivation: 'need a job close to home. I like the hotel',
      experience: 'looked after 12 rooms a day',
      skills: 'turn up on time, English B2',
      referralSource: 'saw on linkedin',
    });
    for (const sentence of [
      'I need a job close to home.',
      'I like the hotel.',
      'I looked after 12 rooms a day.',
      'I speak English (B2).',
    ])
      expect(body).toContain(sentence);
  });

  it('keep a name of which more is told', () => {
    const { body } = written({
      companyName: 'Reed Boats',
      jobTitle: 'Guide',
      hiringManagerName: 'Mr Noel Brady',
      achievements: 'Thank you to Mr Brady who lent me his maps.',
    });
    expect(body).toContain('Thank you to Mr Brady who lent me his maps.');
  });

  it('give a resignation what is offered in a whole sentence', () => {
    const { body, facts } = written({
      letterType: 'resignation',
      companyName: 'Reed Boats',
      motivation: 'I am leaving my post. My last day will be Friday 18 December 2026.',
      skills: 'I can write down where the spare parts are kept and show whoever comes next. tidy',
    });
    expect(body).toContain('I can write down where the spare parts are kept and show whoever comes next.');
    expect(facts.questions.map(({ sentence }) => sentence)).toContain('tidy');
  });

  it('carry out what is said to the tool, and print none of it', () => {
    const { body, facts } = written({
      companyName: 'Barts',
      jobTitle: 'Porter',
      motivation: "I live near the hospital. don't mention my age. keep it short",
      experience: 'I was a porter at St Thomas for 3 years.',
    });
    expect(body).not.toMatch(/mention|keep it/);
    expect(facts.questions.map(({ sentence }) => sentence)).toEqual([
      "don't mention my age.",
      'keep it short',
    ]);
  });

  it('speak of the other person in a recommendation', () => {
    const { body } = written({
      letterType: 'recommendation',
      companyName: 'Leeds University',
      recommendeeName: 'Lily Brown',
      relationship: 'worked with her for 2 years',
      positionApplyingFor: 'BSc Mathematics',
      motivation: 'asks the questions nobody else thinks of',
      experience: 'came to every extra class. helps younger pupils',
    });
    for (const sentence of [
      'I would like to recommend Lily Brown for the BSc Mathematics at Leeds University.',
      'I worked with her for 2 years.',
      'Lily asks the questions nobody else thinks of.',
      'She came to every extra class.',
    ])
      expect(body).toContain(sentence);
  });

  it.each([
    ['I am going back to university.', 'I am going back to university.'],
    ['going back to university', 'I am going back to university.'],
    ['because my wife has a job in Lisbon', 'I am leaving because my wife has a job in Lisbon.'],
  ])('give “%s” as the reason of a resignation', (motivation, sentence) => {
    const { body } = written({
      letterType: 'resignation',
      companyName: 'HSBC',
      jobTitle: 'Analyst',
      motivation,
    });
    expect(body).toContain(sentence);
  });

  it.each([
    'The foreman now sends new joiners to me to learn how to cut stairs.',
    'For one boy who did not speak I wrote a song with three notes; he added the fourth.',
    'If I could keep him I would.',
    'Water is all I know.',
    "My grandmother's village in Punjab has water two hours a day, so I have never thought of it as something that comes out of a wall.",
  ])('leave a sentence as it was written: %s', (sentence) => {
    for (const letterType of letterTypes)
      expect(
        written({ letterType, motivation: sentence, companyName: 'Acme', jobTitle: 'Joiner' }).body,
      ).toContain(sentence);
  });
});

describe('a frame', () => {
  it('presupposes only what can be looked up', () => {
    for (const { presupposes } of englishFrames)
      for (const one of presupposes) expect(Object.keys(presuppositions)).toContain(one);
  });

  it.each([
    [/thank you for (?:your time|seeing)/i, 'met'],
    [/\bI applied\b/, 'applied'],
    [/\bmy last (?:working )?day\b/i, 'last day'],
    [/\brecommend\b/, 'recommends'],
    [/\benclosed\b/, 'cv'],
    [/\bresign|leav(?:e|ing)\b/i, 'resigns'],
  ] as const)('that says %s owns up to it', (pattern, presupposition) => {
    const saying = englishFrames.filter(({ text }) => pattern.test(text));
    expect(saying.length).toBeGreaterThan(0);
    for (const { presupposes } of saying) expect(presupposes).toContain(presupposition);
  });

  it('has an id of its own', () => {
    expect(new Set(englishFrames.map(({ id }) => id)).size).toBe(englishFrames.length);
  });
});

const pieces = [
  'want to learn',
  'always on time, never late',
  'close to home',
  'because you are near',
  'been a customer for years',
  'grew up in Leeds',
  'trained staff',
  'better hours',
  'moving to Spain',
  'waiter at The Ivy for 3 years',
  'employee of the month',
  'promoted to supervisor after 6 months',
  'won 3 sales prizes',
  'saved us 40k',
  'you were kind to my gran',
  'gold in the UKMT challenge',
  'i cant wait',
  'its the best place',
  'can start Monday',
  'Notice period: 1 month',
  'single mum of 3',
  'your work with refugees',
  'managing a busy front desk',
  'I ran the polytunnels.',
  'The training that you paid for.',
  'keep it short',
  '(check dates)',
  'Ich spreche Deutsch und Polnisch und arbeite gern mit Kindern.',
];
const field = fc
  .array(fc.constantFrom(...pieces), { maxLength: 4 })
  .chain((some) =>
    fc.constantFrom('. ', '\n', '\n- ').map((between) => ({ some, typed: some.join(between) })),
  );
const hasty = fc.record({
  letterType: fc.constantFrom(...letterTypes),
  tone: fc.constantFrom(...tones),
  companyName: fc.constantFrom('Acme', ''),
  jobTitle: fc.constantFrom('Cook', ''),
  contactDate: fc.constantFrom('2026-11-17', ''),
  lastDay: fc.constantFrom('2026-12-31', ''),
  motivation: field,
  experience: field,
  achievements: field,
});

const typedOf = ({
  motivation,
  experience,
  achievements,
  ...rest
}: typeof hasty extends fc.Arbitrary<infer T> ? T : never) =>
  letterRequestSchema.parse({
    title: 'Letter',
    name: 'Ana Ruiz',
    email: 'ana@example.org',
    recommendeeName: 'Lily Brown',
    relationship: 'former manager',
    ...rest,
    // English enough for an English letter, whatever else was typed.
    motivation: `I like the work and the people, and I would like to do more of it with you.\n${motivation.typed}`,
    experience: experience.typed,
    achievements: achievements.typed,
  });

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const frameOf = new Map(englishFrames.map((frame) => [frame.id, frame]));

it('whatever stands in which field: no sentence begins small, none is lost unreported, each is own or a frame that may be used', () => {
  fc.assert(
    fc.property(hasty, (typed) => {
      const request = typedOf(typed);
      const { paragraphs, questions } = composition(request, { today });
      expect(composition(structuredClone(request), { today })).toEqual({ paragraphs, questions });
      const holds = presuppositionsOf(letterFacts(request, { today }));
      const given = plain(
        `${request.motivation} ${request.experience} ${request.achievements} ${request.relationship}`,
      );
      for (const { text, by } of paragraphs.flat()) {
        expect(text).toMatch(/^[\p{Lu}\d“"]/u);
        expect(text).toMatch(/[.!?]["”)]?$/);
        expect(text).not.toMatch(/\b(?:is|because of|by|for|in) (?:want|been|grew|was|am|is|can)\b/);
        const isOwn = by === 'own' && given.includes(plain(text).slice(0, 12));
        const presupposed = by === 'own' ? [] : (frameOf.get(by.frame)?.presupposes ?? []);
        expect([text, isOwn || by !== 'own']).toEqual([text, true]);
        expect(presupposed.filter((one) => !holds.has(one))).toEqual([]);
      }
      const kept = plain(
        [...paragraphs.flat().map(({ text }) => text), ...questions.map(({ sentence }) => sentence)].join(
          ' ',
        ),
      );
      const said = new Set(kept.split(' '));
      for (const piece of [...typed.motivation.some, ...typed.experience.some, ...typed.achievements.some]) {
        const words = plain(piece)
          .split(' ')
          .filter((word) => word.length > 3);
        const found = words.filter((word) => said.has(word));
        expect(found.length / Math.max(1, words.length)).toBeGreaterThanOrEqual(0.6);
      }
    }),
    { numRuns: 400, seed: 22 },
  );
});

it('whatever was typed in haste: the gate refuses no sentence of ours', () => {
  fc.assert(
    fc.property(hasty, (typed) => {
      const request = typedOf(typed);
      const ours = composition(request, { today })
        .paragraphs.flat()
        .flatMap(({ text, by }) => (by === 'own' ? [] : [text]));
      const { facts } = writeLetterNow(request, { today });
      const refused = facts.sentences.flatMap((one) => (one.refused ? [one.refused.text] : []));
      expect(refused.filter((text) => ours.includes(text))).toEqual([]);
    }),
    { numRuns: 150, seed: 23 },
  );
});

it('claims no application where the writer tells of a meeting alone', () => {
  const { letter, body } = written({
    letterType: 'follow_up',
    companyName: 'Acme',
    jobTitle: 'Cook',
    contactDate: '2026-11-02',
    motivation: 'We met at the careers evening and you asked me to write.',
  });
  expect([letter.subject, body].join(' ')).not.toMatch(/appl/i);
});

it.each([
  ['motivation', 'I [Why do you want to work here?].'],
  ['experience', 'asked Shelley for the dates'],
  ['motivation', "I'M 71 AND BORED."],
  ['experience', 'promoted from teller'],
  ['experience', 'owed 9 days holiday'],
] as const)('%s “%s” is asked about and never told', (field, typed) => {
  const { body, facts } = written({
    companyName: 'Acme',
    jobTitle: 'Cook',
    motivation: 'I like it.',
    [field]: typed,
  });
  expect(body).not.toMatch(/\[|Shelley|71|teller|owed/);
  expect(facts.questions.map(({ sentence }) => sentence)).toContain(typed);
});

it('obeys what it is told to say, and says it as the writer would', () => {
  const { body } = written({
    companyName: 'Acme',
    jobTitle: 'Cook',
    motivation: 'I like it.',
    specificRequirements: 'I say I can do Saturdays.',
  });
  expect(body).toContain('I can do Saturdays.');
  expect(body).not.toContain('I say');
});

it.each([
  ['her line manager since 2022', 'I have been her line manager since 2022.'],
  ['her line manager for three years', 'I have known Lily for three years as her line manager.'],
])('a relationship “%s” says who is whose, and no more than is said', (relationship, said) => {
  const { body } = written({
    letterType: 'recommendation',
    recommendeeName: 'Lily Brown',
    relationship,
    motivation: 'She is kind.',
  });
  expect(body).toContain(said);
});

it.each([
  'The share of our pupils who passed rose from 61% in 2019 to 78% in 2025.',
  'Two of the pupils I taught won places at Oxford.',
  'Attendance at the chess club rose to 40.',
  'Visits rose by a third in a year.',
  'He is a very sincere, obedient and hardworking boy of our school',
])('a full sentence is told as typed: %s', (achievements) => {
  expect(
    written({ companyName: 'Acme', jobTitle: 'Cook', motivation: 'I like it.', achievements }).body,
  ).toContain(achievements);
});

it('no sentence of a hasty letter is refused by the gate but of what it cannot know', () => {
  const { letter, facts } = written({
    letterType: 'follow_up',
    companyName: 'Acme',
    jobTitle: 'Cook',
    contactDate: '2026-11-02',
    motivation: 'I can start on Monday.',
  });
  expect(facts.replaced).toBe(0);
  expect(letter.paragraphs.flatMap(splitSentences)).toContain('I can start on Monday.');
});
