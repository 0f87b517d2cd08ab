import type { CvDocumentInput } from '@candor/domain/cv';

/** Britain, fourteen years in schools, two pages. */
export const teacher: CvDocumentInput = {
  basics: {
    name: 'Rhiannon Price-Adeyemi',
    headline: 'Deputy Headteacher',
    email: 'r.priceadeyemi@example.org',
    phone: '+44 29 2018 0164',
    location: 'Cardiff',
    links: [{ label: 'LinkedIn', url: 'linkedin.com/in/rhiannon-price-adeyemi' }],
  },
  summary:
    'Deputy headteacher of a two-form entry primary school with 430 pupils, a third of whom speak another language at home. I have led English, assessment and, for the last three years, teaching and learning across the school. Looking for a headship in South Wales or Bristol.',
  experience: [
    {
      company: 'Heol Fawr Primary School',
      position: 'Deputy Headteacher',
      location: 'Cardiff',
      start: '2021-09',
      end: 'present',
      bullets: [
        'Lead teaching and learning for 18 teachers and 24 support staff, including all lesson observation and appraisal',
        'Acted as headteacher for the spring and summer terms of 2023, through an inspection that judged care and support to be excellent',
        'Raised the share of pupils who reach the expected standard in reading at the end of Year 6 from 68% to 81% in three years',
        'Rebuilt the timetable around a daily reading hour, with the agreement of every class teacher',
        'Manage the staffing budget of £1.6 million with the school business manager',
        'Designated safeguarding lead: chair weekly case meetings and work closely with social services',
      ],
    },
    {
      company: "St Cadoc's Church in Wales Primary School",
      position: 'Assistant Headteacher and Year 5 Teacher',
      location: 'Barry',
      start: '2016-09',
      end: '2021-08',
      bullets: [
        'Taught Year 5 four days a week and led assessment for the whole school',
        'Replaced three tracking systems with one, which saved each teacher about two hours of marking a half term',
        'Mentored seven newly qualified teachers, all of whom passed induction',
        'Introduced a parents’ reading group that still meets every Thursday',
        'Wrote the successful bid for a £42,000 library grant and oversaw the building work',
      ],
    },
    {
      company: 'Parkfield Junior School',
      position: 'Class Teacher, English Coordinator',
      location: 'Bristol',
      start: '2012-09',
      end: '2016-08',
      bullets: [
        'Taught mixed-ability classes of 30 in Years 3, 4 and 6',
        'Coordinated English from 2014: wrote the scheme of work, bought books and ran six training days',
        'Organised the annual residential for 90 children to the Brecon Beacons',
        'Ran the school newspaper, written and printed by pupils every half term',
      ],
    },
    {
      company: 'Bristol City Council',
      position: 'Teaching Assistant',
      location: 'Bristol',
      start: '2010-09',
      end: '2011-07',
      bullets: [
        'Supported a boy with autism in Year 2 through his move to a mainstream class',
        'Heard every child in the class read at least twice a week',
      ],
    },
  ],
  education: [
    {
      institution: 'University of Bristol',
      degree: 'MEd Educational Leadership, with distinction',
      location: 'Bristol',
      start: '2017',
      end: '2019',
    },
    {
      institution: 'Cardiff Metropolitan University',
      degree: 'PGCE Primary',
      location: 'Cardiff',
      start: '2011',
      end: '2012',
    },
    {
      institution: 'University of Exeter',
      degree: 'BA (Hons) English, 2:1',
      location: 'Exeter',
      start: '2007',
      end: '2010',
    },
  ],
  skills: [
    'Safeguarding',
    'Teacher appraisal',
    'Assessment',
    'Curriculum design',
    'Phonics',
    'Budget planning',
    'School improvement planning',
    'Arbor',
    'Google Classroom',
  ].map((name) => ({ name, group: '' })),
  languages: [
    { name: 'English', level: 'native' },
    { name: 'Welsh', level: 'fluent' },
  ],
  certifications: [
    {
      name: 'National Professional Qualification for Headship',
      issuer: 'Education Workforce Council',
      date: '2023-07',
    },
    { name: 'Designated Safeguarding Lead, Level 3', issuer: 'Cardiff Council', date: '2024-10' },
  ],
  custom: [
    {
      title: 'Voluntary Work',
      entries: [
        {
          title: 'Chair of Trustees',
          subtitle: 'Splott Community Library',
          start: '2019',
          end: 'present',
          bullets: ['Kept the library open with 35 volunteers after the council withdrew its funding'],
        },
      ],
    },
    {
      title: 'References',
      entries: [{ title: 'Available on request' }],
    },
  ],
};
