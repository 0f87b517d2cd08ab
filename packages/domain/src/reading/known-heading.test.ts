import { expect, it } from 'vitest';
import { sectionKindOf } from './known-heading.ts';

it.each([
  ['WORK EXPERIENCE', 'experience'],
  ['2. Professional Experience:', 'experience'],
  ['Berufserfahrung', 'experience'],
  ['Expérience professionnelle', 'experience'],
  ['Опыт работы — 12 лет 3 месяца', 'experience'],
  ['工 作 经 历', 'experience'],
  ['Education & Training', 'education'],
  ['Formação acadêmica', 'education'],
  ['Skills / Interests', 'skills'],
  ['Vaardigheden', 'skills'],
  ['免許・資格', 'certifications'],
  ['الخبرات العملية', 'experience'],
  ['ניסיון תעסוקתי', 'experience'],
  ['Lebenslauf', 'title'],
])('%s stands above %s', (text, kind) => {
  expect(sectionKindOf(text)).toBe(kind);
});

it.each(['Experience with large teams', 'Senior Engineer', 'constructor', '', 'x'.repeat(500)])(
  '%s is no heading',
  (text) => {
    expect(sectionKindOf(text)).toBeNull();
  },
);
