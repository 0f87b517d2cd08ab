import { z } from 'zod';

const amount = z.number().positive();

/** An advert as any source gives it, in one form. */
export const advertSchema = z.object({
  /** Names it within its source. */
  id: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  title: z.string(),
  employer: z.string(),
  place: z.string(),
  category: z.string(),
  /** As `Full-time, permanent`; empty where the source says nothing. */
  terms: z.string(),
  /** A year, in the country's currency. Null where the advert says nothing and the source predicts nothing. */
  pay: z.object({ low: amount, high: amount, isPredicted: z.boolean() }).nullable(),
  /** How the advert begins. */
  snippet: z.string(),
  createdAt: z.iso.datetime().nullable(),
});
export type Advert = z.infer<typeof advertSchema>;

export const advertPageSchema = z.object({
  adverts: z.array(advertSchema),
  /** Adverts found in all. */
  total: z.int().min(0),
  /** As the source gives it, over stated and predicted pay. */
  meanPay: amount.nullable(),
});
export type AdvertPage = z.infer<typeof advertPageSchema>;

/** Adverts by pay, lowest first: how many pay from this amount on, up to the next. */
export const payBandsSchema = z.array(z.object({ from: z.number().min(0), count: z.int().min(0) }));
export type PayBands = z.infer<typeof payBandsSchema>;

/** Mean advertised pay of each month that the source knows, in order. */
export const payHistorySchema = z.array(z.object({ month: z.string().regex(/^\d{4}-\d\d$/), mean: amount }));
export type PayHistory = z.infer<typeof payHistorySchema>;
