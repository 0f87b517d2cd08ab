import { z } from 'zod';
import { say } from '@candor/domain/say';
import { countries, experienceLevels } from '@candor/domain/salary';
import { endpoint } from './endpoint.ts';
import { occupationMatchSchema } from './occupations.ts';

const amount = z.number().min(0);

/** Null where the agency publishes no figure. */
const distributionSchema = z.object({
  p10: amount.nullable(),
  p25: amount.nullable(),
  median: amount.nullable(),
  p75: amount.nullable(),
  p90: amount.nullable(),
});

const basisSchema = z.object({
  tax: z.enum(['gross', 'net']),
  measure: z.enum(['median', 'mean']),
  population: z.string(),
});

const linkSchema = z.url({ protocol: /^https?$/ });

/** An advert with its pay. To show it, link to `url` and show the credit of its source. */
const listingSchema = z.object({
  /** Names it within its source. */
  id: z.string(),
  position: z.string(),
  company: z.string(),
  location: z.string(),
  salaryMean: amount.nullable(),
  salaryMin: amount.nullable(),
  salaryMax: amount.nullable(),
  contractType: z.string(),
  category: z.object({ label: z.string() }),
  experience: z.string(),
  /** The beginning of the advert, plain text. */
  description: z.string(),
  url: linkSchema,
  /** The service that it comes from. */
  source: z.string(),
  /** The pay is what the source predicts, not what the employer says. */
  isPredicted: z.boolean(),
  createdAt: z.iso.datetime().nullable(),
});

/** What a service of adverts knows of a position, beside the adverts themselves. */
const advertsSchema = z.object({
  source: z.string(),
  /** What its terms want shown with anything of it, and where that leads. */
  credit: z.object({ text: z.string(), url: linkSchema }),
  /** The place that the adverts are of; null for the whole country. */
  place: z.string().nullable(),
  /** The mean pay of all adverts found, as the source gives it: stated and predicted pay together. */
  meanPay: amount.nullable(),
  /** How many adverts of the country pay from this amount on, up to the next; empty for a place, and where unknown. */
  histogram: z.array(z.object({ from: amount, count: z.int().min(0) })),
  /** What must be said next to the two. */
  payCaveat: z.string(),
  /** When the oldest part of this was asked for. */
  fetchedAt: z.iso.datetime(),
  /** False: the last good answer, as the source gives no newer one. */
  isCurrent: z.boolean(),
});

/** What a trend is measured on. */
const trendBasisSchema = z.object({
  source: z.string(),
  measure: z.enum(['median pay', 'mean advertised pay']),
  /** A year, or a month as `2026-07`. */
  from: z.string(),
  to: z.string(),
  /** What must be said next to it. */
  caveat: z.string(),
});

/** Null where no published figure says it, and where a public scale pays the position: its advice stands in `scales`. */
const advisedSchema = z.object({ amount, reason: z.string() }).nullable();

/** A public pay scale that the position falls under. */
const scaleSchema = z.object({
  id: z.string(),
  name: z.string(),
  employer: z.string(),
  validFor: z.string(),
  period: z.enum(['year', 'month']),
  source: z.object({ name: z.string(), url: linkSchema }),
  leavesOut: z.string(),
  grades: z.array(z.object({ name: z.string(), points: z.array(z.object({ after: z.string(), amount })) })),
  usualGrade: z.string().nullable(),
  /** How to ask for pay there. */
  advice: z.string(),
});

const standingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('within'), percent: z.number() }),
  z.object({ kind: z.literal('below'), percent: z.number() }),
  z.object({ kind: z.literal('above'), percent: z.number() }),
]);

/** The standing is null where no percentile is published. */
const ownPaySchema = z.object({ amount, standing: standingSchema.nullable() });

/** What an occupation pays by its country's own table; null where that publishes nothing of it. */
const figuresSchema = z.object({
  summary: z.object({
    averageSalary: amount,
    /** What the level earns; null where an end is not published. */
    salaryRange: z.object({ min: amount.nullable(), max: amount.nullable() }),
    /** Adverts found; 0 also where no source of adverts answers (`listingsNote` says so). */
    totalJobs: z.int().min(0),
    marketTrend: z.enum(['up', 'down', 'stable', 'not available']),
    /** Change over the time that `trendBasis` names, in percent. */
    trendPercentage: z.number().nullable(),
    /** Set where the trend is of years. */
    trendYears: z.object({ from: z.int(), to: z.int() }).nullable(),
    trendBasis: trendBasisSchema.nullable(),
  }),
  /** Medians year by year where the agency publishes them; a lower bound is shown as "or more". */
  series: z.array(z.object({ year: z.int(), median: amount, isLowerBound: z.boolean() })),
  distribution: distributionSchema,
  level: z.object({
    name: z.enum(experienceLevels),
    /** Null where the agency publishes no figure for it. */
    range: z
      .object({
        low: amount.nullable(),
        middle: amount,
        high: amount.nullable(),
        isOpenEnded: z.boolean(),
      })
      .nullable(),
  }),
  comparisons: z.array(
    z.object({
      code: z.string(),
      position: z.string(),
      averageSalary: amount,
      difference: z.number(),
      percentageDiff: z.number(),
      distribution: distributionSchema,
    }),
  ),
  advice: z.object({ floor: advisedSchema, target: advisedSchema, stretch: advisedSchema }),
  basis: basisSchema,
  source: z.string(),
  year: z.string(),
  /** The occupation as the source names it. */
  publishedAs: z.string(),
  /** What the upper quarter earns at least, where the agency says no more. */
  upperQuarterAtLeast: amount.nullable(),
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

export type SalaryListing = z.infer<typeof listingSchema>;
export type SalaryAdverts = z.infer<typeof advertsSchema>;
export type TrendBasis = z.infer<typeof trendBasisSchema>;

export const salaryAnalysisSchema = z.object({
  success: z.boolean(),
  error: z.string().nullable(),
  results: z.array(listingSchema).max(5),
  /** What the source of `results` says; null where there is none, or it has no answer. */
  adverts: advertsSchema.nullable(),
  /** Why there are no adverts, or that they are older ones; null where there is nothing to say. */
  listingsNote: z.string().nullable(),
  country: z.enum(countries).nullable(),
  currency: z.string().nullable(),
  period: z.literal('year'),
  /** The place as it was recognised; figures are those of its country. */
  place: z.string().nullable(),
  /** Named as the country's own table names it. Null where the position is not known, or not surely: `alternatives` then are what is near. */
  occupation: occupationMatchSchema.nullable(),
  /** Only occupations that the country publishes pay of. */
  alternatives: z.array(occupationMatchSchema),
  /** Places of other countries that `where` may mean as well, each as it can be asked for. */
  otherPlaces: z.array(z.string()),
  /** Public pay scales that the position falls under. */
  scales: z.array(scaleSchema),
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
      .min(1, { error: () => say`Please enter a job position to search for salary data.` })
      .max(500, { error: () => say`That position is too long.` }),
    /** A country of the product, or a place in one. */
    where: z.string().trim().max(200).default('us'),
    contentType: z.string().max(100).optional(),
    experience: z.enum(experienceLevels).default('mid'),
    /** The occupation the person chose for this position; remembered. */
    occupation: z.string().max(20).optional(),
    /** A CV of the person's whose skills tell which of several occupations a position means. */
    cvId: z.uuid().optional(),
  }),
  reply: { kind: 'json', status: 200, schema: salaryAnalysisSchema },
  errors: ['not_found'],
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
