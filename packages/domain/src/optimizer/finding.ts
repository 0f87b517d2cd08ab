import { z } from 'zod';
import { spanSchema } from '../text/index.ts';

/** What the four scores are about: whether a machine reads it, what it proves, what it names, how it reads. */
export const areas = ['ats', 'impact', 'keywords', 'readability'] as const;
export const areaSchema = z.enum(areas);
export type Area = z.infer<typeof areaSchema>;

/** A place of a CV that could be better. `span` is null where something is missing. */
export const cvFindingSchema = z.object({
  check: z.string(),
  area: areaSchema,
  /** What to do about it, in a sentence. */
  message: z.string(),
  /** Where it is in the document: `experience.0.bullets.2`. */
  path: z.string(),
  span: spanSchema.nullable(),
  /** The words at the span. */
  words: z.string(),
});
export type CvFinding = z.infer<typeof cvFindingSchema>;

/** A finding as its check gives it. */
export interface Found extends Pick<CvFinding, 'message' | 'path' | 'span' | 'words'> {
  /** The one right form of the words, where there is one. */
  replacement?: string;
}
