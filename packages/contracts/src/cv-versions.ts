import { z } from 'zod';
import { cvDesignSchema, cvDocumentSchema } from '@candor/domain/cv';
import { versionSchema } from './versions.ts';

export const wholeCvVersionSchema = versionSchema.extend({
  document: cvDocumentSchema,
  /** The text form. */
  text: z.string(),
  layoutRelease: z.int().min(1),
  design: cvDesignSchema,
  isBrandFree: z.boolean(),
});
export type WholeCvVersion = z.infer<typeof wholeCvVersionSchema>;
