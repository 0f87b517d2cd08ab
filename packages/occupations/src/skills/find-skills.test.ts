import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findSkills, occupationTitles, skillById, skillNamed, skillsOfOccupation } from '../index.ts';

const namesIn = (text: string, language = 'en') =>
  findSkills(text, { language }).map(({ skill }) => skill.name);

it.each([
  ['js', 'JavaScript'],
  ['JavaScript', 'JavaScript'],
  ['k8s', 'Kubernetes'],
  ['kubernetes', 'Kubernetes'],
  ['C', 'C'],
  ['c++', 'C++'],
  ['C#', 'C#'],
  ['R', 'R'],
  ['golang', 'Go'],
  ['Go', 'Go'],
  ['.NET', 'Microsoft .NET'],
  ['forklift', 'forklift'],
  ['phlebotomy', 'phlebotomy'],
  ['Blutabnahme', 'phlebotomy'],
  ['gestión de proyectos', 'project management'],
  ['Scrum', 'Scrum'],
])('%s names %s', (text, name) => {
  expect(skillNamed(text)?.name).toBe(name);
});

it.each([
  ['Skills: Excel, Word, Outlook', ['Microsoft Excel', 'Microsoft Word', 'Microsoft Outlook']],
  ['Advanced Excel', ['Microsoft Excel']],
  ['React and TypeScript', ['React', 'TypeScript']],
  ['Services in C++, C# and .NET on k8s', ['C++', 'C#', 'Microsoft .NET', 'Kubernetes']],
  ['Managed the budget of the ward', ['budget management']],
  ['Fluent in Spanish; French cuisine', ['Spanish']],
])('finds what %j names', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it.each([
  'We react to change, excel at service and go the extra mile.',
  'Lead teams through a busy spring and express ideas clearly.',
  'Vitamin C and Category C vehicles',
])('finds nothing in %j', (text) => {
  expect(namesIn(text)).toEqual([]);
});

it('says where a skill stands, in order and without overlap, whatever the text', () => {
  const word = fc.constantFrom(
    'Excel',
    'react',
    'C++',
    'wound',
    'forklift',
    'and',
    ', ',
    '. ',
    'the',
    'k8s',
    '🚀',
    'ß',
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join(' ');
      let last = 0;
      for (const { skill, span } of findSkills(text, { language: 'en' })) {
        expect(span.start).toBeGreaterThanOrEqual(last);
        expect(span.end).toBeGreaterThan(span.start);
        expect(skillById(skill.id)).toEqual(skill);
        last = span.end;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }),
  );
});

it('knows the skills of nearly every occupation, each once', () => {
  const codes = occupationTitles()
    .map(({ code }) => code)
    .filter((_, at) => at % 8 === 0);
  const known = codes.filter((code) => {
    const ids = skillsOfOccupation(code).map(({ skill }) => skill.id);
    expect(new Set(ids).size).toBe(ids.length);
    return ids.length > 0;
  });
  expect(known.length).toBeGreaterThan(0.9 * codes.length);
  expect(skillsOfOccupation('no code')).toEqual([]);
});
