import { z } from 'zod';
import { json, nobodys, nothing, partOf, type DocumentContract } from './document-contract.ts';
import { endpoint } from './endpoint.ts';

/** A draft belongs to a document being edited (`key` is its id) or to the one not yet generated (`new`). */
export const draftKey = z.object({ key: z.union([z.literal('new'), z.uuid()]) });

/** A kept form of a kind of document. */
export function draftOf<Form extends z.ZodType>(form: Form) {
  return z.object({
    /** 0 where nothing is stored yet. */
    version: z.int32().min(0),
    form: form.nullable(),
    savedAt: z.iso.datetime().nullable(),
  });
}

const ofDraft = { access: 'signed-in', params: draftKey, example: { params: { key: nobodys } } } as const;

/** Forms that are not saved yet. */
export function draftEndpoints<K extends DocumentContract>(kind: K) {
  const { one: noun, bodyLimit, example } = kind;
  const path = `/api/${partOf(kind, 'draftsPath')}/:key` as const;
  const form = partOf(kind, 'draft');
  const reply = json(draftOf(form));
  return {
    getDraft: endpoint({
      ...ofDraft,
      method: 'GET',
      path,
      summary: `The form of a ${noun} as it was last saved`,
      reply,
      errors: ['not_found'],
    }),
    /** A stale version answers 409 with the stored draft in `details.current`. */
    saveDraft: endpoint({
      ...ofDraft,
      method: 'PUT',
      path,
      summary: `Save the form of a ${noun} as it stands`,
      body: z.object({ version: z.int32().min(0), form }),
      bodyLimit,
      reply,
      errors: ['not_found', 'stale'],
      example: { ...ofDraft.example, body: { version: 0, form: example.draft } },
    }),
    deleteDraft: endpoint({
      ...ofDraft,
      method: 'DELETE',
      path,
      summary: `Discard the unsaved form of a ${noun}`,
      reply: nothing,
      errors: ['not_found'],
    }),
  };
}
