import { expect, it } from 'vitest';
import { classOfTitle, findSkills, isForeignTitle, payFacts, resolveTitle, titleCertainty } from './index.ts';

it.each([
  ['Software Engineer', '15-1252.00'],
  ['registered nurses (ICU)', '29-1141.00'],
  ['Senior Frontend Developer', '15-1254.00'],
  ['Sales Executive', '41-4012.00'],
  ['Engineer, Software', '15-1252.00'],
  ['Bäcker*in (m/w/d)', '51-3011.00'],
  ['Koch/Köchin', '35-2014.00'],
  ['infirmier(e)', '29-1141.00'],
  ['Nachtkrankenschwester', '29-1141.00'],
  ['camarera', '35-3031.00'],
  ['timmerman', '47-2031.00'],
  ['avvocata', '23-1011.00'],
  ['junior chief executive', '11-1011.00'],
  ['Sales Assistant [part-time, weekends]', '41-2031.00'],
  ['Lagerhelfer (m/w/d)', '53-7065.00'],
  ['operatrice socio-sanitaria', '31-1131.00'],
  ['Softwareentwicklerin im Homeoffice', '15-1252.00'],
])('%s is %s', (title, code) => {
  expect(resolveTitle(title)?.code).toBe(code);
});

it.each([
  ['Sofware Enginer', '15-1252.00'],
  ['laywer', '23-1011.00'],
  ['regestered nurse', '29-1141.00'],
])('reads %s as it was meant', (title, code) => {
  expect(resolveTitle(title)?.code).toBe(code);
});

it('is surest of a listed title, less of one without its rank, least of a misspelt one', () => {
  const [listed, ranked, misspelt] = [
    'Software Developer',
    'Regional Senior Software Developer',
    'Softwear Develper',
  ].map((title) => resolveTitle(title)?.certainty ?? 0);
  expect(listed).toBeGreaterThanOrEqual(ranked ?? 1);
  expect(ranked).toBeGreaterThan(0);
  expect(misspelt).toBeLessThan(listed ?? 0);
});

it('offers the other meanings of a title, each once', () => {
  const found = resolveTitle('teacher');
  const codes = [found?.code, ...(found?.alternatives.map(({ code }) => code) ?? [])];
  expect(codes.length).toBeGreaterThan(3);
  expect(new Set(codes).size).toBe(codes.length);
});

it.each(['', '   ', '???', '🚀🚀', '__proto__', 'banana', 'student', 'x'.repeat(5_000)])(
  'answers nothing to %j',
  (title) => {
    expect(resolveTitle(title)).toBeNull();
  },
);

it('tells a title from the name of an employer', () => {
  expect(titleCertainty('Charge Nurse')).toBe(1);
  expect(titleCertainty('Senior Data Analyst')).toBe(0.8);
  expect(titleCertainty('Harrow & Finch Payments')).toBe(0);
});

it('orders the meanings of a title by the skills of the person', () => {
  const ordered = (text: string) => {
    const skills = findSkills(text, { language: 'en' }).map(({ skill }) => skill.id);
    return resolveTitle('engineer', { skills })?.code;
  };
  expect(ordered('structural analysis, concrete work, surveying, AutoCAD Civil 3D')).toBe('17-2051.00');
  expect(ordered('circuit breakers, MATLAB, wiring, PLC programming')).toBe('17-2071.00');
  expect(ordered('')).toBe(resolveTitle('engineer')?.code);
});

it.each([
  ['Steuerfachangestellte', '72302'],
  ['Elektroniker für Betriebstechnik', '26252'],
  ['Koch (m/w/d)', '29302'],
])('pays %s in Germany by the class of the title', (title, code) => {
  expect(classOfTitle(title, 'de')).toBe(code);
  expect(payFacts('15-1252.00', 'de', { title }).row?.code).toBe(code);
  expect(payFacts('15-1252.00', 'gb', { title }).row?.code).not.toBe(code);
});

it('takes a title by what the country’s own table calls so', () => {
  const rowOf = (title: string) => payFacts('47-2061.00', 'gb', { title }).row?.title;
  expect(rowOf('Scaffolder')).toBe('Scaffolders, stagers and riggers');
  expect(rowOf('Joiners')).toBe('Carpenters and joiners');
  expect(classOfTitle('IT manager', 'gb')).not.toBeNull();
  expect(classOfTitle('Farmer', 'us')).toBe('11-9013.00');
});

it('takes no part of a name for a title that may share its words', () => {
  for (const title of ['Director', 'Officer', 'Supervisor', 'Graphic', 'Manager', 'Fitter'])
    expect(classOfTitle(title, 'gb')).toBeNull();
  for (const title of ['Physician', 'Laborer', 'Cook']) expect(classOfTitle(title, 'us')).toBeNull();
});

it('doubts a list where all titles with its words mean another occupation', () => {
  const sheriff = resolveTitle('Sheriff');
  expect(sheriff?.certainty).toBeLessThan(0.6);
  expect([sheriff?.code, ...(sheriff?.alternatives ?? []).map(({ code }) => code)]).toContain('33-3051.00');
});

it('knows what only a list of elsewhere has', () => {
  expect(isForeignTitle('County commissioner', 'gb')).toBe(true);
  expect(isForeignTitle('County commissioner', 'us')).toBe(false);
  expect(isForeignTitle('Supermarket cashier', 'us')).toBe(true);
  expect(isForeignTitle('Electrician', 'gb')).toBe(false);
  expect(isForeignTitle('Senior electrician', 'us')).toBe(false);
});

it('takes what is a rank beside another word for none by itself', () => {
  expect(resolveTitle('Healthcare assistant band 3')?.code).toBe(resolveTitle('Healthcare assistant')?.code);
  expect(resolveTitle('Part time travel agent')?.certainty).toBeGreaterThan(0.8);
  expect(resolveTitle('Time travel agent')?.certainty ?? 0).toBeLessThan(0.6);
});
