import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cvDocument, toText } from '../cv/index.ts';
import { readText } from './index.ts';

const typed = `JANE MIDDLETON
Warehouse Supervisor
Leeds | 0113 496 0855 | jane.middleton@post.example | linkedin.com/in/janem

PROFILE
Eleven years in chilled and ambient warehouses. Good with people, good with
scanners, and never late.

WORK EXPERIENCE

Shift Supervisor - Dales Fresh Foods Ltd
Mar 2018 - Present
- Look after 22 pickers on the night shift, and train those who are new to
  the work
- Brought picking errors down from 3.1% to 0.8%

Forklift Driver - Booker Haulage
Jan 2014 - Feb 2018
- Loaded up to 35 trailers a shift

EDUCATION
Vocational diploma, Leeds City College, 2004

SKILLS
Languages: English, Polish
Tools: WMS, Excel
`;

it('reads a typed CV', () => {
  const { document, detectedType, language, sections } = readText(typed);
  expect(detectedType).toBe('cv');
  expect(language).toBe('en');
  expect(sections).toEqual(['PROFILE', 'WORK EXPERIENCE', 'EDUCATION', 'SKILLS']);
  expect(document.basics).toMatchObject({
    name: 'Jane Middleton',
    headline: 'Warehouse Supervisor',
    email: 'jane.middleton@post.example',
    phone: '0113 496 0855',
    location: 'Leeds',
  });
  expect(document.summary).toBe(
    'Eleven years in chilled and ambient warehouses. Good with people, good with scanners, and never late.',
  );
  expect(document.experience).toMatchObject([
    {
      position: 'Shift Supervisor',
      company: 'Dales Fresh Foods Ltd',
      start: '2018-03',
      end: 'present',
      bullets: [
        'Look after 22 pickers on the night shift, and train those who are new to the work',
        'Brought picking errors down from 3.1% to 0.8%',
      ],
    },
    { position: 'Forklift Driver', company: 'Booker Haulage', start: '2014-01', end: '2018-02' },
  ]);
  expect(document.education).toMatchObject([
    { degree: 'Vocational diploma', institution: 'Leeds City College', end: '2004' },
  ]);
  expect(document.skills.map((skill) => skill.name)).toEqual(['WMS', 'Excel']);
  expect(document.languages.map((spoken) => spoken.name)).toEqual(['English', 'Polish']);
});

it('tells each field with the line it stands on', () => {
  const { fields } = readText(typed);
  expect(fields.find(({ path }) => path === 'basics.email')?.box.top).toBe(
    fields.find(({ path }) => path === 'basics.phone')?.box.top,
  );
  expect(fields.every(({ certainty, page }) => certainty >= 0 && certainty <= 1 && page === 1)).toBe(true);
});

it('knows a letter, and what is neither', () => {
  expect(
    readText('Dear Ms Hall,\n\nI would like to apply for the post.\n\nKind regards,\nJane').detectedType,
  ).toBe('cover-letter');
  expect(readText('Two eggs\nA cup of flour\nBake for 20 minutes').detectedType).toBe('unknown');
});

it('gives back what we wrote ourselves without loss', () => {
  const own = cvDocument({
    basics: { name: 'Maren Okafor', headline: 'Nurse', email: 'm@example.org', location: 'Austin, TX' },
    experience: [
      {
        company: 'Clinic | East',
        position: 'Nurse, nights',
        start: '2019-03',
        end: 'present',
        bullets: ['Cared for 6'],
      },
    ],
    custom: [{ title: 'Boats', entries: [{ title: 'Skipper', subtitle: 'Lake', bullets: [] }] }],
  });
  expect(readText(toText(own)).document).toEqual(own);
});

it('never throws, and stays within the limits of a document', () => {
  const line = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom(
      'EXPERIENCE',
      'Skills:',
      '2019 – 2020',
      '• x',
      '\t\t',
      'a@b.co',
      '-----',
      'Jan 2019 –',
      '# Education',
      '1. ',
      '(',
      '|||',
    ),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const { document, confidence } = readText(lines.join('\n'));
      expect(cvDocument(document)).toEqual(document);
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(0.9);
    }),
    { numRuns: 150 },
  );
});

it('names the lines that couldn’t be placed, and trusts the reading less for each', () => {
  const text = [
    'Ana Ruiz',
    'ana@ruiz.example',
    '',
    'EXPERIENCE',
    'Nurse, St. Mary Hospital, 2016 - 2020',
    '- Led triage on the night shift',
    '',
    'SKILLS',
    'Triage, Epic',
  ];
  const withLines = (...lines: string[]) =>
    readText([...text.slice(0, 2), ...lines, ...text.slice(2)].join('\n'));
  const odd = ['Nationality: Spanish', 'Marital status: single', 'Date of birth: 3 May 1990'];
  expect(withLines().unplaced).toEqual([]);
  expect(withLines(...odd).unplaced).toEqual(odd);
  const trust = [0, 1, 3].map((count) => withLines(...odd.slice(0, count)).confidence);
  expect(trust).toEqual(trust.toSorted((a, b) => b - a));
  expect(new Set(trust).size).toBe(3);
});

it('takes no item of a list for a heading, though it is in capitals', () => {
  const { document, sections } = readText(
    typed.replace(
      '- Loaded up to 35 trailers a shift',
      '- Loaded up to 35 trailers a shift\n- TRAINING\n- PROJECTS',
    ),
  );
  expect(sections).toEqual(['PROFILE', 'WORK EXPERIENCE', 'EDUCATION', 'SKILLS']);
  expect(document.experience[1]?.bullets).toEqual([
    'Loaded up to 35 trailers a shift',
    'TRAINING',
    'PROJECTS',
  ]);
});

