import { expect, it } from 'vitest';
import { closeFor, countryOfWriter, letterDate, salutationFor } from './letter-form.ts';
import type { LetterCountry, LetterType, Tone } from './request.ts';

it.each<[LetterCountry, boolean, string]>([
  ['us', true, 'November 1, 2026'],
  ['ca', true, 'November 1, 2026'],
  ['gb', true, '1 November 2026'],
  ['au', true, '1 November 2026'],
  ['de', true, '1 November 2026'],
  ['de', false, 'Köln, 1. November 2026'],
  ['fr', false, 'Köln, le 1er novembre 2026'],
  ['es', false, 'Köln, 1 de noviembre de 2026'],
  ['it', false, 'Köln, 1 novembre 2026'],
  ['nl', false, 'Köln, 1 november 2026'],
  ['pt', false, 'Köln, 1 de novembro de 2026'],
  ['br', false, 'Köln, 1 de novembro de 2026'],
])('writes a date for %s (English: %s) as %s', (country, isEnglish, written) => {
  expect(letterDate('2026-11-01', { country, isEnglish }, 'Köln, Deutschland')).toBe(written);
});

it.each<[LetterCountry, boolean, string, string, string]>([
  ['us', true, 'Ms. Jane Cole', 'Dear Ms. Cole:', 'Sincerely,'],
  ['us', true, '', 'Dear Hiring Manager:', 'Sincerely,'],
  ['gb', true, 'Mr Alan Whitcombe', 'Dear Mr Whitcombe,', 'Yours sincerely,'],
  ['gb', true, '', 'Dear Sir or Madam,', 'Yours faithfully,'],
  ['gb', true, 'Jane Cole', 'Dear Jane Cole,', 'Yours sincerely,'],
  ['gb', true, 'Hiring Team', 'Dear Hiring Team,', 'Yours sincerely,'],
  ['au', true, 'Dr. Jo van Dyk', 'Dear Dr van Dyk,', 'Yours sincerely,'],
  ['de', false, 'Frau Dr. Anna Roth', 'Sehr geehrte Frau Dr. Roth,', 'Mit freundlichen Grüßen'],
  ['de', false, '', 'Sehr geehrte Damen und Herren,', 'Mit freundlichen Grüßen'],
  ['fr', false, 'Mme Claire Petit', 'Madame,', 'Veuillez agréer mes salutations distinguées.'],
  ['es', false, 'Sr. Juan Pérez', 'Estimado Sr. Pérez:', 'Atentamente,'],
  ['it', false, 'Sig.ra Paola Conti', 'Gentile Signora Conti,', 'Distinti saluti,'],
  ['nl', false, 'mevrouw Anouk de Wit', 'Geachte mevrouw de Wit,', 'Hoogachtend,'],
  ['pt', false, '', 'Exmos. Senhores,', 'Com os melhores cumprimentos,'],
  ['br', false, 'Sra. Ana Lima', 'Prezada Sra. Lima,', 'Atenciosamente,'],
])('greets and closes for %s (English: %s) to "%s"', (country, isEnglish, name, greeting, close) => {
  expect(salutationFor(name, { country, isEnglish }, { tone: 'professional', letterType: 'cover' })).toBe(
    greeting,
  );
  expect(closeFor(name !== '', { country, isEnglish }, 'professional')).toBe(close);
});

it('goes by first name where the tone is friendly', () => {
  const manner = { tone: 'friendly', letterType: 'cover' } as const;
  expect(salutationFor('Jane Cole', { country: 'us', isEnglish: true }, manner)).toBe('Dear Jane,');
});

it.each<[LetterType, Tone, LetterCountry, string]>([
  ['resignation', 'formal', 'us', 'To Whom It May Concern:'],
  ['resignation', 'formal', 'gb', 'Dear Sir or Madam,'],
  ['resignation', 'friendly', 'us', 'Dear all,'],
  ['recommendation', 'formal', 'us', 'To Whom It May Concern:'],
  ['recommendation', 'friendly', 'gb', 'To Whom It May Concern,'],
  ['thank_you', 'formal', 'us', 'Dear Sir or Madam:'],
  ['cover', 'friendly', 'us', 'Dear Hiring Manager,'],
  ['cover', 'enthusiastic', 'gb', 'Dear Hiring Team,'],
])('greets nobody in particular in a letter of %s, %s, for %s', (letterType, tone, country, greeting) => {
  expect(salutationFor('', { country, isEnglish: true }, { tone, letterType })).toBe(greeting);
});

it.each([
  ['Leeds, UK', 'gb'],
  ['Austin, TX', 'us'],
  ['Toronto, ON', 'ca'],
  ['Porto Alegre', 'br'],
  ['Porto, Portugal', 'pt'],
  ['Stoke-on-Trent', 'gb'],
  ['', 'us'],
] as const)('finds the country of %s', (location, country) => {
  expect(countryOfWriter({ location, phone: '', email: '' })).toBe(country);
});

it('takes no end of an address for a country that is none', () => {
  const writer = { location: '', phone: '' };
  expect(countryOfWriter({ ...writer, email: 'ana@example.de' })).toBe('de');
  expect(countryOfWriter({ ...writer, email: 'ana@example.constructor' })).toBe('us');
});

it.each([
  ['Durham, NC', '', 'us'],
  ['Shrewsbury', '', 'gb'],
  ['', '12 Queen St\nToronto, ON', 'ca'],
] as const)(
  'goes by %s, and by the address %j where that tells of no country',
  (location, companyAddress, country) => {
    expect(countryOfWriter({ location, phone: '', email: '', companyAddress })).toBe(country);
  },
);

it.each([
  ['Whitby', '01947 555 210', 'gb'],
  ['Boston', '01205 555 901', 'gb'],
  ['Boston', '617-555-0100', 'us'],
  ['Perth WA', '', 'au'],
  ['Perth, Scotland', '', 'gb'],
  ['Launceston TAS', '', 'au'],
  ['Seattle WA 98101', '', 'us'],
  ['Toronto', '+1 416 555 0172', 'ca'],
  ['Vancouver, WA', '', 'us'],
  ['Berlin, DE', '', 'de'],
  ['Dover, DE', '', 'us'],
] as const)(
  'goes by the signs of a writer in %s (%s) before a town of that name',
  (location, phone, country) => {
    expect(countryOfWriter({ location, phone, email: '' })).toBe(country);
  },
);

it.each([
  ['Ms Tan Mei Yi', 'Dear Ms Tan Mei Yi,'],
  ['Eng. Mona Sabry', 'Dear Eng. Sabry,'],
  ['Whom It May Concern', 'Dear Sir or Madam,'],
  ['Respected Sir', 'Dear Sir or Madam,'],
  ['young Ross McKay', 'Dear Ross McKay,'],
  ['Mr Ian van Es', 'Dear Mr van Es,'],
])('greets %s', (typed, greeting) => {
  expect(
    salutationFor(typed, { country: 'gb', isEnglish: true }, { tone: 'professional', letterType: 'cover' }),
  ).toBe(greeting);
});
