import { z } from 'zod';
import { say } from '@candor/domain/say';
import {
  cvDesignChangeSchema,
  cvDesignSchema,
  cvDocumentSchema,
  type cvDraftSchema,
  cvLimits,
  cvRequestSchema,
  labelSchema,
  languageTagSchema,
  layoutIdSchema,
} from '@candor/domain/cv';
import { factsReportSchema, writingStageSchema } from '@candor/domain/writing';
import { multiLine, singleLine } from '@candor/domain/text';
import { idParams, nobodys } from './document-contract.ts';
import type { draftOf } from './drafts.ts';
import { endpoint } from './endpoint.ts';
import { failedEventSchema } from './errors.ts';
import { labels } from './library.ts';
import { cvProposalSchema, replacesSchema } from './proposals.ts';

/** Greatest body of the routes that take a whole CV, in bytes. */
const cvBodyLimit = 2 * 1024 * 1024;
const title = singleLine(cvLimits.line).refine((words) => words !== '', {
  error: () => say`Please give this CV a title`,
});
const template = singleLine(60).refine((name) => layoutIdSchema.safeParse(name).success, {
  error: () => say`Please choose a template`,
});
const layoutRelease = z.int().min(1).max(1_000);
/** The text form of a whole CV. */
const cvText = multiLine(400_000);

/** What a card of My Documents shows. */
export const cvCardSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  jobTitle: z.string(),
  template: z.string(),
  version: z.int32().min(1),
  /** BCP 47. */
  language: z.string(),
  /** The same for all languages of one CV; null where it is in one only. */
  variantGroup: z.uuid().nullable(),
  /** Labels are folders too: a CV may be in several. */
  labels: z.array(z.string()),
  isArchived: z.boolean(),
  /** Changes to it wait for a choice. */
  hasProposal: z.boolean(),
  /** When a CV in the trash is deleted for good; null outside of it. */
  purgeAt: z.iso.datetime().nullable(),
  followsProfile: z.boolean(),
  /** It has a page that visitors find, as long as "Public profile" is on. */
  isPublic: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type CvCard = z.infer<typeof cvCardSchema>;

export const cvSchema = cvCardSchema.extend({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  summary: z.string(),
  /** The release of the layout it was made with. */
  layoutRelease: z.int().min(1),
  /** The newer release that was declined for this CV; null where none was. */
  declinedRelease: z.object({ layout: layoutIdSchema, release: z.int().min(1) }).nullable(),
  /** What the person changed about the page. */
  design: cvDesignSchema,
  /** The same CV in its other languages. */
  variants: z.array(z.object({ id: z.uuid(), title: z.string(), language: z.string() })),
  /** The text form; `document` is the same CV in structure. */
  generatedCv: z.string(),
  document: cvDocumentSchema,
  /** The role that it is written for, which no page shows. */
  targetRole: z.string(),
  facts: factsReportSchema.nullable(),
  /** Generated again, and waiting for a choice. */
  proposal: cvProposalSchema.nullable(),
  isBrandFree: z.boolean(),
});
export type Cv = z.infer<typeof cvSchema>;

const generated = z.object({
  success: z.literal(true),
  /** The text form. */
  cv: z.string(),
  id: z.uuid(),
  version: z.int32().min(1),
  document: cvDocumentSchema,
  facts: factsReportSchema,
  /** Where it only proposes: what there is to choose from; the rest is then what taking all of it gives. */
  proposal: cvProposalSchema.nullable(),
});

/** The stages of one generation, as server-sent events whose `data` is one of these as JSON. */
export const generateEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('stage'),
    stage: writingStageSchema,
    label: z.string(),
    progress: z.number().min(0).max(90),
  }),
  z.object({ kind: z.literal('partial'), document: cvDocumentSchema }),
  z.object({ kind: z.literal('done'), result: generated }),
  failedEventSchema,
]);
export type GenerateEvent = z.infer<typeof generateEventSchema>;

