import { z } from 'zod';
import { say } from '@candor/domain/say';
import {
  cvDesignSchema,
  cvDocumentSchema,
  exportFormatSchema,
  layoutIdSchema,
  paperSchema,
} from '@candor/domain/cv';
import { singleLine } from '@candor/domain/text';
import { cvBodyLimit, cvText, exampleDocument } from './cv.ts';
import { endpoint } from './endpoint.ts';
import { knownPictures, pagePicturesSchema } from './page-picture.ts';
import { placeSchema } from './place.ts';

const documentOrText = z.object({
  document: cvDocumentSchema.optional(),
  text: cvText.optional(),
});
const hasContent = (body: { document?: unknown; text?: unknown }) =>
  body.document !== undefined || body.text !== undefined;
const contentMissing = { error: () => say`Send a document or a text`, path: ['document'] };

const fileTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/html; charset=utf-8',
  'text/plain; charset=utf-8',
] as const;

/** What decides how a CV looks; `paper` wins over the design’s, and that of the person’s country stands in for both. */
export const appearance = {
  template: layoutIdSchema.default('professional'),
  /** The layout's release; the newest where left out, and where there is no such release. */
  release: z.int().min(1).max(1_000).optional(),
  design: cvDesignSchema.prefault({}),
  paper: paperSchema.optional(),
  isBrandFree: z.boolean().default(false),
};

/** How a CV was fitted to its pages. */
export const fitSchema = z.object({
  pages: z.int().min(1),
  /** Body size on the page, in points. */
  sizeUsed: z.number(),
  /** Factors on the layout's own size, and on the distance that gave most (margins, lines, between entries); 1 where nothing had to give. */
  sizeFactor: z.number(),
  spacingFactor: z.number(),
  /** What does not fit although size and spacing are at their limits; null where all of it does. */
  tooLong: z.object({ wantedPages: z.int().min(1), lines: z.int().min(1) }).nullable(),
});
export type Fit = z.infer<typeof fitSchema>;

/** Names what is previewed: a newer request of the same session and name takes the place of one that still waits. */
const latestOf = singleLine(60).optional();

/** Draws the pages of a layout. `document` wins over `text`. */
export const preview = endpoint({
  method: 'POST',
  path: '/api/preview',
  summary: 'The pages of a CV as pictures',
  access: 'signed-in',
  body: documentOrText
    .extend({ latestOf, known: knownPictures, isPlaced: z.boolean().optional(), ...appearance })
    .refine(hasContent, contentMissing),
  bodyLimit: cvBodyLimit,
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({
      pages: pagePicturesSchema,
      /** Characters that no bundled font can draw. */
      missing: z.array(z.string()),
      fit: fitSchema,
      /** In the order of the page; empty where `isPlaced` does not ask for them. */
      places: z.array(placeSchema),
    }),
  },
  errors: ['superseded'],
  example: { body: { document: exampleDocument, template: 'professional', paper: 'letter' } },
});

export const exportDocument = endpoint({
  method: 'POST',
  path: '/api/export',
  summary: 'A CV as a file',
  access: 'signed-in',
  scope: 'documents:read',
  body: documentOrText
    .extend({
      title: singleLine(300).default(''),
      format: exportFormatSchema,
      ...appearance,
    })
    .refine(hasContent, contentMissing),
  bodyLimit: cvBodyLimit,
  reply: { kind: 'file', status: 200, types: fileTypes },
  errors: ['content_required', 'plan_required'],
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

export const exportCv = endpoint({
  method: 'GET',
  path: '/api/cv/:id/export',
  summary: 'A saved CV as a file',
  access: 'signed-in',
  scope: 'documents:read',
  params: z.object({ id: z.uuid() }),
  query: z.object({
    format: exportFormatSchema.default('pdf'),
    template: layoutIdSchema.optional(),
    /** The stored design’s paper where left out, else that of the person’s country. */
    paper: paperSchema.optional(),
  }),
  reply: { kind: 'file', status: 200, types: fileTypes },
  errors: ['not_found', 'content_required', 'too_large'],
  example: { params: { id: '00000000-0000-4000-8000-000000000000' }, query: { format: 'pdf' } },
});
