import { z } from 'zod';
import { json, nothing, partOf, type DocumentContract } from './document-contract.ts';
import { endpoint } from './endpoint.ts';

/** A stored form of a kind of document. */
export function draftOf<Form extends z.ZodType>(form: Form) {
  return z.object({
    /** 0 where nothing is stored yet. */
    version: z.int32().min(0),
    form: form.nullable(),
    savedAt: z.iso.datetime().nullable(),
  });
}

/** The form of the document that is not written yet: a written one is its own. */
export function draftEndpoints<K extends DocumentContract>(kind: K) {
  const { one: noun, bodyLimit, example } = kind;
  const path = `/api/${partOf(kind, 'draftsPath')}/new` as const;
  const form = partOf(kind, 'draft');
  const reply = json(draftOf(form));
  return {
    getDraft: endpoint({
      access: 'signed-in',
      method: 'GET',
      path,
      summary: `The form of a new ${noun} as it was last saved`,
      reply,
      errors: [],
      example: {},
    }),
    /** A stale version answers 409 with the stored draft in `details.current`. */
    saveDraft: endpoint({
      access: 'signed-in',
      method: 'PUT',
      path,
      summary: `Save the form of a new ${noun} as it stands`,
      body: z.object({ version: z.int32().min(0), form }),
      bodyLimit,
      reply,
      errors: ['stale'],
      example: { body: { version: 0, form: example.draft } },
    }),
    deleteDraft: endpoint({
      access: 'signed-in',
      method: 'DELETE',
      path,
      summary: `Discard the form of a new ${noun}`,
      reply: nothing,
      errors: [],
      example: {},
    }),
  };
}
