import type { CvDocumentInput } from '@candor/domain/cv';

/** United States, trade learnt on the job, one page. */
export const electrician: CvDocumentInput = {
  basics: {
    name: 'Darrell Whitcomb',
    headline: 'Journeyman Electrician',
    email: 'darrell.whitcomb@example.com',
    phone: '+1 614 555 0172',
    location: 'Columbus, OH',
  },
  summary:
    'Licensed journeyman electrician with eleven years in commercial and light industrial work. Comfortable running a small crew, reading prints and dealing with inspectors. No lost-time accidents since 2014.',
  experience: [
    {
      company: 'Harlan & Sons Electric',
      position: 'Journeyman Electrician, Crew Lead',
      location: 'Columbus, OH',
      start: '2018-04',
      end: 'present',
      bullets: [
        'Run a crew of four on office and warehouse fit-outs from 5,000 to 80,000 square feet',
        'Lay out and install branch circuits, panelboards and switchgear up to 2,000 A',
        'Passed 61 of 63 rough-in inspections on the first visit',
        'Worked out a prefabrication bench for whips and boxes that takes about a day off each floor',
        'Train first- and second-year apprentices; three have since earned their own cards',
      ],
    },
    {
      company: 'Buckeye Industrial Services',
      position: 'Apprentice, then Journeyman Electrician',
      location: 'Dayton, OH',
      start: '2014-06',
      end: '2018-03',
      bullets: [
        'Pulled wire, bent conduit and set motor controls in two stamping plants',
        'Traced and repaired faults on 480 V three-phase lines during night shutdowns',
        'Replaced 900 fluorescent fixtures with LED in six weeks without stopping production',
      ],
    },
    {
      company: 'City Lumber Supply',
      position: 'Yard Hand',
      location: 'Dayton, OH',
      start: '2012-07',
      end: '2014-05',
      bullets: ['Loaded trucks, counted stock and drove a forklift'],
    },
  ],
  education: [
    {
      institution: 'Electrical Training Center, IBEW Local 82',
      degree: 'Inside Wireman Apprenticeship',
      location: 'Dayton, OH',
      start: '2014',
      end: '2018',
    },
    {
      institution: 'Belmont High School',
      degree: 'High School Diploma',
      location: 'Dayton, OH',
      end: '2012',
    },
  ],
  skills: [
    'Conduit bending',
    'Motor controls',
    'Three-phase power',
    'Panelboards and switchgear',
    'Blueprint reading',
    'NEC 2023',
    'Lockout/tagout',
    'Bluebeam Revu',
  ].map((name) => ({ name, group: '' })),
  certifications: [
    { name: 'Journeyman Electrician License', issuer: 'State of Ohio', date: '2018-03' },
    { name: 'OSHA 30-Hour Construction', issuer: 'OSHA', date: '2019' },
  ],
};
