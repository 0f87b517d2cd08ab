/** A certificate that employers of an occupation know, although no law asks for it; our own table. */
export interface KnownCertificate {
  name: string;
  issuer: string;
  url: string;
  /** Beginnings of O*NET-SOC codes. */
  codes: readonly string[];
  /** Left out: everywhere. */
  countries?: readonly string[];
  /** Hours of preparation, roughly. */
  hours: number;
  /** How a CV names it. */
  held: RegExp;
}

export const knownCertificates: readonly KnownCertificate[] = [
  {
    name: 'CAPM certification',
    issuer: 'Project Management Institute',
    url: 'https://www.pmi.org',
    codes: ['13-1082', '11-3021', '11-9021'],
    hours: 60,
    held: /\b(?:CAPM|PMP|PRINCE2)\b/,
  },
  {
    name: 'CompTIA Security+ certification',
    issuer: 'CompTIA',
    url: 'https://www.comptia.org',
    codes: ['15-1212', '15-1299'],
    hours: 80,
    held: /security\+|\bCISSP\b/i,
  },
  {
    name: 'CompTIA A+ certification',
    issuer: 'CompTIA',
    url: 'https://www.comptia.org',
    codes: ['15-1232', '49-2011'],
    hours: 90,
    held: /\bA\+/,
  },
  {
    name: 'CompTIA Network+ certification',
    issuer: 'CompTIA',
    url: 'https://www.comptia.org',
    codes: ['15-1231', '15-1241', '15-1244'],
    hours: 80,
    held: /network\+|\bCCNA\b/i,
  },
  {
    name: 'AWS Cloud Practitioner certification',
    issuer: 'Amazon Web Services',
    url: 'https://aws.amazon.com/certification/',
    codes: ['15-1252', '15-1253', '15-1254', '15-1243', '15-1242', '15-2051'],
    hours: 40,
    held: /AWS certified/i,
  },
  {
    name: 'Google Data Analytics Certificate',
    issuer: 'Google',
    url: 'https://grow.google/certificates/',
    codes: ['15-2031', '15-2041', '13-1161', '13-1111', '15-1211'],
    hours: 180,
    held: /google data analytics/i,
  },
  {
    name: 'Google UX Design Certificate',
    issuer: 'Google',
    url: 'https://grow.google/certificates/',
    codes: ['15-1255', '27-1024'],
    hours: 200,
    held: /google ux/i,
  },
  {
    name: 'Google Analytics certification',
    issuer: 'Google Skillshop',
    url: 'https://skillshop.withgoogle.com',
    codes: ['11-2021', '11-2011', '13-1161.01', '27-3031'],
    hours: 15,
    held: /google analytics cert/i,
  },
  {
    name: 'Salesforce Administrator certification',
    issuer: 'Salesforce',
    url: 'https://trailhead.salesforce.com',
    codes: ['41-4', '41-3091', '11-2022'],
    hours: 80,
    held: /salesforce certified/i,
  },
  {
    name: 'SHRM-CP certification',
    issuer: 'Society for Human Resource Management',
    url: 'https://www.shrm.org',
    codes: ['13-1071', '13-1141', '13-1151', '11-3121'],
    countries: ['us'],
    hours: 100,
    held: /\bSHRM|\bPHR\b/,
  },
  {
    name: 'CIPD Level 3 or 5 qualification',
    issuer: 'CIPD',
    url: 'https://www.cipd.org',
    codes: ['13-1071', '13-1141', '13-1151', '11-3121'],
    countries: ['gb'],
    hours: 200,
    held: /\bCIPD\b/,
  },
  {
    name: 'AAT qualification',
    issuer: 'Association of Accounting Technicians',
    url: 'https://www.aat.org.uk',
    codes: ['43-3031', '13-2011', '43-3051'],
    countries: ['gb'],
    hours: 200,
    held: /\b(?:AAT|ACCA|CIMA|ACA)\b/,
  },
  {
    name: 'ServSafe Manager certification',
    issuer: 'National Restaurant Association',
    url: 'https://www.servsafe.com',
    codes: ['35-', '11-9051'],
    countries: ['us'],
    hours: 16,
    held: /servsafe/i,
  },
  {
    name: 'Level 2 food hygiene certificate',
    issuer: 'an accredited training provider',
    url: 'https://www.food.gov.uk',
    codes: ['35-', '11-9051'],
    countries: ['gb'],
    hours: 8,
    held: /food (?:hygiene|safety)[^.]{0,30}(?:level|certificate)|level [23][^.]{0,20}food/i,
  },
  {
    name: 'OSHA 10-hour card',
    issuer: 'Occupational Safety and Health Administration',
    url: 'https://www.osha.gov/training/outreach',
    codes: ['47-', '49-', '51-', '17-3'],
    countries: ['us'],
    hours: 10,
    held: /OSHA[- ](?:10|30)/i,
  },
  {
    name: 'CSCS card',
    issuer: 'Construction Skills Certification Scheme',
    url: 'https://www.cscs.uk.com',
    codes: ['47-'],
    countries: ['gb'],
    hours: 12,
    held: /\bCSCS\b/,
  },
  {
    name: 'AWS welder certification',
    issuer: 'American Welding Society',
    url: 'https://www.aws.org',
    codes: ['51-4121'],
    countries: ['us'],
    hours: 40,
    held: /certified welder/i,
  },
  {
    name: 'Care Certificate',
    issuer: 'your employer, to the standards of Skills for Care',
    url: 'https://www.skillsforcare.org.uk',
    codes: ['31-1'],
    countries: ['gb'],
    hours: 60,
    held: /care certificate/i,
  },
  {
    name: 'first aid and CPR certificate',
    issuer: 'the Red Cross or another approved provider',
    url: 'https://www.redcross.org',
    codes: ['31-', '39-9', '33-', '25-', '39-5'],
    hours: 8,
    held: /\b(?:CPR|first aid|BLS)\b/i,
  },
];
