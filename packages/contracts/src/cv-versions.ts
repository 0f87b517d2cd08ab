import { z } from 'zod';
import { cvDesignSchema, cvDocumentSchema, versionOrigins } from '@candor/domain/cv';
import { cvSchema, idParams, nobodys } from './cv.ts';
import { endpoint } from './endpoint.ts';

const GREATEST_VERSION = 2_147_483_647;
const versionParams = idParams.extend({ version: z.coerce.number().int().min(1).max(GREATEST_VERSION) });

/** One save as the list of versions shows it; saves in quick succession are one. */
export const cvVersionSchema = z.object({
  version: z.int().min(1),
  origin: z.enum(versionOrigins),
  /** One sentence: what the save changed. */
  change: z.string(),
  startedAt: z.iso.datetime(),
  savedAt: z.iso.datetime(),
  /** Who saved it; the name is empty where the account is gone. */
  author: z.object({ name: z.string(), isYou: z.boolean() }),
  title: z.string(),
  template: z.string(),
  /** Whether this is what the CV says now. */
  isCurrent: z.boolean(),
});
export type CvVersion = z.infer<typeof cvVersionSchema>;

export const wholeCvVersionSchema = cvVersionSchema.extend({
  document: cvDocumentSchema,
  /** The text form. */
  text: z.string(),
  layoutRelease: z.int().min(1),
  design: cvDesignSchema,
  isBrandFree: z.boolean(),
});
export type WholeCvVersion = z.infer<typeof wholeCvVersionSchema>;

export const listCvVersions = endpoint({
  method: 'GET',
  path: '/api/cv/:id/versions',
  summary: 'What a CV was after each save, newest first',
  access: 'signed-in',
  params: idParams,
  reply: { kind: 'json', status: 200, schema: z.array(cvVersionSchema) },
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

export const getCvVersion = endpoint({
  method: 'GET',
  path: '/api/cv/:id/versions/:version',
  summary: 'One version of a CV, whole',
  access: 'signed-in',
  params: versionParams,
  reply: { kind: 'json', status: 200, schema: wholeCvVersionSchema },
  errors: ['not_found'],
  example: { params: { id: nobodys, version: '1' } },
});

/** Words and look become those of the version, as a new version; title, labels and brand line stay as they are. */
export const restoreCvVersion = endpoint({
  method: 'POST',
  path: '/api/cv/:id/versions/:version/restore',
  summary: 'Make a CV what it was at a version',
  access: 'signed-in',
  params: versionParams,
  body: z.object({
    /** The version of the CV that was read. */
    version: z.int().min(1),
  }),
  reply: { kind: 'json', status: 200, schema: cvSchema },
  errors: ['not_found', 'stale'],
  example: { params: { id: nobodys, version: '1' }, body: { version: 2 } },
});
