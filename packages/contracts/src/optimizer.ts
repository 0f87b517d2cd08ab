import { z } from 'zod';
import { say } from '@candor/domain/say';
import { verdictSchema } from '@candor/domain/answering';
import { cvDocumentSchema, exportFormatSchema, layoutIdSchema } from '@candor/domain/cv';
import { readAdvertSchema } from '@candor/domain/jobs';
import { cvAnalysisSchema, machineReadSchema, tailoringSchema } from '@candor/domain/optimizer';
import { multiLine, singleLine } from '@candor/domain/text';
import { cvBodyLimit, cvSchema, cvText, exampleDocument, title } from './cv.ts';
import { idParams, nobodys } from './document-contract.ts';
import { appearance } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { fieldFoundSchema, importLimits, importTypeSchema, recognizedSchema } from './importing.ts';

/** A job advert: room for 20,000 words, and for the web page around it. */
const advertText = multiLine(200_000);
const pastedAdvert = advertText.refine((text) => text.trim() !== '', {
  error: () => say`Please paste a job ad.`,
});
const advertBodyLimit = 512 * 1024;

const exampleAdvert = [
  'Staff Nurse',
  'Requirements:',
  '- At least 2 years of experience in acute care',
  '- Wound care; IV therapy is desirable',
].join('\n');

/** Reads what an advert asks for. Its text is data: instructions in it are not followed. */
export const readAdvert = endpoint({
  method: 'POST',
  path: '/api/read-advert',
  summary: 'What a job advert asks for, each with its words',
  access: 'signed-in',
  scope: 'documents:read',
  body: z.strictObject({
    text: pastedAdvert,
    /** Whether the language model in use, if there is one, reads it too: each value is then a quote that stands in it. */
    useModel: z.boolean().default(false),
  }),
  bodyLimit: advertBodyLimit,
  reply: {
    kind: 'json',
    status: 200,
    /** `text` is the advert as words, to which all spans refer: tags of a page are read, not kept. */
    schema: readAdvertSchema.extend({ text: z.string() }),
  },
  errors: [],
  example: { body: { text: exampleAdvert } },
});

/** What of an advert an analysis found open, and the line of the CV that answers it in other words, by a language model in use. */
export const matchRequirements = endpoint({
  method: 'POST',
  path: '/api/match-requirements',
  summary: 'Lines of a CV that answer what an ad asks for in other words',
  access: 'signed-in',
  scope: 'documents:read',
  body: z.strictObject({
    document: cvDocumentSchema,
    open: z
      .array(z.object({ id: singleLine(400), name: singleLine(400), quote: singleLine(600) }))
      .min(1)
      .max(60),
  }),
  bodyLimit: cvBodyLimit,
  reply: {
    kind: 'json',
    status: 200,
    /** Each line stands in the CV. */
    schema: z.object({ answers: z.array(z.object({ id: z.string(), line: z.string() })) }),
  },
  errors: [],
  example: {
    body: {
      document: exampleDocument,
      open: [{ id: 'wound-care', name: 'wound care', quote: 'Wound care is desirable' }],
    },
  },
});

/**
 * Keeps what the person says of a line that may answer something an advert asks: it does, or it does not. It holds for that line
 * wherever the same is asked. Null takes it back.
 */
export const judgeRequirement = endpoint({
  method: 'PUT',
  path: '/api/requirement-verdicts',
  summary: 'Say whether a line answers what adverts ask',
  access: 'signed-in',
  scope: 'documents:write',
  body: z.strictObject({ ...verdictSchema.shape, isAnswer: z.boolean().nullable() }),
  reply: { kind: 'empty', status: 204 },
  errors: [],
  example: { body: { demand: 'wound-care', line: 'Dressed ulcers after surgery', isAnswer: true } },
});

/** Scores a CV by published rules, alone or against a job advert. Of `cvId`, `document` and `text` the first that is given counts. */
export const analyzeCv = endpoint({
  method: 'POST',
  path: '/api/analyze-cv',
  summary: 'Scores, findings and suggestions for a CV, and what of an advert it answers',
  access: 'signed-in',
  scope: 'documents:read',
  body: z
    .strictObject({
      cvId: z.uuid().optional(),
      document: cvDocumentSchema.optional(),
      text: cvText.optional(),
      jobDescription: advertText.default(''),
    })
    .refine(
      ({ cvId, document, text }) =>
        cvId !== undefined || document !== undefined || (text !== undefined && text.trim() !== ''),
      { error: () => say`Please provide CV content to analyze.`, path: ['text'] },
    ),
  bodyLimit: cvBodyLimit,
  reply: { kind: 'json', status: 200, schema: cvAnalysisSchema },
  errors: ['not_found'],
  example: { body: { document: exampleDocument, jobDescription: exampleAdvert } },
});

