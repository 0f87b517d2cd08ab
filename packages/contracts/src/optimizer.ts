import { z } from 'zod';
import { cvDocumentSchema, exportFormatSchema, layoutIdSchema } from '@candor/domain/cv';
import { readAdvertSchema } from '@candor/domain/jobs';
import { cvAnalysisSchema, machineReadSchema } from '@candor/domain/optimizer';
import { multiLine } from '@candor/domain/text';
import { cvBodyLimit, cvText, exampleDocument } from './cv.ts';
import { appearance } from './documents.ts';
import { endpoint } from './endpoint.ts';

/** A job advert: room for 20,000 words, and for the web page around it. */
const advertText = multiLine(200_000);
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
  body: z.strictObject({
    text: advertText.refine((text) => text.trim() !== '', 'Please paste a job advert.'),
  }),
  bodyLimit: advertBodyLimit,
  reply: { kind: 'json', status: 200, schema: readAdvertSchema },
  errors: [],
  example: { body: { text: exampleAdvert } },
});

/** Scores a CV by published rules, alone or against a job advert. Of `cvId`, `document` and `text` the first that is given counts. */
export const analyzeCv = endpoint({
  method: 'POST',
  path: '/api/analyze-cv',
  summary: 'Scores, findings and suggestions for a CV, and what of an advert it answers',
  access: 'signed-in',
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
      { message: 'Please provide CV content to analyze.', path: ['text'] },
    ),
  bodyLimit: cvBodyLimit,
  reply: { kind: 'json', status: 200, schema: cvAnalysisSchema },
  errors: ['not_found'],
  example: { body: { document: exampleDocument, jobDescription: exampleAdvert } },
});

/**
 * Makes a file of a CV and reads it back as others must, without the data our files carry for their own return. `cvId`
 * wins over `document`: a saved CV looks as it was saved, but for `template` and `paper`.
 */
export const machineRead = endpoint({
  method: 'POST',
  path: '/api/machine-read',
  summary: 'What a machine reads in the file of a CV, beside what the CV says',
  access: 'signed-in',
  body: z
    .strictObject({
      cvId: z.uuid().optional(),
      document: cvDocumentSchema.optional(),
      format: exportFormatSchema,
      ...appearance,
      template: layoutIdSchema.optional(),
    })
    .refine(({ cvId, document }) => cvId !== undefined || document !== undefined, {
      message: 'Please provide CV content to read.',
      path: ['document'],
    }),
  bodyLimit: cvBodyLimit,
  reply: { kind: 'json', status: 200, schema: machineReadSchema },
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
