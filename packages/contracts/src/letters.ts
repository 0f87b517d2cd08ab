import { z } from 'zod';
import { say } from '@candor/domain/say';
import { exportFormatSchema, labelSchema, layoutIdSchema, paperSchema } from '@candor/domain/cv';
import {
  letterDocumentSchema,
  letterLimits,
  letterRequestSchema,
  letterTypeSchema,
} from '@candor/domain/letters';
import { factsReportSchema } from '@candor/domain/writing';
import { multiLine, singleLine } from '@candor/domain/text';
import { idParams, nobodys } from './document-contract.ts';
import { endpoint } from './endpoint.ts';
import { failedEventSchema } from './errors.ts';
import { knownPictures, pagePicturesSchema } from './page-picture.ts';
import { placeSchema } from './place.ts';
import { letterProposalSchema, replacesSchema } from './proposals.ts';

/** Greatest body of the routes that take a whole letter with its form, in bytes. */
export const letterBodyLimit = 512 * 1024;
export const title = singleLine(letterLimits.line).refine((words) => words !== '', {
  error: () => say`Letter title is required`,
});
/** The text form of a whole letter. */
const letterText = multiLine(letterLimits.text);
/** The form as it stands, before what is required is there. */
export const letterFormSchema = letterRequestSchema.extend({
  title: singleLine(letterLimits.line).default(''),
});

/** What a card of My Documents shows. */
export const letterCardSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  letterType: letterTypeSchema,
  jobTitle: z.string(),
  companyName: z.string(),
  /** Lines that are no sentence yet: with any, it is a draft. */
  openLines: z.int().min(0),
  template: layoutIdSchema,
  version: z.int32().min(1),
  /** Labels are folders too: a letter may be in several. */
  labels: z.array(z.string()),
  isArchived: z.boolean(),
  /** Changes to it wait for a choice. */
  hasProposal: z.boolean(),
  /** The CV it was started from; null without one, or once that is deleted. */
  cvId: z.uuid().nullable(),
  /** When it is deleted for good; null outside the trash. */
  purgeAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type LetterCard = z.infer<typeof letterCardSchema>;

export const letterSchema = letterCardSchema.extend({
  /** The text form; `document` is the same letter in structure. */
  generatedLetter: z.string(),
  document: letterDocumentSchema,
  /** The form it was written from. */
  request: letterFormSchema,
  facts: factsReportSchema.nullable(),
  /** Generated again, and waiting for a choice. */
  proposal: letterProposalSchema.nullable(),
});
export type Letter = z.infer<typeof letterSchema>;

const generated = z.object({
  success: z.literal(true),
  /** The text form. */
  letter: z.string(),
  id: z.uuid(),
  version: z.int32().min(1),
  document: letterDocumentSchema,
  facts: factsReportSchema,
  /** Where it only proposes: what there is to choose from; the rest is then what taking all of it gives. */
  proposal: letterProposalSchema.nullable(),
});

/** The stages of one letter, as server-sent events whose `data` is one of these as JSON. */
export const letterEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stage'), label: z.string(), progress: z.number().min(0).max(90) }),
  /** The letter so far, for the page to fill; all of it has passed the gate. */
  z.object({ kind: z.literal('partial'), document: letterDocumentSchema }),
  z.object({ kind: z.literal('done'), result: generated }),
  failedEventSchema,
]);
export type LetterEvent = z.infer<typeof letterEventSchema>;

export const exampleForm = {
  title: 'Ward nurse, Dell Seton',
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  location: 'Austin, TX',
  companyName: 'Dell Seton Medical Center',
  jobTitle: 'Registered Nurse',
  motivation: 'I trained on the surgical ward and want to come back to it.',
};
export const exampleLetter = {
  sender: ['Ana Ruiz', 'Austin, TX', 'ana@example.org'],
  date: 'March 3, 2026',
  recipient: ['Dell Seton Medical Center'],
  salutation: 'Dear Hiring Manager:',
  paragraphs: ['I trained on your surgical ward and should like to come back to it.'],
  close: 'Sincerely,',
  signature: 'Ana Ruiz',
};

/**
 * Writes a letter and saves it. `Idempotency-Key` works as in the writing of a CV: repeats of one key are one letter.
 * With `useFullText` the pasted draft is edited instead, and the gate holds it against itself, form and CV.
 */
export const generateLetter = endpoint({
  method: 'POST',
  path: '/api/generate-letter',
  summary: 'Write a letter from the form and a CV, or edit a pasted draft, and save it',
  access: 'signed-in',
  scope: 'documents:write',
  body: letterRequestSchema.extend({
    /** The CV whose facts it may use. */
    cvId: z.uuid().optional(),
    /** The job of the person that it is made for. */
    applicationId: z.uuid().optional(),
    template: layoutIdSchema.default('professional'),
    /**
     * Write into this letter instead of a new one. What the person edited since it was last generated stays as it
     * is; a pasted draft (`useFullText`) takes the place of all of it.
     */
    replaces: replacesSchema.optional(),
  }),
  bodyLimit: letterBodyLimit,
  reply: { kind: 'json-or-events', status: 200, schema: generated, events: letterEventSchema },
  errors: ['not_found', 'stale', 'too_many'],
  example: { body: exampleForm },
});

export const listLetters = endpoint({
  method: 'GET',
  path: '/api/my-letters',
  summary: "The person's letters, newest first",
  access: 'signed-in',
  scope: 'documents:read',
  query: z.object({
    in: z.enum(['active', 'archived', 'trash']).default('active'),
    label: labelSchema.optional(),
  }),
  reply: { kind: 'json', status: 200, schema: z.array(letterCardSchema) },
  errors: [],
  example: {},
});

