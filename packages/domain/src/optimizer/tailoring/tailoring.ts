import { z } from 'zod';
import { certificationSchema, languageSchema, skillSchema } from '../../cv/index.ts';
import { advertItemSchema } from '../../jobs/index.ts';

const at = z.int().min(0);

/** A change of a document, by its fields as they are before any change. */
export const tailoringEditSchema = z.discriminatedUnion('kind', [
  /** Other words in a field: `basics.headline`, `summary`, `skills.2`, `experience.0.bullets.1`. */
  z.object({ kind: z.literal('words'), path: z.string(), expected: z.string(), replacement: z.string() }),
  /** Another order of `skills` or of `experience.0.bullets`: the old places, as they follow now. */
  z.object({ kind: z.literal('order'), path: z.string(), order: z.array(at) }),
  z.object({ kind: z.literal('add-skill'), skill: skillSchema }),
  z.object({ kind: z.literal('add-language'), language: languageSchema }),
  z.object({ kind: z.literal('add-certification'), certification: certificationSchema }),
  z.object({ kind: z.literal('add-line'), job: at, line: z.string() }),
]);
export type TailoringEdit = z.infer<typeof tailoringEditSchema>;

/** One change that brings a CV nearer to an advert: what of the advert it answers, and what of the person's it rests on. */
export const tailoringChangeSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** What the advert asks for, in its own words. */
  answers: z.array(z.object({ name: z.string(), quote: z.string() })),
  /** The person's own words that it rests on. */
  fact: z.object({ from: z.enum(['cv', 'profile']), quote: z.string() }),
  /** What stands there before and after; a list has a line for each item. */
  before: z.string(),
  after: z.string(),
  edit: tailoringEditSchema,
});
export type TailoringChange = z.infer<typeof tailoringChangeSchema>;

/** Something that an advert asks for. */
export interface AskedFor {
  id: string;
  name: string;
  /** The words of the advert. */
  quote: string;
  isRequired: boolean;
}

export const tailoringSchema = z.object({
  title: advertItemSchema.nullable(),
  company: advertItemSchema.nullable(),
  changes: z.array(tailoringChangeSchema),
});
export type Tailoring = z.infer<typeof tailoringSchema>;
