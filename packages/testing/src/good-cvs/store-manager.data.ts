import type { CvDocumentInput } from '@candor/domain/cv';

/** New Zealand, back at work after four years of care. */
export const storeManager: CvDocumentInput = {
  basics: {
    name: 'Mere Tawhiri',
    headline: 'Retail Store Manager',
    email: 'mere.tawhiri@example.co.nz',
    phone: '+64 7 953 0186',
    location: 'Hamilton, New Zealand',
  },
  summary:
    'Retail manager with twelve years in homewares and garden centres. Returned to work in 2024 after caring for my father, first as a part-time supervisor. Now ready to run a large store again.',
  experience: [
    {
      company: 'Waikato Garden World',
      position: 'Floor Supervisor (part-time)',
      location: 'Hamilton',
      start: '2024-03',
      end: 'present',
      bullets: [
        'Supervise eight staff on weekends, when the store takes 60% of its week',
        'Redesigned the seedling area, which lifted its sales by 22% in the first spring',
        'Handle returns and complaints; most are settled the same day',
      ],
    },
    {
      company: 'Hearth & Home',
      position: 'Store Manager',
      location: 'Tauranga',
      start: '2014-05',
      end: '2020-01',
      bullets: [
        'Managed a store of 1,100 square metres, 19 staff and a turnover of $5.2 million',
        'Grew sales by 31% over five years while the chain as a whole stood still',
        'Brought stock loss down from 2.1% to 0.9% of sales',
        'Opened the second Tauranga store in 2018 and hired its entire team',
        'Trained three assistant managers who now run stores of their own',
      ],
    },
    {
      company: 'Hearth & Home',
      position: 'Sales Assistant, then Assistant Manager',
      location: 'Hamilton',
      start: '2008-11',
      end: '2014-04',
      bullets: [
        'Served customers, ran the stockroom and did the weekly cash-up',
        'Promoted to assistant manager in 2011 with four direct reports',
      ],
    },
  ],
  education: [
    {
      institution: 'Wintec',
      degree: 'New Zealand Certificate in Retail Management, Level 4',
      location: 'Hamilton',
      start: '2011',
      end: '2012',
    },
    { institution: 'Fairfield College', degree: 'NCEA Level 3', location: 'Hamilton', end: '2008' },
  ],
  skills: [
    'Visual merchandising',
    'Stock control',
    'Rostering',
    'Recruitment',
    'Budgeting',
    'Lightspeed',
    'MYOB',
  ].map((name) => ({ name, group: '' })),
  languages: [
    { name: 'English', level: 'native' },
    { name: 'Māori', level: 'conversational' },
  ],
  custom: [
    {
      title: 'Career Break',
      entries: [
        {
          title: 'Full-time carer',
          subtitle: 'Family',
          start: '2020-02',
          end: '2024-02',
          bullets: ['Looked after my father at home and managed his care with nurses and the hospital'],
        },
      ],
    },
  ],
};
