import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '../cv/index.ts';
import { letterRequestSchema, letterTypes, tones, type LetterRequestInput } from './request.ts';
import { writeLetterNow } from './write-letter.ts';

function bodyOf(request: Omit<LetterRequestInput, 'title'>): string {
  const whole = letterRequestSchema.parse({ title: 'Letter', name: 'Ana Ruiz', country: 'gb', ...request });
  const { letter, facts } = writeLetterNow(whole, { today: '2026-11-22' });
  // The gate lets all of it stand.
  expect(facts.sentences.filter(({ status }) => status !== 'kept')).toEqual([]);
  return letter.paragraphs.join('\n');
}

describe('fields that were typed in haste', () => {
  it('become sentences of a cover letter, each for what it is', () => {
    const body = bodyOf({
      tone: 'friendly',
      companyName: 'Holiday Inn',
      jobTitle: 'Housekeeper',
      motivation: 'need a job close to home. good team',
      experience: 'cleaner at a school 2 years, housekeeping in hotel Krakow 1 year',
      skills: 'fast, tidy, hard working',
      achievements: 'carer of the month in May 2024\nnever late',
      referralSource: 'saw on linkedin',
    });
    for (const sentence of [
      "I've been a cleaner at a school for 2 years.",
      'housekeeping in hotel Krakow for 1 year.',
      'I was carer of the month in May 2024.',
      "I'm never late.",
      "I'm fast, tidy and hard working.",
      'I need a job close to home.',
      'is a good team.',
      'through LinkedIn.',
    ])
      expect(body).toContain(sentence);
  });

  it('put "also" behind "was" and "can"', () => {
    const body = bodyOf({
      companyName: 'Barts',
      jobTitle: 'Healthcare Assistant',
      motivation: 'helping people',
      achievements: 'won 3 prizes\npromoted twice\nemployee of the month\ncan drive a minibus',
    });
    expect(body).not.toMatch(/also (?:was|can)/);
    expect(body).toMatch(/I was promoted twice|I was also promoted twice/);
  });

  it('join short things into one list', () => {
    const body = bodyOf({
      companyName: 'Barts',
      jobTitle: 'Healthcare Assistant',
      motivation: '- helping people\n- close to home\n- good training',
    });
    expect(body).toContain('helping people, being close to home and good training.');
  });

  it('keep all that was typed where the advert names a part of it', () => {
    const body = bodyOf({
      companyName: 'Code First',
      jobTitle: 'Junior Developer',
      motivation: 'because you teach',
      experience: '12 years as a chef. 16 week bootcamp at Northcoders',
      skills: 'JavaScript, Node, working under pressure',
      jobDescription: 'JavaScript, testing, pair programming',
    });
    expect(body).toMatch(/a 16-week bootcamp at Northcoders\./);
    expect(body).toMatch(/JavaScript/);
    expect(body).toMatch(/Node and working under pressure/);
    expect(body).toMatch(/I (?:would like to work at Code First|am applying) because you teach\./);
  });

  it('speak of the other person in a recommendation, and of a course as a course', () => {
    const body = bodyOf({
      letterType: 'recommendation',
      tone: 'enthusiastic',
      companyName: 'Leeds University',
      jobTitle: 'Maths teacher',
      recommendeeName: 'Lily Brown',
      relationship: 'worked with her for 2 years',
      positionApplyingFor: 'BSc Mathematics',
      motivation: 'asks the questions nobody else thinks of',
      experience: 'came to every extra class. helps younger pupils',
      achievements: 'gold in the UKMT challenge',
      skills: 'curious, quick learner',
    });
    for (const sentence of [
      'BSc Mathematics',
      'I worked with her for 2 years.',
      'came to every extra class.',
      'helps younger pupils.',
      'won gold in the UKMT challenge.',
      'is curious and a quick learner.',
      'asks the questions nobody else thinks of.',
    ])
      expect(body).toContain(sentence);
    expect(body).not.toMatch(/\bI (?:ask|came|won)\b|BSc Mathematics post/);
  });

  it.each([
    ['new job', 'is a new job.'],
    ['going back to university', 'I am going back to university.'],
    ['because my wife has a job in Lisbon', 'I am leaving because my wife has a job in Lisbon.'],
    ['better offer from another bank', 'a better offer from another bank.'],
  ])('give “%s” as the reason of a resignation', (motivation, sentence) => {
    const request = {
      letterType: 'resignation',
      companyName: 'HSBC',
      jobTitle: 'Analyst',
      motivation,
    } as const;
    expect(bodyOf(request)).toContain(sentence);
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
  'promoted twice',
  'promoted to supervisor after 6 months',
  'won 3 sales prizes',
  'quick learner',
  'friend of the family',
  'saved us 40k',
  'you were kind to my gran',
  'live 5 minutes away',
  'gold in the UKMT challenge',
  'i cant wait',
  'good reputation in the area',
  'helps others',
  'its the best place',
  'to help people',
  'can start Monday',
  'Notice period: 1 month',
  'single mum of 3',
  'no complaints in 5 years',
  'first prize in maths',
  'your work with refugees',
  'managing a busy front desk',
];
const field = fc
  .array(fc.constantFrom(...pieces), { maxLength: 4 })
  .chain((some) => fc.constantFrom('. ', '\n', '\n- ').map((between) => some.join(between)));

it('no sentence begins small, ends without a stop or is lost, whatever stands in which field', () => {
  fc.assert(
    fc.property(
      fc.record({
        letterType: fc.constantFrom(...letterTypes),
        tone: fc.constantFrom(...tones),
        motivation: field,
        experience: field,
        achievements: field,
        specificRequirements: field,
      }),
      (fields) => {
        const body = bodyOf({
          ...fields,
          companyName: 'Acme',
          jobTitle: 'Cook',
          recommendeeName: 'Lily Brown',
          relationship: 'former manager',
        });
        for (const paragraph of body.split('\n'))
          for (const sentence of splitSentences(paragraph)) {
            expect(sentence).toMatch(/^[\p{Lu}\d]/u);
            expect(sentence).toMatch(/[.!?]$/);
            expect(sentence).not.toMatch(/\b(?:is|because of|by|for|in) (?:want|been|grew|was|am|is|can)\b/);
          }
      },
    ),
    { numRuns: 600, seed: 22 },
  );
});
