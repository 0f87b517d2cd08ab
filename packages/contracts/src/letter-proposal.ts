import { z } from 'zod';
import { letterDocumentSchema } from '@candor/domain/letters';
import { endpoint } from './endpoint.ts';
import { exampleLetter, idParams, letterBodyLimit, letterSchema, nobodys } from './letters.ts';

/** `document` is what the person made of it. Sentences that were generated keep their evidence. */
export const takeLetterProposal = endpoint({
  method: 'POST',
  path: '/api/letter/:id/proposal',
  summary: 'Take of a letter generated again what the person chose',
  access: 'signed-in',
  params: idParams,
  body: z.strictObject({ version: z.int().min(1), document: letterDocumentSchema }),
  bodyLimit: letterBodyLimit,
  reply: { kind: 'json', status: 200, schema: letterSchema },
  errors: ['not_found', 'stale'],
  example: { params: { id: nobodys }, body: { version: 1, document: exampleLetter } },
});

export const dropLetterProposal = endpoint({
  method: 'DELETE',
  path: '/api/letter/:id/proposal',
  summary: 'Keep a letter as it is and forget what was generated again',
  access: 'signed-in',
  params: idParams,
  reply: { kind: 'empty', status: 204 },
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});