it('takes headings behind a mark for headings where all stand behind one', () => {
  const marked = typed.replaceAll(/^(?=(?:PROFILE|WORK EXPERIENCE|EDUCATION|SKILLS)$)/gmu, '■ ');
  expect(readText(marked).sections).toHaveLength(4);
});

it('takes each item of a list of projects for a project', () => {
  const { document } = readText(
    `${typed}\n\nPROJECTS\n- tide-table – a page that says when to row\n- Weir – opens the gates by phone`,
  );
  expect(document.projects.map(({ name, bullets }) => [name, ...bullets])).toEqual([
    ['tide-table', 'a page that says when to row'],
    ['Weir', 'opens the gates by phone'],
  ]);
});

it('reads own sections of a typed text, with a heading nobody knows and a year behind a bar', () => {
  const { document } = readText(
    [
      'Mere Tawhiri',
      'mere@example.org',
      '',
      'WORK EXPERIENCE',
      '',
      'Store Manager | Hearth & Home | May 2014 – Jan 2020',
      '• Managed 19 staff',
      '',
      'SKILLS',
      '',
      'Stock control, Stock control, Rostering',
      '',
      'LANGUAGES',
      '',
      'Māori: conversational',
      '',
      'CAREER PAUSE',
      '',
      'Full-time carer | Family | Feb 2020 – Feb 2024',
      '• Looked after my father',
      '',
      'PUBLICATIONS',
      '',
      'Two incursions of stripe rust in one season | Plant Disease 108, with P. Naidoo | 2024',
    ].join('\n'),
  );
  const told = JSON.stringify(document);
  expect(document.languages.map(({ name }) => name)).toEqual(['Māori']);
  expect(told).toContain('"start":"2020-02","end":"2024-02"');
  expect(
    document.custom.find(({ title }) => title === 'PUBLICATIONS' || title === 'Publications'),
  ).toMatchObject({
    entries: [{ title: 'Two incursions of stripe rust in one season', start: '2024' }],
  });
  // A list that repeats itself is told as it is.
  expect(document.skills.map(({ name }) => name)).toEqual(['Stock control', 'Stock control', 'Rostering']);
});

it('gives a certificate the date and the issuer that stand below it', () => {
  const certificates = (...lines: string[]) =>
    readText(['Ana Ruiz', 'ana@example.org', '', 'CERTIFICATIONS', '', ...lines].join('\n')).document
      .certifications;
  expect(
    certificates('Food Safety, William Angliss', 'Feb 2020', 'First Aid, Red Cross', 'May 2021'),
  ).toEqual([
    { name: 'Food Safety', issuer: 'William Angliss', date: '2020-02', url: '' },
    { name: 'First Aid', issuer: 'Red Cross', date: '2021-05', url: '' },
  ]);
  expect(
    certificates('Food Safety\tFeb 2020', 'William Angliss', 'First Aid\tMay 2021', 'Red Cross'),
  ).toEqual([
    { name: 'Food Safety', issuer: 'William Angliss', date: '2020-02', url: '' },
    { name: 'First Aid', issuer: 'Red Cross', date: '2021-05', url: '' },
  ]);
});

it('finds a place behind the signs that turn the direction of writing', () => {
  const { document } = readText(
    'ليلى حداد\nlayla@example.org\u200f · \u200f\u200e+971 50 123 4567\u200f · \u200fدبي',
  );
  expect(document.basics.location).toBe('دبي');
});

it('keeps what stands under personal data and is no way to reach somebody', () => {
  const { document, unplaced } = readText(
    [
      'Darrell Whitcomb',
      'darrell@example.com',
      '',
      'SKILLS',
      '',
      'Conduit bending',
      '',
      'PERSONAL DETAILS',
      '',
      'Phone: +1 614 555 0172',
      'Date of birth: 14 May 1989',
      'Full driving licence',
    ].join('\n'),
  );
  expect(document.basics.phone).toBe('+1 614 555 0172');
  expect(document.custom.map(({ entries }) => entries.map(({ title }) => title))).toEqual([
    ['Date of birth: 14 May 1989', 'Full driving licence'],
  ]);
  expect(unplaced).toEqual([]);
});

it('keeps sections without fields of their own in their order, with titles as their language writes them', () => {
  const titles = (summary: string, ...headings: string[]) =>
    readText(
      [
        'Ana Brandt',
        '',
        'PROFILE',
        '',
        summary,
        ...headings.flatMap((one) => ['', one, '', 'Born in May 1989']),
      ].join('\n'),
    ).document.custom.map(({ title }) => title);
  const english =
    'A nurse who has worked in the hospitals of the north for many years. She leads a team of nine and teaches those who join it.';
  expect(titles(english, 'PERSONAL DETAILS', 'VOLUNTARY WORK')).toEqual([
    'Personal Details',
    'Voluntary Work',
  ]);
  const french =
    'Une infirmière qui a travaillé dans les hôpitaux du nord pendant des années. Elle dirige une équipe de neuf personnes.';
  expect(titles(french, 'CENTRES D’INTÉRÊT')).toEqual(['Centres d’intérêt']);
});

it('takes no certificate for who gave the one above it', () => {
  const certificates = ['First Aid at Work\t2022', 'Forklift licence\t2021', 'Scrum Master\t2018'];
  const { certifications } = readText(
    ['Ana Brandt', 'ana@mail.example', '', 'Certifications', ...certificates].join('\n'),
  ).document;
  expect(certifications.map(({ name, issuer, date }) => [name, issuer, date])).toEqual([
    ['First Aid at Work', '', '2022'],
    ['Forklift licence', '', '2021'],
    ['Scrum Master', '', '2018'],
  ]);
});
