import type { CvDocumentInput } from '@candor/domain/cv';

/** Ireland, a regulated profession, skills in groups. */
export const pharmacist: CvDocumentInput = {
  basics: {
    name: 'Aoife Ní Dhomhnaill',
    headline: 'Supervising Pharmacist',
    email: 'aoife.nidhomhnaill@example.ie',
    phone: '+353 91 455 210',
    location: 'Galway',
  },
  summary:
    'Supervising pharmacist with ten years in community and hospital pharmacy. Registered with the PSI since 2016. Runs a busy dispensary of 9,000 items a month and its vaccination service.',
  experience: [
    {
      company: 'Corrib Pharmacy Group',
      position: 'Supervising Pharmacist',
      location: 'Galway',
      start: '2020-01',
      end: 'present',
      bullets: [
        'Supervise a team of two pharmacists, four technicians and six counter staff',
        'Set up a vaccination clinic that has given 7,400 influenza and COVID-19 vaccines',
        'Moved 210 nursing-home residents to blister packs, after which dispensing errors fell by two thirds',
        'Answer to the regulator for controlled drugs, training records and standard operating procedures',
        'Tutor one fifth-year student each year',
      ],
    },
    {
      company: 'University Hospital Limerick',
      position: 'Clinical Pharmacist',
      location: 'Limerick',
      start: '2017-02',
      end: '2019-12',
      bullets: [
        'Reviewed the medicines of about 30 patients a day on two surgical wards',
        'Audited antibiotic prescribing and presented the results to the drugs and therapeutics committee',
        'Introduced a discharge checklist with the ward sisters; readmissions over medicines dropped by 12%',
      ],
    },
    {
      company: 'Hanley’s Pharmacy',
      position: 'Pharmacist',
      location: 'Ennis, Co. Clare',
      start: '2016-10',
      end: '2017-01',
      bullets: ['Dispensed 150 prescriptions a day and advised on minor ailments'],
    },
  ],
  education: [
    {
      institution: 'University College Cork',
      degree: 'MPharm',
      location: 'Cork',
      start: '2015',
      end: '2016',
    },
    {
      institution: 'University College Cork',
      degree: 'BPharm, First Class Honours',
      location: 'Cork',
      start: '2011',
      end: '2015',
    },
  ],
  skills: [
    { name: 'Medicines reconciliation', group: 'Clinical' },
    { name: 'Antimicrobial stewardship', group: 'Clinical' },
    { name: 'Vaccination', group: 'Clinical' },
    { name: 'Stock control', group: 'Management' },
    { name: 'Standard operating procedures', group: 'Management' },
    { name: 'McLernons', group: 'Systems' },
    { name: 'Touchstore', group: 'Systems' },
  ],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'Irish', level: 'native' },
  ],
  certifications: [
    { name: 'Registered Pharmacist', issuer: 'Pharmaceutical Society of Ireland', date: '2016-10' },
    { name: 'Vaccination and CPR', issuer: 'Irish Institute of Pharmacy', date: '2025-09' },
  ],
};
