import { cvDocument } from '@candor/domain/cv';

const duties = [
  'Cut medication errors from 14 to 3 a quarter by introducing two-nurse checks on a 32-bed surgical ward',
  'Trained 18 newly qualified nurses in electronic health records and early warning scores',
  'Planned the rota of 26 staff across three shifts and kept agency cost below 4 % of the budget',
  'Wrote the ward handover sheet that is now used by all 11 wards of the hospital',
  'Cared for six to eight patients a shift after abdominal and vascular surgery',
];
const places = [
  ['Dell Seton Medical Center', 'Charge Nurse', '2021-03', 'present'],
  ["St. David's Medical Center", 'Senior Staff Nurse', '2018-06', '2021-02'],
  ['Ascension Seton Williamson', 'Staff Nurse', '2015-09', '2018-05'],
  ['Baylor Scott & White', 'Staff Nurse', '2013-01', '2015-08'],
  ['Harborview Hospital', 'Graduate Nurse', '2011-07', '2012-12'],
] as const;

/** A CV of two pages, as the product writes them: the measure of rendering. */
export const twoPageCv = cvDocument({
  basics: {
    name: 'Maren Okafor-Lindqvist',
    headline: 'Charge Nurse, Surgical Ward',
    email: 'maren@example.org',
    phone: '+1 202 555 0148',
    location: 'Austin, TX',
  },
  summary:
    'Charge nurse with surgical ward experience in five hospitals. Cut medication errors from 14 to 3 a quarter and trained 18 newly qualified nurses.',
  experience: places.map(([company, position, start, end], job) => ({
    company,
    position,
    location: 'Austin, TX',
    start,
    end,
    bullets: duties.map((duty, at) => duties[(at + job) % duties.length] ?? duty),
  })),
  education: [
    { institution: 'University of Texas at Austin', degree: 'BSc Nursing', start: '2007', end: '2011' },
  ],
  skills: [
    'Triage',
    'Wound care',
    'Electronic health records',
    'Rota planning',
    'Mentoring',
    'Early warning scores',
  ].map((name) => ({
    name,
  })),
  languages: [
    { name: 'English', level: 'native' },
    { name: 'Swedish', level: 'fluent' },
  ],
});