/** For what was not written by the server: a template filled in, a copy of another letter. */
export const createLetter = endpoint({
  method: 'POST',
  path: '/api/letters',
  summary: 'Save a new letter',
  access: 'signed-in',
  scope: 'documents:write',
  body: z.object({
    title,
    document: letterDocumentSchema,
    request: letterFormSchema,
    template: layoutIdSchema.default('professional'),
    cvId: z.uuid().nullable().default(null),
    /** The job of the person that it is made for. */
    applicationId: z.uuid().optional(),
  }),
  bodyLimit: letterBodyLimit,
  reply: { kind: 'json', status: 201, schema: letterSchema },
  errors: ['not_found', 'too_many'],
  example: { body: { title: 'Ward nurse', document: exampleLetter, request: exampleForm } },
});

/**
 * A letter of given paragraphs, with head, greeting and close as the CV and the job give them. Paragraphs with a hard fact that
 * nothing of the person's gives are refused; what may say more than they did is a mark.
 */
export const composeLetter = endpoint({
  method: 'POST',
  path: '/api/compose-letter',
  summary: 'Save a letter of given paragraphs, which are judged by what the person has said',
  access: 'signed-in',
  scope: 'documents:write',
  body: z.strictObject({
    title,
    letterType: letterTypeSchema.default('cover'),
    paragraphs: z.array(multiLine(letterLimits.paragraph)).min(1).max(12),
    companyName: singleLine(letterLimits.line).default(''),
    jobTitle: singleLine(letterLimits.line).default(''),
    /** Whom it greets; nobody by name where left out. */
    hiringManagerName: singleLine(letterLimits.line).default(''),
    /** The CV that it rests on and whose name it is signed with. */
    cvId: z.uuid().optional(),
    /** The job of the person that it is made for. */
    applicationId: z.uuid().optional(),
  }),
  reply: { kind: 'json', status: 201, schema: letterSchema },
  errors: ['not_found', 'too_many'],
  example: {
    body: { title: 'Ward nurse', paragraphs: ['I am writing to you about the post on your ward.'] },
  },
});

export const getLetter = endpoint({
  method: 'GET',
  path: '/api/letter/:id',
  summary: 'One letter, whole',
  access: 'signed-in',
  scope: 'documents:read',
  params: idParams,
  reply: { kind: 'json', status: 200, schema: letterSchema },
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

/** `document` wins over `text` where both are given. A stale version answers 409 with the letter in `details.current`. */
export const saveLetter = endpoint({
  method: 'PUT',
  path: '/api/letter/:id',
  summary: 'Change words, form, look or title of a letter',
  access: 'signed-in',
  scope: 'documents:write',
  params: idParams,
  body: z.object({
    version: z.int32().min(1),
    title: title.optional(),
    text: letterText.optional(),
    document: letterDocumentSchema.optional(),
    request: letterFormSchema.optional(),
    template: layoutIdSchema.optional(),
    cvId: z.uuid().nullable().optional(),
  }),
  bodyLimit: letterBodyLimit,
  reply: { kind: 'json', status: 200, schema: letterSchema },
  errors: ['not_found', 'stale'],
  example: { params: { id: nobodys }, body: { version: 1, title: 'Ward nurse' } },
});

const fileTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/html; charset=utf-8',
  'text/plain; charset=utf-8',
] as const;
const appearance = {
  template: layoutIdSchema.default('professional'),
  paper: paperSchema.default('letter'),
};

/** Draws the pages of a letter with the letterhead of a layout. */
export const previewLetter = endpoint({
  method: 'POST',
  path: '/api/letter-preview',
  summary: 'The pages of a letter as pictures',
  access: 'signed-in',
  body: z.object({
    document: letterDocumentSchema,
    known: knownPictures,
    isPlaced: z.boolean().optional(),
    ...appearance,
  }),
  bodyLimit: letterBodyLimit,
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({
      pages: pagePicturesSchema,
      /** Characters that no bundled font can draw. */
      missing: z.array(z.string()),
      /** In the order of the page; empty where `isPlaced` does not ask for them. */
      places: z.array(placeSchema),
    }),
  },
  errors: [],
  example: { body: { document: exampleLetter } },
});

export const exportLetterDocument = endpoint({
  method: 'POST',
  path: '/api/letter-export',
  summary: 'A letter as a file',
  access: 'signed-in',
  scope: 'documents:read',
  body: z.object({
    document: letterDocumentSchema,
    title: singleLine(letterLimits.line).default(''),
    format: exportFormatSchema,
    ...appearance,
  }),
  bodyLimit: letterBodyLimit,
  reply: { kind: 'file', status: 200, types: fileTypes },
  errors: ['content_required'],
  example: { body: { document: exampleLetter, format: 'pdf' } },
});

export const exportLetter = endpoint({
  method: 'GET',
  path: '/api/letter/:id/export',
  summary: 'A saved letter as a file',
  access: 'signed-in',
  scope: 'documents:read',
  params: idParams,
  query: z.object({
    format: exportFormatSchema.default('pdf'),
    template: layoutIdSchema.optional(),
    paper: paperSchema.optional(),
    /** A CV of the person's to put behind the letter: one application PDF. */
    withCv: z.uuid().optional(),
  }),
  reply: { kind: 'file', status: 200, types: fileTypes },
  errors: ['not_found', 'content_required', 'too_large'],
  example: { params: { id: nobodys }, query: { format: 'pdf' } },
});
