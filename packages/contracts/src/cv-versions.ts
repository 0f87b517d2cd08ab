import { z } from 'zod';
import { cvDesignSchema, cvDocumentSchema } from '@candor/domain/cv';
import { cvSchema, idParams, nobodys } from './cv.ts';
import { endpoint } from './endpoint.ts';
import { restoreBody, versionParams, versionSchema } from './versions.ts';

const params = versionParams(idParams);

export const wholeCvVersionSchema = versionSchema.extend({
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
  reply: { kind: 'json', status: 200, schema: z.array(versionSchema) },
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

export const getCvVersion = endpoint({
  method: 'GET',
  path: '/api/cv/:id/versions/:version',
  summary: 'One version of a CV, whole',
  access: 'signed-in',
  params,
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
  params,
  body: restoreBody,
  reply: { kind: 'json', status: 200, schema: cvSchema },
  errors: ['not_found', 'stale'],
  example: { params: { id: nobodys, version: '1' }, body: { version: 2 } },
});
