import type { SectionKind } from '@candor/domain/cv';

/** What people call the sections of a CV. */
export const sectionWords: Record<SectionKind, string> = {
  basics: 'Name and contact',
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  languages: 'Languages',
  certifications: 'Certifications',
  custom: 'Section',
};

/** What people call the lines of an entry, by the document's names. */
export const lineWords: Readonly<Record<string, string>> = {
  name: 'Name',
  headline: 'Job title',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  company: 'Employer',
  position: 'Job title',
  institution: 'School',
  degree: 'Degree',
  start: 'From',
  end: 'To',
  date: 'Date',
  group: 'Group',
  level: 'Level',
  issuer: 'Issued by',
  url: 'Link',
  title: 'Title',
  subtitle: 'Subtitle',
};
