import type { CvDocumentInput } from '@candor/domain/cv';

/** India, first full post, one page. */
export const graduate: CvDocumentInput = {
  basics: {
    name: 'Farhan Siddiqui',
    headline: 'Marketing Graduate',
    email: 'farhan.siddiqui02@example.in',
    phone: '+91 20 4010 5566',
    location: 'Pune, Maharashtra',
    links: [{ label: 'Portfolio', url: 'https://farhansiddiqui.example' }],
  },
  summary:
    'Commerce graduate with a year of marketing internships in consumer goods and education. Enjoys numbers as much as copy. Seeking a first post in brand or digital marketing.',
  experience: [
    {
      company: 'Sahyadri Foods',
      position: 'Marketing Intern',
      location: 'Pune',
      start: '2025-07',
      end: '2025-12',
      bullets: [
        'Planned the Instagram calendar for a snack brand with 22,000 followers; reach grew by half in five months',
        'Surveyed 300 shoppers in eight stores and presented the findings to the brand manager',
        'Wrote product copy in English, Hindi and Marathi',
      ],
    },
    {
      company: 'LearnLeaf',
      position: 'Digital Marketing Intern',
      location: 'Remote',
      start: '2024-05',
      end: '2024-07',
      bullets: [
        'Tested 14 e-mail subject lines, the best of which raised opening rates from 18% to 27%',
        'Kept the weekly report on paid search in Google Sheets and Looker Studio',
      ],
    },
  ],
  education: [
    {
      institution: 'Fergusson College, Savitribai Phule Pune University',
      degree: 'Bachelor of Commerce, 8.4 CGPA',
      location: 'Pune',
      start: '2022',
      end: '2025',
      bullets: [
        'Final project on price and pack size in rural Maharashtra, graded A',
        'Elected treasurer of the marketing club; raised ₹1.8 lakh from sponsors',
      ],
    },
    {
      institution: 'Delhi Public School',
      degree: 'Higher Secondary Certificate, 91%',
      location: 'Nashik',
      end: '2022',
    },
  ],
  skills: [
    'Google Analytics',
    'Google Ads',
    'Looker Studio',
    'Microsoft Excel',
    'Canva',
    'Copywriting',
    'Market research',
  ].map((name) => ({ name, group: '' })),
  projects: [
    {
      name: 'Monsoon Market',
      url: '',
      start: '2023-06',
      end: '2023-09',
      bullets: ['Organised a campus market of 45 stalls and 2,000 visitors with a team of nine'],
    },
  ],
  languages: [
    { name: 'English', level: 'fluent' },
    { name: 'Hindi', level: 'native' },
    { name: 'Marathi', level: 'fluent' },
  ],
  certifications: [{ name: 'Google Ads Search Certification', issuer: 'Google', date: '2024-08' }],
};
