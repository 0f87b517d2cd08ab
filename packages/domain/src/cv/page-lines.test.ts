import { expect, it } from 'vitest';
import { cvDesign } from './design.ts';
import { cvDocument } from './document.ts';
import { pageLines } from './page-lines.ts';

const document = cvDocument({
  basics: { name: 'Ana Ruiz' },
  summary: 'Ruhig und genau.',
  experience: [
    { position: 'Pflegerin', company: 'Klinik Nord', start: '2019-03', end: 'present', bullets: ['SKILLS'] },
  ],
  languages: [{ name: 'Deutsch' }],
  custom: [
    { title: 'Volunteering', entries: [{ title: 'Tafel' }] },
    { title: 'Pokale', entries: [{ title: 'Turnen' }] },
  ],
});

it('says what the pages say: sections that are shown, by the names they have there', () => {
  const sections = { hidden: ['languages'], renamed: { 'custom:Pokale': 'Erfolge' } };
  const lines = pageLines(document, cvDesign({ language: 'de', sections }));
  expect(lines.filter(({ kind }) => kind !== 'blank')).toEqual([
    { kind: 'name', text: 'Ana Ruiz' },
    { kind: 'heading', text: 'Profil' },
    { kind: 'text', text: 'Ruhig und genau.' },
    { kind: 'heading', text: 'Berufserfahrung' },
    { kind: 'subheading', text: 'Pflegerin | Klinik Nord | März 2019 – heute' },
    { kind: 'bullet', text: 'SKILLS' },
    { kind: 'heading', text: 'Ehrenamt' },
    { kind: 'subheading', text: 'Tafel' },
    { kind: 'heading', text: 'Erfolge' },
    { kind: 'subheading', text: 'Turnen' },
  ]);
});

it('says so in English', () => {
  const headings = pageLines(document, cvDesign()).filter(({ kind }) => kind === 'heading');
  expect(headings.map(({ text }) => text)).toEqual([
    'Summary',
    'Experience',
    'Languages',
    'Volunteering',
    'Pokale',
  ]);
});
