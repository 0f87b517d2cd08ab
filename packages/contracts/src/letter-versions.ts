import { z } from 'zod';
import { letterDocumentSchema } from '@candor/domain/letters';
import { endpoint } from './endpoint.ts';
import { idParams, letterSchema, nobodys } from './letters.ts';
import { restoreBody, versionParams, versionSchema } from './versions.ts';

const params = versionParams(idParams);

export const wholeLetterVersionSchema = versionSchema.extend({
  document: letterDocumentSchema,
  /** The text form. */
  text: z.string(),
});
export type WholeLetterVersion = z.infer<typeof wholeLetterVersionSchema>;

export const listLetterVersions = endpoint({
  method: 'GET',
  path: '/api/letter/:id/versions',
  summary: 'What a letter was after each save, newest first',
  access: 'signed-in',
  params: idParams,
  reply: { kind: 'json', status: 200, schema: z.array(versionSchema) },
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

export const getLetterVersion = endpoint({
  method: 'GET',
  path: '/api/letter/:id/versions/:version',
  summary: 'One version of a letter, whole',
  access: 'signed-in',
  params,
  reply: { kind: 'json', status: 200, schema: wholeLetterVersionSchema },
  errors: ['not_found'],
  example: { params: { id: nobodys, version: '1' } },
});

/** Words, form and look become those of the version, as a new version; the title stays as it is. */
export const restoreLetterVersion = endpoint({
  method: 'POST',
  path: '/api/letter/:id/versions/:version/restore',
  summary: 'Make a letter what it was at a version',
  access: 'signed-in',
  params,
  body: restoreBody,
  reply: { kind: 'json', status: 200, schema: letterSchema },
  errors: ['not_found', 'stale'],
  example: { params: { id: nobodys, version: '1' }, body: { version: 2 } },
});
