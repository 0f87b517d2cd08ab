import { z } from 'zod';
import { multiLine, singleLine } from '../text/index.ts';
import { cvLimits } from './limits.ts';

const line = singleLine(cvLimits.line).default('');
const url = singleLine(cvLimits.url).default('');
const bullets = z.array(multiLine(cvLimits.bullet)).max(cvLimits.bullets).default([]);

/**
 * A point in time as a CV states it: `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, `present` (only as an end), the empty
 * string (not stated), or the person's own words where they could not be read as a date.
 */
const partialDate = line;

export const linkSchema = z.object({ label: line, url });

export const experienceEntrySchema = z.object({
  company: line,
  position: line,
  location: line,
  start: partialDate,
  end: partialDate,
  bullets,
});

export const educationEntrySchema = z.object({
  institution: line,
  degree: line,
  location: line,
  start: partialDate,
  end: partialDate,
  bullets,
});

export const skillSchema = z.object({ name: line, group: line });

export const projectSchema = z.object({ name: line, url, start: partialDate, end: partialDate, bullets });

export const languageSchema = z.object({ name: line, level: line });

export const certificationSchema = z.object({ name: line, issuer: line, date: partialDate, url });

export const customEntrySchema = z.object({
  title: line,
  subtitle: line,
  start: partialDate,
  end: partialDate,
  bullets,
});

export const customSectionSchema = z.object({
  title: line,
  entries: z.array(customEntrySchema).max(cvLimits.entries).default([]),
});

/** The one structured truth of a CV. Every list keeps the person's order. */
export const cvDocumentSchema = z.object({
  basics: z
    .object({
      name: line,
      headline: line,
      email: line,
      phone: line,
      location: line,
      links: z.array(linkSchema).max(20).default([]),
    })
    .prefault({}),
  summary: multiLine(cvLimits.paragraph).default(''),
  experience: z.array(experienceEntrySchema).max(cvLimits.entries).default([]),
  education: z.array(educationEntrySchema).max(cvLimits.entries).default([]),
  skills: z.array(skillSchema).max(cvLimits.skills).default([]),
  projects: z.array(projectSchema).max(cvLimits.entries).default([]),
  languages: z.array(languageSchema).max(cvLimits.entries).default([]),
  certifications: z.array(certificationSchema).max(cvLimits.entries).default([]),
  custom: z.array(customSectionSchema).max(cvLimits.sections).default([]),
});

export type CvDocument = z.infer<typeof cvDocumentSchema>;
export type CvDocumentInput = z.input<typeof cvDocumentSchema>;
export type Link = z.infer<typeof linkSchema>;
export type ExperienceEntry = z.infer<typeof experienceEntrySchema>;
export type EducationEntry = z.infer<typeof educationEntrySchema>;
export type Skill = z.infer<typeof skillSchema>;
export type Project = z.infer<typeof projectSchema>;
export type Language = z.infer<typeof languageSchema>;
export type Certification = z.infer<typeof certificationSchema>;
export type CustomSection = z.infer<typeof customSectionSchema>;
export type CustomEntry = z.infer<typeof customEntrySchema>;

/** A document with every part present; what is left out is empty. Throws a ZodError where a limit is passed. */
export function cvDocument(parts: CvDocumentInput = {}): CvDocument {
  return cvDocumentSchema.parse(parts);
}
