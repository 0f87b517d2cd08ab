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
