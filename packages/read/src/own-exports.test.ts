import { cvDesign, type CvDocument, type ExportFormat } from '@candor/domain/cv';
import { titleCertainty } from '@candor/occupations';
import { createRenderer } from '@candor/render';
import { afterAll, expect, it, vi } from 'vitest';
import { aDocument, patience, people, peopleIn, someLayouts } from '@candor/testing';
import { readFile } from './index.ts';

// Each test draws and reads a dozen files.
vi.setConfig({ testTimeout: patience(60_000) });

const renderer = createRenderer();
afterAll(() => renderer.close());

const document = aDocument({
  summary: 'Ward nurse with nine years in trauma care. Calm, kind and quick to train others.',
  education: [{ institution: 'University of Leeds', degree: 'BSc Nursing', start: '2009', end: '2012' }],
  skills: [
    { name: 'Triage', group: '' },
    { name: 'Epic', group: '' },
  ],
});

/** What has to come back even where the embedded data is taken out. */
const seen = ({ basics, experience, education, skills }: CvDocument) => ({
  name: basics.name,
  email: basics.email,
  phone: basics.phone,
  jobs: experience.map(({ company, position, start, end }) => [company, position, start, end]),
  schools: education.map(({ institution, degree, start, end }) => [institution, degree, start, end]),
  skills: skills.map(({ name }) => name),
});

/** What others find in a file, who do not know our own data inside. */
async function byLookOf(bytes: Uint8Array): Promise<CvDocument> {
  const answer = await readFile({ name: 'cv', bytes, byLookAlone: true, titleCertainty });
  if (answer.kind === 'refused') throw new Error(answer.sentence);
  expect(answer.notes).toEqual([]);
  return answer.read.document;
}

it.each(someLayouts(0))('%s comes back: whole by its own data, and in what it shows', async (layout) => {
  const file = async (format: ExportFormat) =>
    (await renderer.cv.file(format, { document, layout, paper: 'a4', isBrandFree: false })).bytes;
  for (const format of ['pdf', 'docx', 'html', 'txt'] as const)
    expect(await readFile({ name: 'cv', bytes: await file(format) })).toMatchObject({
      kind: 'read',
      read: { document },
    });
  for (const format of ['pdf', 'docx', 'html'] as const)
    expect(seen(await byLookOf(await file(format)))).toEqual(seen(document));
});

it.each(someLayouts(0))('%s: people of one page to twelve, in every script, come back', async (layout) => {
  for (const [name, { document: own, language }] of peopleIn(layout)) {
    const design = cvDesign({ language });
    for (const format of ['pdf', 'docx', 'html'] as const) {
      const input = { document: own, layout, paper: 'a4', isBrandFree: false, design } as const;
      const { bytes } = await renderer.cv.file(format, input);
      const answer = await readFile({ name: 'cv', bytes });
      expect([name, format, answer.kind === 'read' && answer.read.document]).toEqual([name, format, own]);
      expect([name, format, seen(await byLookOf(bytes))]).toEqual([name, format, seen(own)]);
    }
  }
});

/** Large type in a narrow column breaks names and heads over lines; figures for months look like telephone numbers. */
const unusual = [
  cvDesign({ dateForm: 'long-month', size: 1.2, margins: { verticalMm: 20, horizontalMm: 32 } }),
  cvDesign({ dateForm: 'dots', size: 0.85 }),
];

it.each(someLayouts(0))('%s comes back by its look in large and in small type', async (layout) => {
  const plain = new Set(['student', 'graduate', 'engineer', 'chef']);
  for (const [name, { document: own, language }] of peopleIn(layout, (one) => plain.has(one))) {
    for (const design of unusual) {
      const input = { document: own, layout, paper: 'a4', isBrandFree: false } as const;
      const { bytes } = await renderer.cv.file('pdf', { ...input, design: { ...design, language } });
      expect([name, seen(await byLookOf(bytes))]).toEqual([name, seen(own)]);
    }
  }
});

const dates = [
  { start: '', end: '2022' },
  { start: '', end: '' },
  { start: '2016', end: '' },
  { start: '', end: '' },
  { start: '', end: '2014-05' },
];
const posts = [
  ['Clerk', 'Maple House'],
  ['Baker', 'Oak & Sons'],
  ['Porter', 'Pine Hotel'],
  ['Gardener', 'Rowan Park'],
  ['Guide', 'Spruce Tours'],
];
/** Jobs of which some have a date, or one of two, or none. */
const undated = aDocument({
  ...document,
  experience: posts.map(([position = '', company = ''], at) => ({
    position,
    company,
    location: 'Leeds',
    ...dates[at],
    bullets: [`Did the work of a ${position.toLowerCase()} with care.`],
  })),
});

it.each(someLayouts(1))('%s: a job without dates among dated ones comes back by its look', async (layout) => {
  const input = { document: undated, layout, paper: 'a4', isBrandFree: false } as const;
  for (const format of ['pdf', 'docx', 'html'] as const) {
    const { experience } = await byLookOf((await renderer.cv.file(format, input)).bytes);
    expect([format, experience]).toEqual([format, undated.experience]);
  }
});

it.each(someLayouts(2))('%s: a school without a year takes that of no other', async (layout) => {
  const [leeds, delft, turin] = [
    { institution: 'University of Leeds', degree: 'BSc Physics', location: 'Leeds', start: '', end: '' },
    { institution: 'Delft University', degree: 'MSc Computing', location: 'Delft', start: '', end: '2011' },
    {
      institution: 'Turin College',
      degree: 'Diploma in Cookery',
      location: 'Turin',
      start: '2007',
      end: '2008',
    },
  ];
  for (const education of [
    [leeds, delft, turin],
    [delft, leeds, turin],
    [turin, delft, leeds],
  ]) {
    const own = aDocument({ ...document, education });
    const input = { document: own, layout, paper: 'a4', isBrandFree: false } as const;
    for (const format of ['pdf', 'docx', 'html'] as const) {
      const read = await byLookOf((await renderer.cv.file(format, input)).bytes);
      expect([format, read.education]).toEqual([format, own.education]);
    }
  }
});

it.each(Object.entries(people))('%s comes back whole from a text', async (_, { document: own, language }) => {
  const input = { document: own, layout: 'professional', paper: 'a4', isBrandFree: false } as const;
  const { bytes } = await renderer.cv.file('txt', { ...input, design: cvDesign({ language }) });
  expect(await readFile({ name: 'cv', bytes })).toMatchObject({ kind: 'read', read: { document: own } });
});

/** Latin words, years and telephone numbers within Hebrew, with letters hung on them. */
const hebrew = aDocument({
  basics: {
    name: 'נועה ברק',
    headline: 'מהנדסת תוכנה',
    email: 'noa@barak.example',
    phone: '+972 54-123-4567',
  },
  summary: 'מהנדסת עם ניסיון ב-React (2019–2022) וב-SQL. טלפון 054-1234567.',
  experience: [
    {
      company: 'אורביט בע"מ',
      position: 'מהנדסת תוכנה',
      start: '2019',
      end: '2022',
      bullets: ['קיצרתי את הזמן מ-9 ימים ל-4 (55%).', 'הפעלתי את ה-Power BI של החברה.'],
    },
  ],
});

it.each(someLayouts(0))('%s: words of both directions come back in their order', async (layout) => {
  const input = { document: hebrew, layout, paper: 'a4', isBrandFree: false } as const;
  const { summary, experience } = await byLookOf((await renderer.cv.file('pdf', input)).bytes);
  expect([summary, experience[0]?.bullets]).toEqual([hebrew.summary, hebrew.experience[0]?.bullets]);
});
