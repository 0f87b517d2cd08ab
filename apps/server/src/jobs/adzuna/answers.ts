import { z } from 'zod';
import { advertSchema, type Advert, type AdvertPage, type PayBands, type PayHistory } from '../advert.ts';
import { plainText } from '../plain-text.ts';
import { capitalised } from '@candor/domain/text';

// Adzuna's answers: fields may be missing, null, or a number in quotes; one bad advert does not spoil the others.
const number = z.coerce.number().finite();
const amount = z
  .preprocess((value) => (value === null || value === '' ? undefined : value), number.positive().optional())
  .catch(undefined);
const text = (mostCharacters: number) =>
  z
    .string()
    .catch('')
    .transform((html) => plainText(html, mostCharacters));
const named = (field: string) =>
  z
    .object({ [field]: text(120) })
    .catch({ [field]: '' })
    .transform((found) => found[field] ?? '');

const resultSchema = z.object({
  id: z.union([z.string().min(1).max(100), z.number()]).transform(String),
  redirect_url: z.string(),
  title: text(200),
  description: text(600),
  company: named('display_name'),
  location: named('display_name'),
  category: named('label'),
  created: z.unknown().optional(),
  salary_min: amount,
  salary_max: amount,
  /** "0", "1", 0 or 1. */
  salary_is_predicted: z.coerce.string().catch(''),
  contract_time: z.unknown().optional(),
  contract_type: z.unknown().optional(),
});

const terms: Readonly<Record<string, string>> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  permanent: 'permanent',
  contract: 'contract',
};

function termsOf(...parts: unknown[]): string {
  const known = parts.flatMap((one) =>
    typeof one === 'string' && Object.hasOwn(terms, one) ? terms[one] : [],
  );
  const words = known.join(', ');
  return capitalised(words);
}

function momentOf(created: unknown): string | null {
  const { data } = z.iso.datetime({ offset: true }).safeParse(created);
  return data === undefined ? null : new Date(data).toISOString();
}

function advertOf(result: unknown): Advert[] {
  const { data: found } = resultSchema.safeParse(result);
  if (!found) return [];
  const ends = [found.salary_min, found.salary_max].filter((end) => end !== undefined);
  const { data: advert } = advertSchema.safeParse({
    id: found.id,
    url: found.redirect_url,
    title: found.title,
    employer: found.company,
    place: found.location,
    category: found.category,
    terms: termsOf(found.contract_time, found.contract_type),
    pay:
      ends.length === 0
        ? null
        : {
            low: Math.min(...ends),
            high: Math.max(...ends),
            isPredicted: ['1', 'true'].includes(found.salary_is_predicted),
          },
    snippet: found.description,
    createdAt: momentOf(found.created),
  });
  return advert && advert.title !== '' ? [advert] : [];
}

const searchSchema = z.object({
  count: number.int().min(0).catch(0),
  mean: amount,
  results: z.array(z.unknown()),
});

/** The answer to `search`; null where it is none. */
export function advertPageOf(body: unknown): AdvertPage | null {
  const { data } = searchSchema.safeParse(body);
  if (!data) return null;
  const adverts = data.results.flatMap(advertOf);
  return { adverts, total: Math.max(data.count, adverts.length), meanPay: data.mean ?? null };
}

const MOST_BANDS = 100;
const histogramSchema = z.object({ histogram: z.record(z.string(), z.unknown()) });

/** The answer to `histogram`, an object without order from lower bound to count; null where it is none. */
export function payBandsOf(body: unknown): PayBands | null {
  const { data } = histogramSchema.safeParse(body);
  if (!data) return null;
  return Object.entries(data.histogram)
    .flatMap(([from, count]) => {
      const { data: band } = z
        .object({ from: number.min(0), count: number.int().min(0) })
        .safeParse({ from, count: count ?? Number.NaN });
      return band ? [band] : [];
    })
    .toSorted((a, b) => a.from - b.from)
    .slice(0, MOST_BANDS);
}

const historySchema = z.object({ month: z.record(z.string(), z.unknown()) });

/** The answer to `history`, an object without order from month to mean; null where it is none. */
export function payHistoryOf(body: unknown): PayHistory | null {
  const { data } = historySchema.safeParse(body);
  if (!data) return null;
  return Object.entries(data.month)
    .flatMap(([month, value]) => {
      const { data: mean } = amount.safeParse(value);
      return mean !== undefined && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? [{ month, mean }] : [];
    })
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));
}
