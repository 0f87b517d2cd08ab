import { z } from 'zod';
import { layoutIdSchema } from '@candor/domain/cv';
import { draftKey, draftOf } from './drafts.ts';
import { endpoint } from './endpoint.ts';
import { exampleForm, letterBodyLimit, letterFormSchema, nobodys } from './letters.ts';

/** The form with what a letter is drawn in and started from. */
const draftForm = letterFormSchema.extend({
  template: layoutIdSchema.optional(),
  cvId: z.uuid().nullable().optional(),
});
const draftReply = draftOf(draftForm);
export type LetterDraft = z.infer<typeof draftReply>;

export const getLetterDraft = endpoint({
  method: 'GET',
  path: '/api/letter-drafts/:key',
  summary: 'The form of a letter as it was last kept',
  access: 'signed-in',
  params: draftKey,
  reply: { kind: 'json', status: 200, schema: draftReply },
  errors: ['not_found'],
  example: { params: { key: nobodys } },
});

/** A stale version answers 409 with the stored draft in `details.current`. */
export const saveLetterDraft = endpoint({
  method: 'PUT',
  path: '/api/letter-drafts/:key',
  summary: 'Keep the form of a letter as it stands',
  access: 'signed-in',
  params: draftKey,
  body: z.object({ version: z.int().min(0), form: draftForm }),
  bodyLimit: letterBodyLimit,
  reply: { kind: 'json', status: 200, schema: draftReply },
  errors: ['not_found', 'stale'],
  example: { params: { key: nobodys }, body: { version: 0, form: exampleForm } },
});

export const deleteLetterDraft = endpoint({
  method: 'DELETE',
  path: '/api/letter-drafts/:key',
  summary: 'Throw the kept form of a letter away',
  access: 'signed-in',
  params: draftKey,
  reply: { kind: 'empty', status: 204 },
  errors: ['not_found'],
  example: { params: { key: nobodys } },
});
