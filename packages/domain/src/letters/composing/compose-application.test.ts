import { expect, it } from 'vitest';
import { cvRequestSchema, documentFromRequest, splitSentences } from '../../cv/index.ts';
import { letterRequestSchema, type LetterRequestInput } from '../request.ts';
import { applicants } from '../testing/applicants.fixture.ts';
import { writeLetterNow } from './write-letter.ts';

const today = '2026-11-22';

const letters = applicants.map(({ request, cv }) =>
  writeLetterNow(letterRequestSchema.parse(request), {
    today,
    cv: documentFromRequest(cvRequestSchema.parse(cv)),
  }),
);

it('writes ten letters from ten CVs that share no sentence but the last', () => {
  const sentences = letters.map(
    ({ letter }) => new Set(letter.paragraphs.flatMap(splitSentences).slice(0, -1)),
  );
  const shared = sentences.flatMap((one, at) =>
    sentences.slice(at + 1).flatMap((other) => [...one.intersection(other)]),
  );
  expect(letters).toHaveLength(10);
  expect(shared).toEqual([]);
});

it('tells in each of them work from the CV, and loses no sentence to the gate', () => {
  for (const { letter, facts } of letters) {
    const fromCv = facts.sentences.filter(({ evidence }) =>
      evidence.some(({ field }) => field.includes('.bullets.')),
    );
    expect([letter.signature, fromCv.length]).toEqual([letter.signature, expect.any(Number)]);
    expect(fromCv.length).toBeGreaterThanOrEqual(2);
    expect(facts.replaced).toBe(0);
  }
});

const fiveWords = (typed: string) => {
  const text = typed.replaceAll(String.raw`\n`, ' ');
  const words = text.toLowerCase().match(/(?<![\p{L}\d])[\p{L}\d]{1,6}/gu) ?? [];
  return words.slice(4).map((_word, at) => words.slice(at, at + 5).join(' '));
};

it('never says of the writer what only the advert says', () => {
  for (const [at, { request, cv }] of applicants.entries()) {
    const typed = new Set(
      fiveWords(JSON.stringify([request.motivation, request.experience, request.jobTitle, cv])),
    );
    const asked = new Set(fiveWords(request.jobDescription ?? '').filter((words) => !typed.has(words)));
    const own =
      letters[at]?.letter.paragraphs.flatMap(splitSentences).filter((one) => /\bI\b/.test(one)) ?? [];
    for (const sentence of own)
      expect([sentence, fiveWords(sentence).filter((words) => asked.has(words))]).toEqual([sentence, []]);
  }
});

const planner = cvRequestSchema.parse({
  jobTitle: 'Planner',
  skills: [],
  education: [],
  personalInfo: { fullName: 'Ana Ruiz', email: 'ana@example.org' },
  experience: [
    {
      company: 'Mercy',
      position: 'Planner',
      duration: 'Jan 2022 - present',
      description: [
        'Plan runs for 22 vans each morning',
        'Answer customers in Welsh',
        'Train two juniors; asked for by other depots',
        'Started a weekly huddle; falls on the ward went from 9 to 4',
      ].join('\n'),
    },
    { company: 'Watsons', position: 'Clerk', duration: '2019 - 2021', description: 'Stock control' },
  ],
});

function told(request: Partial<LetterRequestInput>) {
  const whole = letterRequestSchema.parse({
    title: 'Letter',
    name: 'Ana Ruiz',
    companyName: 'Acme',
    jobTitle: 'Planner',
    motivation: 'I like vans.',
    ...request,
  });
  return writeLetterNow(whole, { today, cv: documentFromRequest(planner) }).letter.paragraphs.join(' ');
}

it('tells bullets as sentences, and leaves the half of one that is none', () => {
  const body = told({});
  expect(body).toContain('plan runs for 22 vans each morning');
  expect(body).toContain('started a weekly huddle; falls on the ward went from 9 to 4');
  expect(body).not.toMatch(/asked for|stock control/i);
});

it('tells first the work that an advert asks for', () => {
  expect(told({ jobDescription: 'You will train juniors to read a map.' })).toMatch(
    /Mercy I (?:plan|train)[^.]*\. .*(?:plan|train) /,
  );
});
