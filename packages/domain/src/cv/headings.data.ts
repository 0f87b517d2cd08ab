/** Sections that have a place of their own in the document. */
export const sectionNames = [
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'languages',
  'certifications',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** The heading each section carries in the text form. */
export const sectionHeadings: Record<SectionName, string> = {
  summary: 'PROFESSIONAL SUMMARY',
  experience: 'WORK EXPERIENCE',
  education: 'EDUCATION',
  skills: 'SKILLS',
  projects: 'PROJECTS',
  languages: 'LANGUAGES',
  certifications: 'CERTIFICATIONS',
};

/** What people write above each section, upper case. */
export const knownHeadings: Record<SectionName, readonly string[]> = {
  summary: [
    'PROFESSIONAL SUMMARY',
    'SUMMARY',
    'PROFILE',
    'OBJECTIVE',
    'CAREER OBJECTIVE',
    'PROFESSIONAL PROFILE',
    'PERSONAL STATEMENT',
    'ABOUT ME',
    'ABOUT',
    'EXECUTIVE SUMMARY',
    'CAREER SUMMARY',
    'PERSONAL PROFILE',
  ],
  experience: [
    'WORK EXPERIENCE',
    'EXPERIENCE',
    'PROFESSIONAL EXPERIENCE',
    'EMPLOYMENT',
    'EMPLOYMENT HISTORY',
    'WORK HISTORY',
    'CAREER HISTORY',
    'RELEVANT EXPERIENCE',
  ],
  education: [
    'EDUCATION',
    'QUALIFICATIONS',
    'ACADEMIC BACKGROUND',
    'ACADEMIC QUALIFICATIONS',
    'EDUCATION AND TRAINING',
    'EDUCATION & TRAINING',
    'ACADEMIC HISTORY',
  ],
  skills: [
    'SKILLS',
    'KEY SKILLS',
    'CORE SKILLS',
    'TECHNICAL SKILLS',
    'COMPETENCIES',
    'CORE COMPETENCIES',
    'SKILLS & COMPETENCIES',
    'SKILLS AND COMPETENCIES',
    'TECHNICAL COMPETENCIES',
  ],
  projects: ['PROJECTS', 'KEY PROJECTS', 'PERSONAL PROJECTS', 'SELECTED PROJECTS'],
  languages: ['LANGUAGES', 'LANGUAGE SKILLS'],
  certifications: [
    'CERTIFICATIONS',
    'CERTIFICATES',
    'LICENSES',
    'LICENCES',
    'CERTIFICATIONS AND LICENSES',
    'LICENSES & CERTIFICATIONS',
    'LICENSES AND CERTIFICATIONS',
  ],
};
