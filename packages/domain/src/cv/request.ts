import { z } from 'zod';
import { say } from '../say/index.ts';
import { multiLine, singleLine } from '../text/index.ts';
import { cvDesignSchema } from './design.ts';
import {
  certificationSchema,
  customSectionSchema,
  languageSchema,
  linkSchema,
  projectSchema,
} from './document.ts';
import { cvLimits } from './limits.ts';
import { defaultLayout } from './layout.ts';

const optionalLine = singleLine(cvLimits.line).default('');

export const requestExperienceSchema = z.object({
  company: optionalLine,
  position: optionalLine,
  location: optionalLine,
  /** As typed: "Mar 2019 - Present", "2017 to 2019", "since 2020". */
  duration: optionalLine,
  /** Free text or one duty a line, with or without bullet marks. */
  description: multiLine(cvLimits.description).default(''),
});

export const requestEducationSchema = z.object({
  institution: optionalLine,
  degree: optionalLine,
  location: optionalLine,
  year: optionalLine,
  details: multiLine(cvLimits.bullet).default(''),
});

/**
 * What the form sends to have a CV written. The fields of the API's first release, with the further parts a `CvDocument` knows,
 * so that an imported or saved CV fills the form without loss.
 */
export const cvRequestSchema = z.object({
  personalInfo: z.object({
    fullName: singleLine(cvLimits.line).refine((name) => name !== '', {
      error: () => say`Full name is required`,
    }),
    email: singleLine(cvLimits.line).pipe(z.email({ error: () => say`Valid email is required` })),
    phone: optionalLine,
    location: optionalLine,
    links: z.array(linkSchema).max(20).default([]),
  }),
  jobTitle: singleLine(cvLimits.line).refine((title) => title !== '', {
    error: () => say`Job title is required`,
  }),
  targetRole: optionalLine,
  summary: multiLine(cvLimits.paragraph).default(''),
  experience: z.array(requestExperienceSchema).max(cvLimits.entries).default([]),
  skills: z.array(singleLine(cvLimits.line)).max(cvLimits.skills).default([]),
  education: z.array(requestEducationSchema).max(cvLimits.entries).default([]),
  projects: z.array(projectSchema).max(cvLimits.entries).default([]),
  languages: z.array(languageSchema).max(cvLimits.entries).default([]),
  certifications: z.array(certificationSchema).max(cvLimits.entries).default([]),
  custom: z.array(customSectionSchema).max(cvLimits.sections).default([]),
  template: singleLine(60).default(defaultLayout),
  isBrandFree: z.boolean().default(false),
  /** What the person changed about the page; it says nothing that the CV says. */
  design: cvDesignSchema.prefault({}),
});

export type CvRequest = z.infer<typeof cvRequestSchema>;
export type CvRequestInput = z.input<typeof cvRequestSchema>;
export type RequestExperience = z.infer<typeof requestExperienceSchema>;
export type RequestEducation = z.infer<typeof requestEducationSchema>;

/** The same shape before it is complete: what a draft holds while the person is still typing. No field is required. */
export const cvDraftSchema = cvRequestSchema.extend({
  personalInfo: z
    .object({
      fullName: optionalLine,
      email: optionalLine,
      phone: optionalLine,
      location: optionalLine,
      links: z.array(linkSchema).max(20).default([]),
    })
    .prefault({}),
  jobTitle: optionalLine,
});
export type CvDraft = z.infer<typeof cvDraftSchema>;

/** What the form of a written CV says that no page shows. */
export const cvAimSchema = z.object({ targetRole: optionalLine });
export type CvAim = z.infer<typeof cvAimSchema>;
