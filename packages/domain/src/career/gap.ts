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

/** A licence or registration without which the target occupation may not be practised. */
const licenceSchema = z.object({
  name: z.string(),
  /** One sentence: what it asks for. */
  text: z.string(),
  /** As in a sentence: "the General Medical Council". */
  authority: z.string(),
  url: z.url({ protocol: /^https?$/ }).or(z.literal('')),
  /** `YYYY-MM`. */
  checkedOn: z.string(),
  /** To the licence from where the person stands, in months, by the shortest usual route. */
  usualMonths: z.int().min(0),
  /** Whether the chosen time is enough, from where the person stands. */
  fitsTimeframe: z.boolean(),
  /** The CV names it. */
  isHeld: z.boolean(),
  /** Employers train their own for it; absent in older roadmaps. */
  isInPost: z.boolean().optional(),
});

/** What lies between a person and the target occupation. Each list begins with what matters most. */
export const gapSchema = z.object({
  /** Of what has to be shown, what the CV shows already, with the line that shows it. */
  has: z.array(z.object({ name: z.string(), quote: z.string().optional() })),
  /** What has to be shown and the CV does not show. */
  missing: z.array(z.object({ name: z.string() })),
  skills: z.array(ratedSchema),
  knowledge: z.array(ratedSchema),
  licences: z.array(licenceSchema),
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
      /** It is usual, and experience of the work near it may do; absent in older roadmaps. */
      isUsual: z.boolean().optional(),
      /** Months of full-time study that usually lie between the person and the level. */
      usualMonths: z.int().min(0),
    })
    .nullable(),
  /** Preparation from 1 (little) to 5 (extensive); null where not rated. */
  jobZone: z.object({ current: z.int().nullable(), target: z.int().nullable(), meaning: z.string() }),
});
export type Gap = z.infer<typeof gapSchema>;
export type RatedGap = z.infer<typeof ratedSchema>;
export type Licence = z.infer<typeof licenceSchema>;
