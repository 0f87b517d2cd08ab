import { z } from 'zod';
import { countries, experienceLevels } from '@candor/domain/salary';
import { endpoint } from './endpoint.ts';
import { occupationMatchSchema } from './occupations.ts';

const amount = z.number().min(0);

const distributionSchema = z.object({
  p10: amount,
  p25: amount,
  median: amount,
  p75: amount,
  p90: amount,
});

const confidenceSchema = z.enum(['high', 'medium', 'low']);

const basisSchema = z.object({
  tax: z.enum(['gross', 'net']),
  measure: z.enum(['median', 'mean']),
  population: z.string(),
});

/** An advert with its pay. */
const listingSchema = z.object({
  position: z.string(),
  company: z.string(),
  location: z.string(),
  salaryMean: amount.nullable(),
  salaryMin: amount.nullable(),
  salaryMax: amount.nullable(),
  contractType: z.string(),
  category: z.object({ label: z.string() }),
  experience: z.string(),
  description: z.string(),
});

const advisedSchema = z.object({ amount, reason: z.string() });

const standingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('within'), percent: z.number() }),
  z.object({ kind: z.literal('below') }),
  z.object({ kind: z.literal('above') }),
]);

const ownPaySchema = z.object({ amount, standing: standingSchema });

/** What an occupation pays; null where nothing is known of it. */
const figuresSchema = z.object({
  summary: z.object({
    averageSalary: amount,
    salaryRange: z.object({ min: amount, max: amount }),
    /** Adverts found. */
    totalJobs: z.int().min(0),
    marketTrend: z.enum(['up', 'down', 'stable', 'not available']),
    /** Change of the median over the years named, in percent. */
    trendPercentage: z.number().nullable(),
    trendYears: z.object({ from: z.int(), to: z.int() }).nullable(),
  }),
  distribution: distributionSchema,
  level: z.object({
    name: z.enum(experienceLevels),
    low: amount,
    middle: amount,
    high: amount,
    isOpenEnded: z.boolean(),
  }),
  comparisons: z.array(
    z.object({
      code: z.string(),
      position: z.string(),
      averageSalary: amount,
      difference: z.number(),
      percentageDiff: z.number(),
      distribution: distributionSchema,
      confidence: confidenceSchema,
    }),
  ),
  advice: z.object({ floor: advisedSchema, target: advisedSchema, stretch: advisedSchema }),
  basis: basisSchema,
  source: z.string(),
  year: z.string(),
  /** The occupation as the source names it. */
  publishedAs: z.string(),
  confidence: confidenceSchema,
  /** Percentiles that follow the spread of the same occupation in the US. */
  estimated: z.array(z.enum(['p10', 'p25', 'median', 'p75', 'p90'])),
  medianRange: z.object({ low: amount, high: amount }).nullable(),
  projection: z
    .object({
      changePercent: z.number(),
      /** Thousands a year. */
      openingsPerYear: z.number(),
      source: z.string(),
    })
    .nullable(),
  ownPay: ownPaySchema.nullable(),
});

export const salaryAnalysisSchema = z.object({
  success: z.boolean(),
  error: z.string().nullable(),
  results: z.array(listingSchema).max(5),
  country: z.enum(countries).nullable(),
  currency: z.string().nullable(),
  period: z.literal('year'),
  /** The place as it was recognised; figures are those of its country. */
  place: z.string().nullable(),
  occupation: occupationMatchSchema.nullable(),
  alternatives: z.array(occupationMatchSchema),
  /** What the person should know of the answer. */
  notes: z.array(z.string()),
  figures: figuresSchema.nullable(),
});

export const analyseSalary = endpoint({
  method: 'POST',
  path: '/api/salary-analysis',
  summary: 'What an occupation pays in a country, with where each figure comes from',
  access: 'signed-in',
  body: z.object({
    /** The position. */
    what: z
      .string()
      .trim()
      .min(1, 'Please enter a job position to search for salary data.')
      .max(500, 'That position is too long.'),
    /** A country of the product, or a place in one. */
    where: z.string().trim().max(200).default('us'),
    contentType: z.string().max(100).optional(),
    experience: z.enum(experienceLevels).default('mid'),
    /** The occupation the person chose for this position; remembered. */
    occupation: z.string().max(20).optional(),
  }),
  reply: { kind: 'json', status: 200, schema: salaryAnalysisSchema },
  errors: [],
  example: { body: { what: 'staff nurse', where: 'gb', contentType: 'application/json', experience: 'mid' } },
});

export const saveOwnPay = endpoint({
  method: 'PUT',
  path: '/api/own-pay',
  summary: "Keeps the person's own pay a year in a country; null forgets it",
  access: 'signed-in',
  body: z.object({ country: z.enum(countries), amount: z.number().min(1).max(100_000_000).nullable() }),
  reply: { kind: 'empty', status: 204 },
  errors: [],
  example: { body: { country: 'gb', amount: 34_000 } },
});
