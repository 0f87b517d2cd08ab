import { z } from 'zod';
import { letterDocumentSchema } from '@candor/domain/letters';
import { versionSchema } from './versions.ts';

export const wholeLetterVersionSchema = versionSchema.extend({
  document: letterDocumentSchema,
  /** The text form. */
  text: z.string(),
});
export type WholeLetterVersion = z.infer<typeof wholeLetterVersionSchema>;
