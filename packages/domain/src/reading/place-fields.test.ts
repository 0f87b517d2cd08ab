import { expect, it } from 'vitest';
import { linesOfText } from './read-text.ts';
import { readLines } from './read-lines.ts';

it('finds a name on its own line, not in the address of a profile', () => {
  const lines = linesOfText(
    'Ana Ruiz\nlinkedin.com/in/ana-ruiz\nana@example.org\n\nEXPERIENCE\nNurse, Riverside Medical, 2018 - 2023',
  );
  const { document, fields } = readLines(lines);
  expect(document.basics.name).toBe('Ana Ruiz');
  expect(fields.find(({ path }) => path === 'basics.name')?.box.top).toBe(lines[0]?.top);
});

it('finds a field in its own section, whatever stands above it in the same words', () => {
  const lines = linesOfText(
    [
      'Ana Ruiz',
      'ana@example.org',
      '',
      'SUMMARY',
      'Nurse with seven years of wound care, now at Riverside Medical.',
      '',
      'EXPERIENCE',
      'Nurse, Riverside Medical, 2018 - 2023',
      '- Led wound care on two wards',
      '',
      'SKILLS',
      'Triage, Wound care',
    ].join('\n'),
  );
  const { fields, document } = readLines(lines);
  const topOf = (path: string) => fields.find((field) => field.path === path)?.box.top;
  expect(document.experience[0]?.company).toBe('Riverside Medical');
  expect(topOf('experience.0.company')).toBe(lines.find(({ text }) => text.startsWith('Nurse, '))?.top);
  expect(topOf('skills.1.name')).toBe(lines.find(({ text }) => text.startsWith('Triage'))?.top);
});
