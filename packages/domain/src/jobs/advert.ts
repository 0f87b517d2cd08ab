import { z } from 'zod';
import { spanSchema } from '../text/index.ts';
import { degreeLevels } from './degrees.ts';
import { payPeriods } from './pay-figures.ts';

/** What an advert says, in our words, and where it says so. */
export const advertItemSchema = z.object({ name: z.string(), span: spanSchema });
export type AdvertItem = z.infer<typeof advertItemSchema>;

/** Pay in its own words and, where they tell, in figures. */
export const advertPaySchema = advertItemSchema.extend({
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** ISO 4217; '' where nothing tells. */
  currency: z.string(),
  period: z.enum(payPeriods).nullable(),
});
export type AdvertPay = z.infer<typeof advertPaySchema>;

export const advertSkillSchema = advertItemSchema.extend({
  /** The skill's id in the lexicon; of one that it does not know, its words. */
  id: z.string(),
  isKnown: z.boolean(),
  category: z.enum(['hard', 'soft', 'tool', 'language', 'certificate']),
});
export type AdvertSkill = z.infer<typeof advertSkillSchema>;

/** What a part of an advert is about. */
export const advertSections = [
  'about',
  'duties',
  'required',
  'preferred',
  'offer',
  'apply',
  'other',
] as const;
export type AdvertSection = (typeof advertSections)[number];

/** An advert as it was read; null and empty lists where it does not say. Each item has its words. */
export const readAdvertSchema = z.object({
  /** BCP 47; `und` where it is not recognized. */
  language: z.string(),
  title: advertItemSchema.nullable(),
  /** What the title surely means: its O*NET-SOC code, and that occupation's own name. */
  occupation: z.object({ code: z.string(), name: z.string() }).nullable(),
  company: advertItemSchema.nullable(),
  location: advertItemSchema.nullable(),
  /** `remote`, `hybrid` or `on-site`. */
  remote: advertItemSchema.nullable(),
  /** The first of `employmentTypes`. */
  employmentType: advertItemSchema.nullable(),
  /** Hours and kinds of contract; what is only considered comes last. */
  employmentTypes: z.array(advertItemSchema),
  /** The pay that counts from the start; one of `rates`, or a scale without figures. */
  salary: advertPaySchema.nullable(),
  /** Every rate that is paid, in the order of the text. */
  rates: z.array(advertPaySchema),
  /** Until when one may apply. */
  closes: advertItemSchema.extend({ date: z.union([z.iso.date(), z.literal('')]) }).nullable(),
  /** Whom to ask or write to. */
  contact: z
    .object({ name: z.string(), span: spanSchema.nullable(), email: z.string(), phone: z.string() })
    .nullable(),
  howToApply: advertItemSchema.nullable(),
  seniority: advertItemSchema.nullable(),
  minYears: advertItemSchema.extend({ years: z.int().min(0).max(50) }).nullable(),
  degrees: z.array(advertItemSchema.extend({ level: z.enum(degreeLevels), isRequired: z.boolean() })),
  certificates: z.array(advertSkillSchema),
  languages: z.array(advertSkillSchema),
  benefits: z.array(advertItemSchema),
  duties: z.array(advertItemSchema),
  skillsRequired: z.array(advertSkillSchema),
  skillsPreferred: z.array(advertSkillSchema),
  /** What else is asked for, where it could not be classified: the words of its line. */
  others: z.array(advertItemSchema.extend({ isRequired: z.boolean() })),
  /** What is said not to be needed. */
  ruledOut: z.array(advertItemSchema),
  /** Ids of the skills, certificates and languages that are welcome and not required. */
  preferred: z.array(z.string()),
  /** Ids of skills of which one is enough: "Java or Kotlin". */
  alternatives: z.array(z.array(z.string())),
});
export type ReadAdvert = z.infer<typeof readAdvertSchema>;
