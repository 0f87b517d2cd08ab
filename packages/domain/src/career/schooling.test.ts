import { expect, it } from 'vitest';
import { highestSchooling, schoolingOf, studyMonths, schoolingSentence } from './schooling.ts';

it.each([
  ['BSc Nursing', 'Bachelor’s degree'],
  ['B.A. in History', 'Bachelor’s degree'],
  ['Master of Science, Data Analytics', 'Master’s degree'],
  ['MBA', 'Master’s degree'],
  ['PhD in Chemistry', 'Doctoral degree'],
  ['Juris Doctor (JD)', 'First professional degree'],
  ['PGCE', 'Certificate after a bachelor’s degree'],
  ['Associate degree in Nursing', 'Associate degree'],
  ['NVQ Level 3', 'Certificate after high school'],
  ['High School Diploma', 'High school'],
  ['A-levels', 'High school'],
  ['Diplom-Ingenieur Maschinenbau', 'Master’s degree'],
  ['Diplom-Ingenieur (FH)', 'Bachelor’s degree'],
  ['Diploma in Catering', 'Certificate after high school'],
  ['Industriemeister Metall', 'Bachelor’s degree'],
  ['Ausbildung zum Elektroniker', 'Certificate after high school'],
  ['HBO Bedrijfskunde', 'Bachelor’s degree'],
  ['Mittlere Reife', 'High school'],
  ['Member of the chess club', null],
])('reads %s', (degree, level) => {
  expect(highestSchooling([degree])).toBe(level);
});

it('takes the highest of several', () => {
  expect(highestSchooling(['A-levels', 'MSc Computing', 'BSc Computing'])).toBe('Master’s degree');
});

const outlook = { entry: { education: 'Bachelor’s degree' } };

it('asks for what at least half of the workers name, else for what the agency calls typical', () => {
  const education = [
    { level: 'High school', percent: 30 },
    { level: 'Associate degree', percent: 30 },
    { level: 'Bachelor’s degree', percent: 40 },
  ];
  expect(schoolingOf({ education, outlook })).toEqual({ level: 'Associate degree', percent: 70 });
  expect(schoolingOf({ education: [], outlook })).toEqual({ level: 'Bachelor’s degree', percent: null });
  expect(schoolingOf({ education: [], outlook: null })).toBeNull();
});

it('counts no months for schooling that is there', () => {
  expect(studyMonths('Master’s degree', 'Bachelor’s degree')).toBe(0);
  expect(studyMonths('Bachelor’s degree', 'Master’s degree')).toBe(18);
  expect(studyMonths('High school', 'Bachelor’s degree')).toBe(48);
});

it('says whose word the schooling is', () => {
  expect(schoolingSentence({ level: 'Bachelor’s degree', percent: 62 })).toContain('62% of people');
  expect(schoolingSentence({ level: 'Bachelor’s degree', percent: null })).toContain('Bureau of Labor');
  expect(schoolingSentence({ level: 'a university degree', percent: null, source: 'NOC 2021' })).toBe(
    'By NOC 2021, this is work that usually takes a university degree.',
  );
});
