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
  expect(body).not.toMatch(/rota|rise|put/);
  expect(facts.questions.map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining(['three years.', 'never got my rise.']),
  );
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

it('leaves a name in doubt open, and asks for it', () => {
  const { letter, facts } = written({
    hiringManagerName: 'some Fiona?? check advert',
    motivation: 'I bake.',
  });
  expect(letter.recipient).toEqual(['Acme']);
  expect(facts.questions.map(({ sentence }) => sentence)).toEqual(['some Fiona?? check advert']);
});

it('closes thanks for an interview with a hope', () => {
  const form = { letterType: 'thank_you', motivation: 'Thanks for the interview on Friday.' } as const;
  expect(written(form).body).toMatch(/hear(?:ing)? from you\.$/);
});

it.each([
  'I have never used NetSuite, please say that honestly.',
  'Is it all right that I am 50 minutes away?',
  'Shall I mention my other offer?',
  'or the other branch, not sure which',
])('prints nothing that asks or tells the tool: %s', (note) => {
  const { body, facts } = written({ motivation: `I like bread. ${note}` });
  expect(body).toContain('I like bread.');
  expect(body).not.toMatch(/NetSuite|away|offer|branch/);
  expect(facts.questions.map(({ sentence }) => sentence)).toEqual([note]);
});

it('asks of thanks that are dated before the day they thank for', () => {
  const form = { letterType: 'thank_you', experience: 'The interview was on Tuesday, November 24.' } as const;
  const { body, facts } = written({ ...form, motivation: 'I liked the ovens.' });
  expect(body).not.toContain('24');
  expect(facts.questions.map(({ sentence }) => sentence)).toContain(
    'The interview was on Tuesday, November 24',
  );
  expect(written({ ...form, contactDate: '2026-11-24' }).body).not.toContain('24');
});

it('speaks of no reader as “they”', () => {
  const form = { letterType: 'follow_up', motivation: 'I was told they would write by November.' } as const;
  expect(written(form).body).not.toContain('they');
});
