import { z } from 'zod';

/** A draft belongs to a document being edited (`key` is its id) or to the one not yet generated (`new`). */
export const draftKey = z.object({ key: z.union([z.literal('new'), z.uuid()]) });

/** A kept form of a kind of document. */
export function draftOf<Form extends z.ZodType>(form: Form) {
  return z.object({
    /** 0 where nothing is stored yet. */
    version: z.int().min(0),
    form: form.nullable(),
    savedAt: z.iso.datetime().nullable(),
  });
}
