import { z } from 'zod';
import { cvDocumentSchema } from '@candor/domain/cv';
import { cvBodyLimit, cvSchema, exampleDocument, idParams, nobodys } from './cv.ts';
import { endpoint } from './endpoint.ts';

/** `document` is what the person made of it. Sentences that were generated keep their evidence. */
export const takeCvProposal = endpoint({
  method: 'POST',
  path: '/api/cv/:id/proposal',
  summary: 'Take of a CV generated again what the person chose',
  access: 'signed-in',
  params: idParams,
  body: z.strictObject({ version: z.int().min(1), document: cvDocumentSchema }),
  bodyLimit: cvBodyLimit,
  reply: { kind: 'json', status: 200, schema: cvSchema },
  errors: ['not_found', 'stale'],
  example: { params: { id: nobodys }, body: { version: 1, document: exampleDocument } },
});

export const dropCvProposal = endpoint({
  method: 'DELETE',
  path: '/api/cv/:id/proposal',
  summary: 'Keep a CV as it is and forget what was generated again',
  access: 'signed-in',
  params: idParams,
  reply: { kind: 'empty', status: 204 },
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});
