import type { SectionKind } from '@candor/domain/cv';
import type { LetterPartKind } from '@candor/domain/letters';

/** What people call the lines of an entry, by the document's names. */
export const lineWords: Readonly<Record<string, string>> = {
  name: 'Name',
  headline: 'Job title',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  company: 'Employer',
  position: 'Job title',
  institution: 'Institution',
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

/** What people call the sections of a CV. */
const sectionWords: Readonly<Record<Exclude<SectionKind, 'custom'>, string>> = {
  basics: 'Name and contact',
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  languages: 'Languages',
  certifications: 'Certifications',
};

/** The same by any name; custom sections bring their own. */
export const cvPartWords: ReadonlyMap<string, string> = new Map(Object.entries(sectionWords));

/** What people call the parts of a letter. */
const partWords: Readonly<Record<LetterPartKind, string>> = {
  sender: 'Letterhead',
  date: 'Date',
  recipient: 'Recipient',
  subject: 'Subject',
  salutation: 'Salutation',
  text: 'Text',
  close: 'Close and signature',
  enclosures: 'Enclosures',
};

/** The same by any name. */
export const letterPartWords: ReadonlyMap<string, string> = new Map(Object.entries(partWords));
