import { z } from 'zod';
import { say } from '../say/index.ts';
import { multiLine, singleLine } from '../text/index.ts';

/** Greatest sizes of a letter, in UTF-16 units or entries. They bound every route that takes one. */
export const letterLimits = {
  line: 300,
  paragraph: 8_000,
  advert: 20_000,
  text: 40_000,
  entries: 60,
} as const;

export const letterTypes = [
  'cover',
  'interest',
  'recommendation',
  'thank_you',
  'follow_up',
  'resignation',
] as const;
export const letterTypeSchema = z.enum(letterTypes);
export type LetterType = z.infer<typeof letterTypeSchema>;

export const tones = ['professional', 'enthusiastic', 'formal', 'friendly'] as const;
export const toneSchema = z.enum(tones);
export type Tone = z.infer<typeof toneSchema>;

/** Countries whose business letters Candor knows; ISO 3166 codes in lower case. */
export const letterCountries = ['us', 'gb', 'ca', 'au', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'br'] as const;
export const letterCountrySchema = z.enum(letterCountries);
export type LetterCountry = z.infer<typeof letterCountrySchema>;

const line = singleLine(letterLimits.line).default('');
const paragraph = multiLine(letterLimits.paragraph).default('');
/** A day of the form, `YYYY-MM-DD` or empty. */
const day = singleLine(20)
  .refine((value) => value === '' || z.iso.date().safeParse(value).success, {
    error: () => say`Please enter a date`,
  })
  .default('');

/**
 * What the letter form sends. All fields are optional but the title;
 * what a mode and type require beyond it is said by {@link missingFields}.
 */
export const letterRequestSchema = z.object({
  title: singleLine(letterLimits.line).refine((title) => title !== '', {
    error: () => say`Letter title is required`,
  }),
  letterType: letterTypeSchema.default('cover'),
  name: line,
  email: line,
  phone: line,
  location: line,
  companyName: line,
  /** The post applied for; in a resignation the one given up; in a recommendation the writer's own. */
  jobTitle: line,
  hiringManagerName: line,
  jobDescription: multiLine(letterLimits.advert).default(''),
  motivation: paragraph,
  experience: paragraph,
  skills: paragraph,
  achievements: paragraph,
  referralSource: line,
  specificRequirements: paragraph,
  tone: toneSchema.default('professional'),
  recommendeeName: line,
  relationship: line,
  positionApplyingFor: line,
  fullText: multiLine(letterLimits.text).default(''),
  useFullText: z.boolean().default(false),
  /** Ours: the recipient's address, one line each. */
  companyAddress: multiLine(1_000).default(''),
  /** Ours: what goes with the letter beside the CV, one line each. */
  enclosures: multiLine(1_000).default(''),
  /** Ours: the business-letter form; read from the location where left out. */
  country: letterCountrySchema.optional(),
  /** Ours: the day of the interview or application that a thank-you or follow-up letter is about. */
  contactDate: day,
  /** Ours: the last working day that a resignation names. */
  lastDay: day,
  /** Ours: the stories of the story bank whose sentences were put into the form; some may be deleted since. */
  storyIds: z.array(z.uuid()).max(letterLimits.entries).default([]),
});
export type LetterRequest = z.infer<typeof letterRequestSchema>;
export type LetterRequestInput = z.input<typeof letterRequestSchema>;
export type LetterField = keyof LetterRequest;

/** Title a new letter starts with. */
export const defaultLetterTitle = 'Professional Cover Letter';
/** Said where a field that the mode needs is empty. */
export const missingFieldsText = () => say`Please fill in all required fields for the selected mode`;

/** Fields that carry a required mark, by mode and type. */
export function requiredFields({
  letterType,
  useFullText,
}: Pick<LetterRequest, 'letterType' | 'useFullText'>): LetterField[] {
  if (useFullText) return ['title', 'fullText'];
  const guided: LetterField[] = ['title', 'name', 'email', 'companyName', 'jobTitle', 'motivation'];
  return letterType === 'recommendation' ? [...guided, 'recommendeeName', 'relationship'] : guided;
}

/** Required fields that are still empty; none means the letter can be written. */
export function missingFields(request: LetterRequest): LetterField[] {
  return requiredFields(request).filter((field) => String(request[field] ?? '').trim() === '');
}

const guidedFields: readonly LetterField[] = [
  'title',
  'name',
  'email',
  'companyName',
  'jobTitle',
  'motivation',
  'experience',
  'skills',
  'achievements',
];
const enhancementFields: readonly LetterField[] = ['title', 'name', 'fullText'];

/** How much of the form is filled: of nine fields in Guided Form, of three in AI Enhancement; `percent` is rounded. */
export function letterProgress(request: Partial<LetterRequest>): {
  filled: number;
  of: number;
  percent: number;
} {
  const fields = request.useFullText ? enhancementFields : guidedFields;
  const filled = fields.filter((field) => String(request[field] ?? '').trim() !== '').length;
  return { filled, of: fields.length, percent: Math.round((filled / fields.length) * 100) };
}
