import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aDocument, documents, tries } from '@candor/testing';
import { textAt } from '../text/index.ts';
import { fromText } from './from-text.ts';
import { normaliseDocument } from './normalise.ts';
import { toText, toTextWithPlaces } from './to-text.ts';

it('reads back without loss whatever it wrote', () => {
  fc.assert(
    fc.property(documents(), (document) => {
      expect(fromText(toText(document))).toEqual(normaliseDocument(document));
    }),
    { numRuns: tries(200, 1500) },
  );
});

it('knows where each field stands', () => {
  fc.assert(
    fc.property(documents(), (document) => {
      const { text, places } = toTextWithPlaces(document);
      const normal = normaliseDocument(document);
      for (const [at, job] of normal.experience.entries()) {
        for (const [index, bullet] of job.bullets.entries()) {
          const place = places.find((candidate) => candidate.path === `experience.${at}.bullets.${index}`);
          expect(place && textAt(text, place.span)).toBe(bullet);
        }
      }
    }),
    { numRuns: tries(100, 300) },
  );
});

it('is plain text that a person would send', () => {
  expect(
    toText(
      aDocument({ summary: 'Ward nurse.', skills: [{ name: 'Triage' }, { name: 'SQL', group: 'Tools' }] }),
    ),
  ).toBe(
    [
      'PROFESSIONAL SUMMARY',
      '',
      'Ward nurse.',
      '',
      'WORK EXPERIENCE',
      '',
      'Staff Nurse | Dell Seton Medical Center | Mar 2019 – Present',
      '• Cared for 6 patients a shift',
    ].reduce(
      (text, line) => `${text}\n${line}`,
      'Maren Okafor\nWard Nurse\nmaren@example.org | +1 202 555 0148 | Austin, TX\n',
    ) + '\n\nSKILLS\n\nTriage\nTools: SQL',
  );
});

it('closes a line of one skill that holds a comma, and reads what is parted by semicolons', () => {
  const skills = [{ name: 'Polish, English' }];
  expect(toText(aDocument({ skills }))).toContain('SKILLS\n\nPolish, English;');
  const read = fromText('Ana Ruiz\n\nSKILLS\n\nLime mortar; Polish, English').skills;
  expect(read.map(({ name }) => name)).toEqual(['Lime mortar', 'Polish, English']);
});

it('puts no backslash before what parts nothing', () => {
  const document = aDocument({
    experience: [{ company: 'Leeds City Council', position: '(Acting) Team Leader', start: '2021' }],
    skills: [
      { name: 'Planning, budgeting and control' },
      { name: 'Excel (pivot tables; macros)' },
      { name: 'Budgets to £1,200' },
      { name: 'Cloud (AWS: EC2, S3)', group: 'Tools, methods' },
      { name: 'Ratio 16:9: video', group: 'Tools, methods' },
    ],
    languages: [{ name: 'Chinese (Mandarin)', level: 'C1, certified' }, { name: 'Norwegian (Bokmål)' }],
  });
  const text = toText(document);
  expect(text).not.toContain('\\');
  expect(text).toContain('Planning, budgeting and control; Excel (pivot tables; macros); Budgets to £1,200');
  expect(fromText(text)).toEqual(normaliseDocument(document));
});

it('takes no item of a list for a heading, though it is in capitals', () => {
  const read = fromText(
    'Jo Hill\n\nWORK EXPERIENCE\n\nRanger | Peak Park | 2019 – 2021\n\n- FIRST AID\n\n- CPR\n\n* LONE WORKING\n\nAWARDS\n\nRanger of the Year',
  );
  expect(read.experience[0]?.bullets).toEqual(['FIRST AID', 'CPR', 'LONE WORKING']);
  expect(read.custom.map(({ title }) => title)).toEqual(['Awards']);
});

it('makes sense of a CV written elsewhere', () => {
  const read = fromText(
    'JANE DOE\nElectrician\njane@example.org\n\nProfile\nWires houses.\n\nEMPLOYMENT HISTORY\nElectrician\nBright Sparks Ltd\n2019 - 2021\n- Rewired 40 homes\n- Trained two apprentices\n\nKEY SKILLS\n- Wiring\n- Testing',
  );
  expect(read.basics).toMatchObject({ name: 'JANE DOE', headline: 'Electrician', email: 'jane@example.org' });
  expect(read.summary).toBe('Wires houses.');
  expect(read.experience).toEqual([
    {
      position: 'Electrician',
      company: 'Bright Sparks Ltd',
      location: '',
      start: '2019',
      end: '2021',
      bullets: ['Rewired 40 homes', 'Trained two apprentices'],
    },
  ]);
  expect(read.skills.map((skill) => skill.name)).toEqual(['Wiring', 'Testing']);
});

it('never throws on any text, and reads its own reading the same', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => {
      const read = fromText(text);
      expect(fromText(toText(read))).toEqual(read);
    }),
  );
});

it('cuts what passes the limits instead of failing', () => {
  expect(
    fromText(`Name\n\nSKILLS\n\n${Array.from({ length: 1000 }, (_, at) => `skill ${at}`).join(', ')}`).skills,
  ).toHaveLength(400);
});