const exampleRequest = {
  personalInfo: {
    fullName: 'Ana Ruiz',
    email: 'ana@example.org',
    phone: '+1 202 555 0148',
    location: 'Austin, TX',
  },
  jobTitle: 'Registered Nurse',
  experience: [
    {
      company: 'Dell Seton Medical Center',
      position: 'Staff Nurse',
      duration: 'Mar 2019 - Present',
      description: 'Responsible for 6 patients a shift on a 32-bed ward',
    },
  ],
  skills: ['Triage', 'Electronic health records'],
  education: [{ institution: 'University of Texas', degree: 'BSc Nursing', year: '2018' }],
};
const exampleDocument = {
  basics: { name: 'Ana Ruiz', headline: 'Registered Nurse', email: 'ana@example.org' },
};

/**
 * Writes a CV and saves it. A header `Idempotency-Key` (at most 100 characters) makes repeats of the same key
 * answer with the first result: a double click is one CV and counts once.
 */
export const generateCv = endpoint({
  method: 'POST',
  path: '/api/generate-cv',
  summary: 'Write a CV from what the person typed, and save it',
  access: 'signed-in',
  scope: 'documents:write',
  body: cvRequestSchema.extend({
    template: template.default('professional'),
    /**
     * Write into this CV instead of a new one: lines that were worded before stand as they do, edited since or not; all else is
     * as this request says. Counts as one generation.
     */
    replaces: replacesSchema.optional(),
  }),
  bodyLimit: cvBodyLimit,
  reply: { kind: 'json-or-events', status: 200, schema: generated, events: generateEventSchema },
  errors: ['plan_limit', 'plan_required', 'not_found', 'stale'],
  example: { body: exampleRequest },
});

export const listCvs = endpoint({
  method: 'GET',
  path: '/api/my-cvs',
  summary: "The person's CVs, newest first, the languages of one CV together",
  access: 'signed-in',
  scope: 'documents:read',
  query: z.object({
    in: z.enum(['active', 'archived', 'trash']).default('active'),
    label: labelSchema.optional(),
  }),
  reply: { kind: 'json', status: 200, schema: z.array(cvCardSchema) },
  errors: [],
  example: {},
});

export const getCv = endpoint({
  method: 'GET',
  path: '/api/cv/:id',
  summary: 'One CV, whole',
  access: 'signed-in',
  scope: 'documents:read',
  params: idParams,
  reply: { kind: 'json', status: 200, schema: cvSchema },
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

/**
 * `document` wins over `text` where both are given. A new template comes in its newest release, and a CV stays at the
 * release it has until `layoutRelease` moves it to another one that there is. What `design` does not name stays. A stale
 * version answers 409 with the stored CV in `details.current`.
 */
export const saveCv = endpoint({
  method: 'PUT',
  path: '/api/cv/:id',
  summary: 'Change words, look, title, labels or language of a CV',
  access: 'signed-in',
  scope: 'documents:write',
  params: idParams,
  body: z.object({
    version: z.int32().min(1),
    title: title.optional(),
    template: template.optional(),
    text: cvText.optional(),
    document: cvDocumentSchema.optional(),
    targetRole: singleLine(cvLimits.line).optional(),
    isBrandFree: z.boolean().optional(),
    design: cvDesignChangeSchema.optional(),
    layoutRelease: layoutRelease.optional(),
    labels: labels.optional(),
    language: languageTagSchema.optional(),
  }),
  bodyLimit: cvBodyLimit,
  reply: { kind: 'json', status: 200, schema: cvSchema },
  errors: ['not_found', 'stale', 'plan_required'],
  example: { params: { id: nobodys }, body: { version: 1, title: 'Nurse, Austin' } },
});

/** Needs no version: what is not wanted is not what the CV says. */
export const declineRelease = endpoint({
  method: 'PUT',
  path: '/api/cv/:id/declined-release',
  summary: 'Keep the release of the layout a CV has, and not be offered a newer one again',
  access: 'signed-in',
  scope: 'documents:write',
  params: idParams,
  body: z.strictObject({ layout: layoutIdSchema, release: layoutRelease }),
  reply: { kind: 'empty', status: 204 },
  errors: ['not_found'],
  example: { params: { id: nobodys }, body: { layout: 'minimal', release: 2 } },
});

export type Draft = z.infer<ReturnType<typeof draftOf<typeof cvDraftSchema>>>;

export { exampleDocument, exampleRequest, cvBodyLimit, cvText, title, template as templateName };
