import { z } from 'zod';
import { labelLimits, labelSchema } from '@candor/domain/cv';

/** Labels of one document, which are folders too. */
export const labels = z.array(labelSchema).max(labelLimits.perCv);

/** What of a document is organised in the library. */
export const organiseBody = z
  .strictObject({ labels: labels.optional(), isArchived: z.boolean().optional() })
  .refine((body) => Object.keys(body).length > 0, 'Say what to change');

/** Each label, and on how many documents outside the trash it is. */
export const labelsReply = z.array(z.object({ name: z.string(), count: z.int().min(1) }));

export const renameLabelBody = z.object({
  name: labelSchema,
  /** Null takes it off. */
  to: labelSchema.nullable(),
});
