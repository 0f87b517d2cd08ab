import { cvDraftSchema, type CvDraft } from './request.ts';

/** A fictional ward nurse, for people who only want to look. Number and address are from the ranges kept for fiction. */
export const sampleDraft: CvDraft = cvDraftSchema.parse({
  personalInfo: {
    fullName: 'Maren Okafor-Lindqvist',
    email: 'maren.okafor@example.com',
    phone: '+1 512 555 0148',
    location: 'Austin, TX',
    links: [{ label: 'LinkedIn', url: 'https://www.linkedin.com/in/example' }],
  },
  jobTitle: 'Charge Nurse',
  targetRole: 'Nurse Manager',
  experience: [
    {
      company: 'Riverside Medical Center',
      position: 'Charge Nurse, Surgical Ward',
      location: 'Austin, TX',
      duration: 'Mar 2021 - Present',
      description:
        'Responsible for running a 32-bed surgical ward on night shifts\nI introduced two-nurse checks, medication errors went down from 14 to 3 a quarter\nHelped with training of 18 newly qualified nurses in Epic and early warning scores\nWorked with pharmacy and surgeons on a new handover sheet, now used on all 11 wards',
    },
    {
      company: "St. Brigid's Hospital",
      position: 'Staff Nurse',
      location: 'San Antonio, TX',
      duration: 'Jun 2016 - Feb 2021',
      description:
        'Cared for six to eight patients a shift after abdominal and vascular surgery.\nWas in charge of ordering supplies for the ward.\nPrecepted nursing students from two colleges.',
    },
    {
      company: 'Hill Country Care Home',
      position: 'Nursing Assistant',
      location: 'Kerrville, TX',
      duration: '2013 - 2016',
      description: 'Duties included washing, dressing and feeding of residents\nKept care records',
    },
  ],
  skills: [
    'Epic',
    'Early warning scores',
    'Wound care',
    'Medication safety',
    'Rota planning',
    'Preceptorship',
    'Handover',
  ],
  education: [{ institution: 'University of Texas at San Antonio', degree: 'BSc Nursing', year: '2016' }],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'Spanish', level: 'professional working' },
  ],
  certifications: [
    { name: 'Registered Nurse', issuer: 'Texas Board of Nursing', date: '2016' },
    { name: 'Advanced Cardiovascular Life Support', issuer: 'American Heart Association', date: '2024' },
  ],
});
