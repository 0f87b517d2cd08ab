import { z } from 'zod';
import { cvDocumentSchema, cvLimits } from '@candor/domain/cv';
import type { FieldFound } from '@candor/domain/reading';
import { multiLine } from '@candor/domain/text';
import { cvBodyLimit, exampleDocument } from './cv.ts';
import { endpoint } from './endpoint.ts';
import { failedEventSchema } from './errors.ts';

/**
 * What one request may bring. A file beyond `fileBytes` gets its own sentence while the others are read; where all are,
 * or all together pass `bytes`, the request is refused as too large.
 */
export const importLimits = { files: 10, fileBytes: 25 * 1024 * 1024, bytes: 60 * 1024 * 1024 } as const;

export const importTypeSchema = z.enum([
  'pdf',
  'docx',
  'doc',
  'odt',
  'rtf',
  'png',
  'jpeg',
  'webp',
  'txt',
  'md',
  'html',
  'json-resume',
  'reactive-resume',
  'linkedin',
  'candor-pdf',
]);

/** Where one field was found: lengths in points from the top left corner of the page. */
export const fieldFoundSchema = z.object({
  path: z.string(),
  /** 0 to 1; below 0.9 the person should look at it. */
  certainty: z.number().min(0).max(1),
  /** From 1. */
  page: z.int().min(1),
  box: z.object({ x0: z.number(), top: z.number(), x1: z.number(), bottom: z.number() }),
  /** Its words that were recognized in a picture, and not with certainty. */
  uncertain: z.array(z.string()).optional(),
}) satisfies z.ZodType<FieldFound>;

/** A page whose text was recognized: the places of its fields are on the picture as it was set upright. */
export const recognizedSchema = z.object({
  page: z.int().min(1),
  /** Points. */
  width: z.number(),
  height: z.number(),
  /** Degrees by which the picture was turned clockwise around its middle. */
  turn: z.number(),
});

const readFileSchema = z.object({
  name: z.string(),
  type: importTypeSchema,
  status: z.literal('complete'),
  document: cvDocumentSchema,
  /** The whole text in reading order. */
  text: z.string(),
  detectedType: z.enum(['cv', 'cover-letter', 'unknown']),
  /** 0 to 0.9 for a CV, to 0.8 for a letter, to 0.5 for anything else. */
  confidence: z.number().min(0).max(0.9),
  /** BCP 47, `und` where it is unknown. */
  language: z.string(),
  wordCount: z.int().min(0),
  /** The headings found, in the person's words. */
  sections: z.array(z.string()),
  /** What a person should know about the reading, a sentence each. */
  notes: z.array(z.string()),
  /** Lines that found no field, in reading order; confidence falls with them. */
  unplaced: z.array(z.string()),
  fields: z.array(fieldFoundSchema),
  /** Empty for a file that holds text. */
  recognized: z.array(recognizedSchema),
  error: z.null(),
});

/** The same keys for a file that could not be read; `error` is the sentence to show beside it. */
const refusedFileSchema = z.object({
  name: z.string(),
  type: z.null(),
  status: z.literal('error'),
  document: z.null(),
  text: z.literal(''),
  detectedType: z.literal('unknown'),
  confidence: z.literal(0),
  language: z.literal('und'),
  wordCount: z.literal(0),
  sections: z.array(z.string()).max(0),
  notes: z.array(z.string()).max(0),
  unplaced: z.array(z.string()).max(0),
  fields: z.array(fieldFoundSchema).max(0),
  recognized: z.array(recognizedSchema).max(0),
  error: z.string(),
});

export const importedFileSchema = z.discriminatedUnion('status', [readFileSchema, refusedFileSchema]);
export type ImportedFile = z.infer<typeof importedFileSchema>;
export type ReadImport = z.infer<typeof readFileSchema>;

/** In the order the files were sent. */
const imported = z.object({ files: z.array(importedFileSchema) });

/** The stages of one import, as server-sent events. `at` is the file's place in the request, from 0. */
export const importEventSchema = z.discriminatedUnion('kind', [
  /** Pages or parts of a file that are done. */
  z.object({
    kind: z.literal('progress'),
    at: z.int().min(0),
    done: z.int().min(0),
    of: z.int().min(0),
    /** While text is recognized in pictures: how much of all pages is done. */
    percent: z.int().min(0).max(100).optional(),
  }),
  z.object({ kind: z.literal('file'), at: z.int().min(0), file: importedFileSchema }),
  z.object({ kind: z.literal('done'), result: imported }),
  failedEventSchema,
]);
export type ImportEvent = z.infer<typeof importEventSchema>;

/** Reads documents: `multipart/form-data` with up to ten fields `file`. A file that cannot be read is no refusal of the request. */
export const importDocuments = endpoint({
  method: 'POST',
  path: '/api/import',
  summary: 'Read CVs or letters from files; nothing is stored',
  access: 'signed-in',
  scope: 'documents:write',
  upload: { field: 'file', files: importLimits.files, fileBytes: importLimits.fileBytes },
  bodyLimit: importLimits.bytes,
  reply: { kind: 'json-or-events', status: 200, schema: imported, events: importEventSchema },
  errors: [],
  example: {
    files: [{ name: 'cv.txt', text: 'Ana Ruiz\nRegistered Nurse\nana@example.org\n\nSKILLS\n\nTriage' }],
  },
});

const place = z.string().max(80);

/** Words that a reading put in the wrong place, as a language model in use sees it; they are moved, never changed. */
export const repairImport = endpoint({
  method: 'POST',
  path: '/api/repair-import',
  summary: 'Words of a read CV that belong elsewhere, for its person to decide',
  access: 'signed-in',
  scope: 'documents:read',
  body: z.strictObject({
    document: cvDocumentSchema,
    unplaced: z.array(multiLine(cvLimits.paragraph)).max(cvLimits.entries).default([]),
    /** The file's text in reading order. */
    text: multiLine(100_000).default(''),
  }),
  bodyLimit: cvBodyLimit,
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({
      /** `built-in` where no model answered, or nothing of its answer holds. */
      writer: z.enum(['model', 'built-in']),
      /** Each can be taken without the others; all moves of one go together. */
      repairs: z.array(z.object({ moves: z.array(z.object({ from: place, words: z.string(), to: place })) })),
    }),
  },
  errors: [],
  example: { body: { document: exampleDocument, unplaced: ['Wound care'] } },
});
