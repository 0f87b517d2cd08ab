import { cvDocument, type CvDocument } from '@candor/domain/cv';

/** A believable person with something in every section. */
export const engineer: CvDocument = cvDocument({
  basics: {
    name: 'Amelia Hartwell',
    headline: 'Senior Product Engineer',
    email: 'amelia.hartwell@example.com',
    phone: '+1 (503) 555-0148',
    location: 'Portland, Oregon',
    links: [{ label: '', url: 'https://www.linkedin.com/in/ameliahartwell' }],
  },
  summary:
    'Product engineer with nine years of experience building billing and scheduling software for clinics. Led a team of six through a move from a nightly batch to an event-driven system.',
  experience: [
    {
      company: 'Northwind Health',
      position: 'Senior Product Engineer',
      location: 'Portland, OR',
      start: '2020-03',
      end: 'present',
      bullets: [
        'Led six engineers in rebuilding the claims pipeline, cutting processing from 14 hours to 35 minutes.',
        'Introduced contract tests between five services; production incidents fell from 11 to 3 a quarter.',
        'Ran the first office of technical staff; filed two patents on efficient scheduling.',
      ],
    },
    {
      company: 'Bluepeak Software',
      position: 'Software Engineer',
      location: 'Seattle, WA',
      start: '2016-06',
      end: '2020-02',
      bullets: ['Built the invoicing module used by 3,400 small businesses.'],
    },
  ],
  education: [
    {
      institution: 'University of Washington',
      degree: 'BSc Computer Science',
      location: 'Seattle, WA',
      start: '2010',
      end: '2014',
      bullets: ['Graduated cum laude.'],
    },
  ],
  skills: [
    { name: 'TypeScript', group: 'Languages' },
    { name: 'PostgreSQL', group: 'Languages' },
    { name: 'Code review', group: 'Practice' },
  ],
  projects: [
    {
      name: 'Tidewatch',
      url: 'https://tidewatch.example.org',
      start: '2021',
      end: 'present',
      bullets: ['Tide alerts for kayakers.'],
    },
  ],
  languages: [{ name: 'Spanish', level: 'B2' }],
  certifications: [{ name: 'Solutions Architect', issuer: 'Amazon Web Services', date: '2022-05', url: '' }],
  custom: [
    {
      title: 'Volunteering',
      entries: [
        {
          title: 'Mentor',
          subtitle: 'Code Oregon',
          start: '2018',
          end: '',
          bullets: ['Weekly study group.'],
        },
      ],
    },
  ],
});

/** What a reader must meet in this order, whatever the layout puts first within an entry. */
export const engineerOrder: readonly string[] = [
  'Amelia Hartwell',
  'amelia.hartwell@example.com',
  'nine years of experience',
  'Northwind Health',
  'Led six engineers',
  'Introduced contract tests',
  'first office of technical staff; filed two patents on efficient',
  'Bluepeak Software',
  'Built the invoicing module',
  'University of Washington',
  'Graduated cum laude',
  'TypeScript, PostgreSQL',
  'Code review',
  'Tidewatch',
  'Spanish (B2)',
  'Solutions Architect',
  'Code Oregon',
  'Weekly study group',
];

/** Markup of every engine a text passes through, which must all be printed as typed. */
export const hostileText =
  '#set page(width: 1pt) $x^2$ *b* _i_ <b>bold</b> \\ // @ref `raw` = "q" -- ... ~ &amp; ]]> {x}';

/** A CV that fills about `pages` pages. */
export function longCareer(pages: number): CvDocument {
  return cvDocument({
    basics: { name: 'Long Career', headline: 'Contractor' },
    experience: Array.from({ length: Math.round(pages * 5) }, (_, at) => ({
      company: `Company ${at}`,
      position: `Position ${at}`,
      start: '2001-02',
      end: '2002-03',
      bullets: Array.from(
        { length: 7 },
        (_, bullet) =>
          `Duty ${bullet} of job ${at}, told in a sentence that is long enough to run over two lines of the page, always.`,
      ),
    })),
  });
}
