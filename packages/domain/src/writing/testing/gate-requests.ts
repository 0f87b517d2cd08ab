import { cvRequestSchema, type CvRequest } from '../../cv/index.ts';

const personalInfo = { fullName: 'Sam Osei', email: 'sam@example.org', location: 'Leeds' };

export const nurse: CvRequest = cvRequestSchema.parse({
  personalInfo,
  jobTitle: 'Staff Nurse',
  targetRole: 'Ward Manager',
  experience: [
    {
      company: "St. Brigid's Hospital",
      position: 'Staff Nurse',
      location: 'Austin, TX',
      duration: 'Mar 2019 - Present',
      description:
        'Responsible for 6 patients a shift on a 32-bed surgical ward\nI introduced two-nurse checks, medication errors went down from 14 to 7 a quarter\nHelped with training of 18 newly qualified nurses in Epic\nKept the budget of £12,000 for ward supplies',
    },
    {
      company: 'Hill Country Care Home',
      position: 'Care Assistant',
      duration: '2015 - 2019',
      description: 'Washed, dressed and fed twelve residents\nWrote care records by hand',
    },
  ],
  skills: ['Epic', 'Wound care', 'Electronic health records'],
  education: [{ institution: 'University of Texas', degree: 'BSc Nursing', year: '2018' }],
  certifications: [{ name: 'Basic Life Support', issuer: 'American Heart Association', date: '2024' }],
});

export const analyst: CvRequest = cvRequestSchema.parse({
  personalInfo,
  jobTitle: 'Data Analyst',
  experience: [
    {
      company: 'Northwind Freight',
      position: 'Data Analyst',
      duration: '01/2020 - 12/2023',
      description:
        'Built demand forecasts in Python that cut empty miles by 8.4% across 1,200 trucks\nAutomated 35 monthly reports with SQL; saved about 50 hours a month\nPresented key performance indicators to the board every week\nMoved dashboards from Excel to Tableau for 4 teams, USD 1.2M budget',
    },
  ],
  skills: ['Python', 'SQL', 'Tableau', 'Excel', 'A/B testing'],
  education: [{ institution: 'Leeds City College', degree: 'Diploma in Mathematics', year: '2019' }],
  languages: [{ name: 'Spanish', level: 'B2' }],
});

export const electrician: CvRequest = cvRequestSchema.parse({
  personalInfo,
  jobTitle: 'Electrician',
  experience: [
    {
      company: 'Volt & Sons Ltd',
      position: 'Electrician',
      location: 'Leeds',
      duration: 'since 2016',
      description:
        'Rewired 60 houses a year and upgraded consumer units\nIn charge of 2 apprentices\nTested and certified installations to BS 7671\nAnswered emergency calls at night, one weekend in three\nWorked with the council on 140 flats',
    },
  ],
  skills: ['Fault finding', 'Conduit bending'],
  education: [{ institution: 'Leeds City College', degree: 'NVQ Level 3', year: '2015' }],
  certifications: [{ name: '18th Edition', issuer: 'City & Guilds', date: '2020' }],
});
