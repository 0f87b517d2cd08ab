import * as fc from 'fast-check';
import { cvDocument, type CvDocument, type CvDocumentInput } from '@candor/domain/cv';

/** A document with a name and one job, the rest as given. */
export function aDocument(parts: CvDocumentInput = {}): CvDocument {
  return cvDocument({
    basics: {
      name: 'Maren Okafor',
      headline: 'Ward Nurse',
      email: 'maren@example.org',
      phone: '+1 202 555 0148',
      location: 'Austin, TX',
    },
    experience: [
      {
        company: 'Dell Seton Medical Center',
        position: 'Staff Nurse',
        start: '2019-03',
        end: 'present',
        bullets: ['Cared for 6 patients a shift'],
      },
    ],
    ...parts,
  });
}

// Words that look like the text form's own marks, or that formats and scripts trip over.
const hostile = [
  ' | ',
  '|',
  '\\',
  '•',
  '- ',
  ', ',
  ': ',
  '# ',
  '#= ',
  'EDUCATION',
  'WORK EXPERIENCE',
  'Skills',
  'AWS',
  '-',
  '(2019)',
  '(a – b)',
  '–',
  '2019',
  'Mar 2019 – Present',
  'until 2020',
  'Email: x',
  'Link: a = b',
  'a@b.co',
  'https://example.org/x?y=1',
  'https://',
  '+1 202 555 0148',
  '<b>bold</b>',
  '#set text(red)',
  '$x$ *y* _z_ @ref // c',
  '王小明',
  'محمد',
  'שלום',
  '👩🏽‍⚕️',
  'constructor',
  '__proto__',
  'ß',
  'İ',
  '1.',
  '“quoted”',
];
const ordinary = [
  'Nurse',
  'Dell Seton',
  'Austin, TX',
  'Managed 12 staff',
  'of',
  'the ward',
  'Volunteer Work',
  'R&D',
  'C++',
  'St. Mary’s',
  'Öffentlichkeitsarbeit',
];

const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ordinary) },
  { weight: 2, arbitrary: fc.constantFrom(...hostile) },
  fc.string({ maxLength: 6, unit: 'grapheme' }),
);
const line = fc.oneof(
  fc.constant(''),
  fc.array(word, { maxLength: 3 }).map((words) => words.join(' ').slice(0, 200)),
);
const date = fc.oneof(
  fc.constantFrom(
    '',
    '2019',
    '2019-03',
    '2019-03-15',
    'Summer 2018',
    '(2018)',
    'x – y',
    '2018 - 2019',
    'Mar 2019',
  ),
  line,
);
const end = fc.oneof(date, fc.constant('present'));
const bullets = fc.array(line, { maxLength: 3 });
const many = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { maxLength: 3 });

/** Documents of every shape, ordinary and hostile; not normalised. */
export function documents(): fc.Arbitrary<CvDocument> {
  const parts: fc.Arbitrary<CvDocumentInput> = fc.record({
    basics: fc.record({
      name: line,
      headline: line,
      email: line,
      phone: line,
      location: line,
      links: many(fc.record({ label: line, url: line })),
    }),
    summary: fc.array(line, { maxLength: 4 }).map((lines) => lines.join('\n')),
    experience: many(fc.record({ company: line, position: line, location: line, start: date, end, bullets })),
    education: many(
      fc.record({ institution: line, degree: line, location: line, start: date, end, bullets }),
    ),
    skills: fc.array(fc.record({ name: line, group: line }), { maxLength: 6 }),
    projects: many(fc.record({ name: line, url: line, start: date, end, bullets })),
    languages: many(fc.record({ name: line, level: line })),
    certifications: many(fc.record({ name: line, issuer: line, date, url: line })),
    custom: many(
      fc.record({
        title: line,
        entries: many(fc.record({ title: line, subtitle: line, start: date, end, bullets })),
      }),
    ),
  });
  return parts.map((document) => cvDocument(document));
}
