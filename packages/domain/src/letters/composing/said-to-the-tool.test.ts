import { expect, it } from 'vitest';
import { letterRequestSchema, type LetterRequestInput } from '../request.ts';
import { writeLetterNow } from './write-letter.ts';

function written(form: Partial<LetterRequestInput>) {
  const request = letterRequestSchema.parse({
    title: 'Letter',
    name: 'Ana Ruiz',
    email: 'ana@example.org',
    companyName: 'Acme',
    jobTitle: 'Cook',
    ...form,
  });
  const { letter, facts } = writeLetterNow(request, { today: '2026-11-22' });
  return { letter, body: letter.paragraphs.join('\n'), facts };
}

it('leaves out what "don’t put that" points at, and offers it back', () => {
  const { body, facts } = written({
    letterType: 'resignation',
    experience: "three years. reasons i'm going: the rota. never got my rise. don't put that!!",
  });
  expect(body).toContain('I have been here for three years.');
  expect(body).not.toMatch(/rota|rise|put/);
  expect(facts.questions.map(({ sentence }) => sentence)).toContain('never got my rise.');
});

it('loses a fact for no age that stands beside it', () => {
  const { body } = written({
    experience: "I'm 19 and finish my certificate on 11 December, can start any time after.",
  });
  expect(body).toContain('I finish my certificate on 11 December and can start any time after.');
  expect(body).not.toContain('19');
});

it.each([
  'I print on a small press, Adana and Korean? no Japanese Tegami press.',
  'I have worked there since 2019, 2020 i think',
  'team = me + 2 part timers',
])('asks about "%s", which its writer doubts', (experience) => {
  const { body, facts } = written({ motivation: 'I like bread.', experience });
  expect(body).not.toMatch(/Korean|2019|part timers/);
  expect(facts.questions).not.toEqual([]);
});

it('speaks to the reader of what they did', () => {
  const form = {
    letterType: 'resignation',
    hiringManagerName: 'Mr Dhillon',
    motivation: 'I am leaving.',
  } as const;
  expect(written({ ...form, achievements: 'He paid for half of my course.' }).body).toContain(
    'You paid for half of my course.',
  );
  // Leanne may be meant.
  expect(written({ ...form, achievements: 'I liked Leanne. She paid for lunch.' }).body).toContain(
    'She paid',
  );
});

it('takes a name that is in doubt from the advert, where it tells whom to write to', () => {
  const form = { hiringManagerName: 'some Fiona?? check advert', motivation: 'I like bread.' };
  const { letter } = written({
    ...form,
    jobDescription: 'Contact for a chat: Fiona Lee-Bell, Estate Manager.',
  });
  expect([letter.salutation, letter.recipient[0]]).toEqual(['Dear Fiona Lee-Bell:', 'Fiona Lee-Bell']);
  expect(written(form).letter.recipient).toEqual(['Acme']);
});

it('closes thanks for an interview, and no thanks for a refusal, with a hope', () => {
  const form = { letterType: 'thank_you', motivation: 'Thanks for the interview on Friday.' } as const;
  expect(written(form).body).toMatch(/hear(?:ing)? from you\.$/);
  expect(written({ ...form, motivation: 'Thanks for the call. They took someone else.' }).body).not.toContain(
    'hear',
  );
});
