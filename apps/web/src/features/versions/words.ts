import { t } from '@lingui/core/macro';
import type { SectionKind } from '@candor/domain/cv';
import type { LetterPartKind } from '@candor/domain/letters';

/** What people call the lines of an entry, by the document's names. */
export const lineWords: Readonly<Record<string, string>> = {
  name: t`Name`,
  headline: t`Job title`,
  email: t`Email`,
  phone: t`Phone`,
  location: t`Location`,
  company: t`Employer`,
  position: t`Job title`,
  institution: t`Institution`,
  degree: t`Degree`,
  start: t({ message: 'From', context: 'start of a period' }),
  end: t({ message: 'To', context: 'end of a period' }),
  date: t`Date`,
  group: t`Group`,
  level: t`Level`,
  issuer: t`Issued by`,
  url: t`Link`,
  title: t`Title`,
  subtitle: t`Subtitle`,
};

/** What people call the sections of a CV. */
const sectionWords: Readonly<Record<Exclude<SectionKind, 'custom'>, string>> = {
  basics: t`Name and contact`,
  summary: t`Summary`,
  experience: t`Experience`,
  education: t`Education`,
  skills: t`Skills`,
  projects: t`Projects`,
  languages: t`Languages`,
  certifications: t`Certifications`,
};

/** The same by any name; custom sections bring their own. */
export const cvPartWords: ReadonlyMap<string, string> = new Map(Object.entries(sectionWords));

/** What people call the parts of a letter. */
const partWords: Readonly<Record<LetterPartKind, string>> = {
  sender: t`Letterhead`,
  date: t`Date`,
  recipient: t`Recipient`,
  subject: t`Subject`,
  salutation: t`Salutation`,
  text: t`Text`,
  close: t`Close and signature`,
  enclosures: t`Enclosures`,
};

/** The same by any name. */
export const letterPartWords: ReadonlyMap<string, string> = new Map(Object.entries(partWords));
