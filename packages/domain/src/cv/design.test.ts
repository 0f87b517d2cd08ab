import { expect, test } from 'vitest';
import { cvDesign, cvDesignSchema, designLimits } from './design.ts';
import { designOutline } from './design-outline.ts';
import { cvDocument } from './document.ts';
import { shownDocument } from './shown-document.ts';
import { namedSections, sectionLanguages, sectionNames } from './section-names.data.ts';

const document = cvDocument({
  summary: 'A cook.',
  experience: [
    { position: 'Cook', company: 'Inn', start: '2019' },
    { position: 'Cook', company: 'Inn', start: '2019' },
    { position: 'Waiter', company: 'Bar', start: '2015' },
  ],
  skills: [{ name: 'Knives', group: '' }],
  custom: [
    { title: 'Volunteering', entries: [{ title: 'Mentor' }] },
    { title: 'Sailing', entries: [] },
    { title: '', entries: [] },
  ],
});

test('a design of nothing changes nothing and is small', () => {
  const design = cvDesign({});
  expect(cvDesignSchema.parse(JSON.parse(JSON.stringify(design)))).toEqual(design);
  expect(JSON.stringify(design).length).toBeLessThan(600);
  expect(design).toMatchObject({ accent: null, typePair: null, size: 1, fit: 'none', photo: null });
});

test.each([
  { accent: '#ffff00' },
  { accent: 'red' },
  { size: 0.5 },
  { margins: { verticalMm: 5, horizontalMm: 20 } },
  { photo: { dataUrl: 'data:image/svg+xml;base64,PHN2Zz4=' } },
  { photo: { dataUrl: 'data:image/png;base64,PHN2Zz4=' } },
  { photo: { dataUrl: `data:image/png;base64,iVBORw0KGgo${'A'.repeat(designLimits.photo)}` } },
  { photo: { dataUrl: 'https://example.org/me.png' } },
  { language: 'xx' },
  { sections: { order: Array.from({ length: 500 }, () => 'x') } },
])('%j is refused', (parts) => {
  expect(cvDesignSchema.safeParse(parts).success).toBe(false);
});

test('sections come in the order of the text form, each under the name of the language', () => {
  const titles = (language: 'en' | 'de') =>
    designOutline(document, cvDesign({ language })).map(({ title }) => title);
  expect(titles('en')).toEqual(['Summary', 'Experience', 'Skills', 'Volunteering', 'Sailing', 'Other']);
  expect(titles('de')).toEqual([
    'Profil',
    'Berufserfahrung',
    'Kenntnisse',
    'Ehrenamt',
    'Sailing',
    'Weiteres',
  ]);
});

test('sections are ordered, renamed and hidden by key; the rest keeps its order', () => {
  const outline = designOutline(
    document,
    cvDesign({
      sections: {
        order: ['custom:Sailing', 'skills', 'gone'],
        hidden: ['summary'],
        renamed: { skills: 'At the stove' },
      },
    }),
  );
  expect(outline.map(({ title }) => title)).toEqual([
    'Sailing',
    'At the stove',
    'Summary',
    'Experience',
    'Volunteering',
    'Other',
  ]);
  expect(outline.filter(({ isHidden }) => isHidden).map(({ key }) => key)).toEqual(['summary']);
});

test('a hidden entry is named by its words: another never takes its place', () => {
  const outlineOf = (experience: typeof document.experience) =>
    designOutline(
      { ...document, experience },
      cvDesign({ sections: { hiddenEntries: ['experience/Waiter|Bar|2015'] } }),
    ).find(({ id }) => id === 'experience')?.entries;
  expect(outlineOf(document.experience)?.map(({ isHidden }) => isHidden)).toEqual([false, false, true]);
  expect(outlineOf(document.experience.slice(0, 2))?.some(({ isHidden }) => isHidden)).toBe(false);
  const keys = outlineOf(document.experience)?.map(({ key }) => key) ?? [];
  expect(new Set(keys).size).toBe(3);
});

test('what is hidden does not leave with the document', () => {
  const all = cvDocument({ ...document, basics: { links: [{ label: 'x', url: 'https://x.example' }] } });
  expect(shownDocument(all, cvDesign({}))).toEqual(all);
  const shown = shownDocument(
    all,
    cvDesign({
      showsLinks: false,
      sections: { hidden: ['summary', 'custom:Sailing'], hiddenEntries: ['experience/Waiter|Bar|2015'] },
    }),
  );
  expect(shown.summary).toBe('');
  expect(shown.basics.links).toEqual([]);
  expect(shown.experience.map(({ position }) => position)).toEqual(['Cook', 'Cook']);
  expect(shown.custom.map(({ title }) => title)).toEqual(['Volunteering', '']);
});

test('names that collide with an object of the language are names', () => {
  const outline = designOutline(
    cvDocument({ custom: [{ title: 'constructor' }, { title: '__proto__' }] }),
    cvDesign({}),
  );
  expect(outline.map(({ title }) => title)).toEqual(['constructor', '__proto__']);
});

test('every language names every section, each once', () => {
  for (const language of sectionLanguages) {
    expect(new Set(Object.values(sectionNames[language])).size).toBe(namedSections.length);
  }
});