/** What of a CV can be brought nearer to an advert without a new claim, change by change. Nothing is kept. */
export const tailorCv = endpoint({
  method: 'POST',
  path: '/api/tailor-cv',
  summary: 'Changes that bring a CV nearer to a job advert, each with what it answers and what it rests on',
  access: 'signed-in',
  scope: 'documents:read',
  body: z.strictObject({ document: cvDocumentSchema, jobDescription: pastedAdvert }),
  bodyLimit: cvBodyLimit,
  reply: { kind: 'json', status: 200, schema: tailoringSchema },
  errors: [],
  example: { body: { document: exampleDocument, jobDescription: exampleAdvert } },
});

/**
 * A copy of a CV that keeps the advert it is for; `document` is what the person made of it. Costs no generation. With a
 * header `Idempotency-Key`, repeats of a key make one copy.
 */
export const createTailoredCv = endpoint({
  method: 'POST',
  path: '/api/cv/:id/tailored',
  summary: 'Copy a CV for a job advert',
  access: 'signed-in',
  scope: 'documents:write',
  params: idParams,
  body: z.strictObject({
    document: cvDocumentSchema,
    jobDescription: pastedAdvert,
    /** The job of the person that it is made for. */
    applicationId: z.uuid().optional(),
    /** The person's name and the advert's title where left out. */
    title: title.optional(),
  }),
  bodyLimit: cvBodyLimit,
  reply: { kind: 'json', status: 201, schema: cvSchema },
  errors: ['not_found', 'too_many'],
  example: {
    params: { id: nobodys },
    body: { document: exampleDocument, jobDescription: exampleAdvert },
  },
});

/** The advert that a CV was tailored to. */
export const cvAdvertSchema = z.object({
  text: z.string(),
  /** '' where the advert does not say. */
  title: z.string(),
  company: z.string(),
  /** The CV it is a copy of; null where that is deleted. */
  source: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
});
export type CvAdvert = z.infer<typeof cvAdvertSchema>;

export const getCvAdvert = endpoint({
  method: 'GET',
  path: '/api/cv/:id/advert',
  summary: 'The job advert that a CV was tailored to',
  access: 'signed-in',
  scope: 'documents:read',
  params: idParams,
  reply: {
    kind: 'json',
    status: 200,
    /** Null for a CV that was made for none. */
    schema: z.object({ advert: cvAdvertSchema.nullable() }),
  },
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

/** What was read of a file, and where on its pages. */
const machineReadingSchema = machineReadSchema.extend({
  type: importTypeSchema,
  /** What was read, whose paths `found` has. */
  document: cvDocumentSchema,
  found: z.array(fieldFoundSchema),
  recognized: z.array(recognizedSchema),
  /** The PDF that was made and read, in base64; '' where the file is no PDF, or came from the person. */
  pdf: z.string(),
  /** Lines that found no field, in reading order. */
  unplaced: z.array(z.string()),
});
export type MachineReading = z.infer<typeof machineReadingSchema>;

/**
 * Makes a file of a CV and reads it back as others must, without the data our files carry for their own return. `cvId`
 * wins over `document`: a saved CV looks as it was saved, but for `template` and `paper`.
 */
export const machineRead = endpoint({
  method: 'POST',
  path: '/api/machine-read',
  summary: 'What a machine reads in the file of a CV, beside what the CV says',
  access: 'signed-in',
  scope: 'documents:read',
  body: z
    .strictObject({
      cvId: z.uuid().optional(),
      document: cvDocumentSchema.optional(),
      format: exportFormatSchema,
      ...appearance,
      template: layoutIdSchema.optional(),
    })
    .refine(({ cvId, document }) => cvId !== undefined || document !== undefined, {
      error: () => say`Please provide CV content to read.`,
      path: ['document'],
    }),
  bodyLimit: cvBodyLimit,
  reply: { kind: 'json', status: 200, schema: machineReadingSchema },
  errors: ['not_found', 'content_required', 'plan_required'],
  example: {
    body: {
      document: {
        ...exampleDocument,
        summary: 'Registered nurse with six years on a 32-bed surgical ward in Austin.',
      },
      format: 'pdf',
    },
  },
});

/** Reads a file as it came, as others must: `multipart/form-data` with one field `file`. There is nothing to compare it with but itself. */
export const machineReadFile = endpoint({
  method: 'POST',
  path: '/api/machine-read-file',
  summary: 'What a machine reads in a file; nothing is stored',
  access: 'signed-in',
  scope: 'documents:read',
  upload: { field: 'file', files: 1, fileBytes: importLimits.fileBytes },
  bodyLimit: importLimits.fileBytes + 64 * 1024,
  reply: { kind: 'json', status: 200, schema: machineReadingSchema },
  errors: [],
  example: {
    files: [{ name: 'cv.txt', text: 'Ana Ruiz\nRegistered Nurse\nana@example.org\n\nSKILLS\n\nTriage' }],
  },
});
