import { expect, it } from 'vitest';
import { cvRequestSchema, documentFromRequest } from '../../cv/index.ts';
import { letterRequestSchema, type LetterRequestInput } from '../request.ts';
import { writeLetterNow } from './write-letter.ts';

const today = '2026-11-22';

function written(request: Omit<LetterRequestInput, 'title'>, cv?: object) {
  const form = { title: 'Letter', name: 'Ana Ruiz', country: 'gb', companyName: 'Acme', jobTitle: 'Cook' };
  const { letter, facts } = writeLetterNow(letterRequestSchema.parse({ ...form, ...request }), {
    today,
    ...(cv ? { cv: documentFromRequest(cvRequestSchema.parse(cv)) } : {}),
  });
  return {
    letter,
    body: letter.paragraphs.join('\n'),
    asked: facts.questions.map(({ sentence }) => sentence),
  };
}

it.each([
  ['referralSource', 'Piet Roos, your night baker, told me about the job'],
  ['motivation', 'Maples lets its tenants paint the doors; my own shop does too, with a pot of spare blue.'],
] as const)('%s: a sentence with its subject and verb is told as typed: %s', (field, typed) => {
  const { body, asked } = written({ motivation: 'I like bread.', [field]: typed });
  expect(body).toContain(typed);
  expect(asked).toEqual([]);
});

it('says what is applied for behind a sentence of somebody’s own about who told them', () => {
  const { body } = written({
    motivation: 'I like bread.',
    referralSource: 'Your baker told me about the job',
  });
  expect(body).toMatch(/^Your baker told me about the job\. .*\bCook\b/);
});

it.each([
  ['I can bake. My ex-wife has the car on Fridays.', 'My ex-wife has the car on Fridays.'],
  [
    'I can bake. We regret to inform you that the post is filled.',
    'We regret to inform you that the post is filled.',
  ],
  [
    'I can bake. The successful candidate will hold a licence.',
    'The successful candidate will hold a licence.',
  ],
  ['I can bake. I finished on 3 May??', 'I finished on 3 May??'],
])('leaves out and asks about what is private, pasted or in doubt: %s', (motivation, left) => {
  const { body, asked } = written({ motivation });
  expect(body).toContain('I can bake.');
  expect(body).not.toContain(left.replace('??', ''));
  expect(asked).toEqual([left]);
});

it('tells no quarrel in a notice, and asks which of two days is right', () => {
  const { body, asked } = written({
    letterType: 'resignation',
    lastDay: '2026-12-18',
    motivation: 'I leave with immediate effect. They never paid my overtime. My last day is 4 December.',
  });
  expect(body).not.toMatch(/overtime|immediate|4 December/);
  expect(body).toContain('18 December 2026');
  for (const one of [
    'They never paid my overtime.',
    'I leave with immediate effect',
    'My last day is 4 December',
  ])
    expect(asked).toContain(one);
});

it('leaves a note out of a name, and greets by the title that was typed', () => {
  const { letter, asked } = written({
    tone: 'friendly',
    motivation: 'I like bread.',
    hiringManagerName: 'Mrs Ada Roos (grumpy)',
    companyName: 'Roos Bakery (or the other one)',
  });
  expect([letter.salutation, ...letter.recipient]).toEqual(['Dear Mrs Roos,', 'Mrs Ada Roos', 'Roos Bakery']);
  expect(asked).toEqual(['(or the other one)', '(grumpy)']);
  expect(written({ motivation: 'I like bread.', hiringManagerName: 'Ada Roos (sales team)' }).asked).toEqual(
    [],
  );
});

it.each([
  ['video interview on 9 November', 'Thank you for the video interview on 9 November.'],
  ['I came on Monday.', 'I am writing to thank you.'],
])('a thank-you thanks: %s', (experience, thanks) => {
  const { body } = written({ letterType: 'thank_you', motivation: 'I liked the ovens.', experience });
  expect(body).toContain(thanks);
});

it('speaks to its reader, not of somebody else', () => {
  const experience = 'She stayed late for me.';
  const form = { letterType: 'thank_you', motivation: 'I got the job.', experience } as const;
  expect(written({ ...form, hiringManagerName: 'Mrs Roos' }).body).toContain('You stayed late for me.');
  expect(written({ ...form, hiringManagerName: 'Mr Roos' }).body).toContain(experience);
  const doubtful = { ...form, experience: 'She stays late.', hiringManagerName: 'Mrs Roos' };
  expect(written(doubtful)).toMatchObject({ asked: ['She stays late.'] });
});

it.each([
  ['Ask for a short call.', 'I would be grateful for a short call.'],
  ['offer to bake on Monday', 'I would be glad to bake on Monday.'],
  ['offer to bake, Tuesdays are best', 'I would be glad to bake; Tuesdays are best.'],
])('asks of the reader what the form says: %s', (specificRequirements, said) => {
  expect(
    written({ letterType: 'interest', motivation: 'I like bread.', specificRequirements }).body,
  ).toContain(said);
});

it('frames no command as what somebody does', () => {
  const form = {
    letterType: 'recommendation',
    recommendeeName: 'Ty Roos',
    relationship: 'his boss',
  } as const;
  const { body, asked } = written({ ...form, motivation: 'take him', experience: 'fixed my oven' });
  expect(body).toContain('Ty fixed my oven.');
  expect(asked).toContain('take him');
});

it('tells no work of an earlier post as of the newest one', () => {
  const post = (company: string, position: string, duration: string, description: string) => ({
    company,
    position,
    duration,
    description,
  });
  const { body } = written(
    { motivation: 'I like bread.', jobDescription: 'Train bakers to make sourdough.' },
    {
      jobTitle: 'Baker',
      skills: [],
      education: [],
      personalInfo: { fullName: 'Ana Ruiz', email: 'ana@example.org' },
      experience: [
        post('Roos', 'Baker', '2022 - present', 'Bake 300 loaves a night'),
        post('Freelance', 'Bread teacher', '2019 - 2021', 'Trained bakers to make sourdough at home'),
      ],
    },
  );
  expect(body).toMatch(/Before that, as a bread teacher, I trained bakers/);
});
