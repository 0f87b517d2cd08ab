import { z } from 'zod';

/** A skill or an area of knowledge with its importance from 1 to 5; `current` is null where the current role is not known. */
const ratedSchema = z.object({
  name: z.string(),
  kind: z.enum(['skill', 'knowledge']),
  current: z.number().nullable(),
  target: z.number(),
  /** What the target asks for beyond the current role; 0 or more. */
  difference: z.number().min(0),
});

/** How the target occupation differs from the current one. Each list begins with what matters most. */
export const gapSchema = z.object({
  skills: z.array(ratedSchema),
  knowledge: z.array(ratedSchema),
  /** The schooling that is asked for; null where nothing says it. */
  education: z
    .object({
      /** In the US the least level that at least half of the workers have reached; elsewhere in words of the country's own. */
      level: z.string(),
      /** The country's classification of occupations that says so; absent where US workers do. */
      source: z.string().optional(),
      /** Percent of workers who say that this level or a higher one is required; null where they were not asked and the agency’s typical level stands in. */
      percent: z.number().nullable(),
      /** The highest level that the CV names; null where it names none. */
      held: z.string().nullable(),
      isMet: z.boolean(),
      /** Months of full-time study that usually lie between the person and the level. */
      usualMonths: z.int().min(0),
    })
    .nullable(),
  /** Preparation from 1 (little) to 5 (extensive); null where not rated. */
  jobZone: z.object({ current: z.int().nullable(), target: z.int().nullable(), meaning: z.string() }),
});
export type Gap = z.infer<typeof gapSchema>;
export type RatedGap = z.infer<typeof ratedSchema>;
