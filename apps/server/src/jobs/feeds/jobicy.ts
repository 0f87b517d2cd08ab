import { z } from 'zod';
import { yearlyPay, type PayPeriod } from '@candor/domain/matching';
import type { Feed } from './feed.ts';
import {
  lineOf,
  readAdverts,
  momentOf,
  optionalAmount,
  optionalText,
  placeOf,
  termsOf,
  textOf,
} from './read-adverts.ts';

const HOUR = 3_600;
const words = z.union([z.string(), z.array(z.string()).transform((all) => all.join(', '))]).catch('');
const item = z.object({
  id: z.union([z.string().min(1), z.number()]),
  url: z.string(),
  jobTitle: z.string(),
  companyName: optionalText,
  jobGeo: optionalText,
  jobType: words,
  jobExcerpt: optionalText,
  jobDescription: optionalText,
  pubDate: z.unknown().optional(),
  salaryMin: optionalAmount,
  salaryMax: optionalAmount,
  annualSalaryMin: optionalAmount,
  annualSalaryMax: optionalAmount,
  salaryCurrency: optionalText,
  salaryPeriod: optionalText,
});
const periods: Readonly<Record<string, PayPeriod>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
};

/** Jobicy: remote work. At most once an hour and a few times a day; credit and link wanted (jobicy.com/jobs-rss-feed). */
export const jobicy: Feed = {
  id: 'jobicy',
  name: 'Jobicy',
  credit: { text: 'Remote jobs from Jobicy', url: 'https://jobicy.com' },
  address: 'https://jobicy.com/api/v2',
  limits: [
    { most: 1, seconds: HOUR },
    { most: 6, seconds: 24 * HOUR },
  ],
  freshMs: 4 * HOUR * 1000,
  mostBytes: 2_000_000,
  questions: [{ path: 'remote-jobs', query: { count: '100' } }],
  read(body) {
    const { data } = z.object({ jobs: z.array(z.unknown()) }).safeParse(body);
    if (!data) return null;
    return readAdverts(data.jobs, item, (one) => ({
      id: one.id,
      title: one.jobTitle,
      company: one.companyName,
      location: placeOf(one.jobGeo, true),
      text: textOf(one.jobDescription || one.jobExcerpt),
      url: one.url,
      terms: termsOf(one.jobType),
      pay: yearlyPay({
        low: one.salaryMin ?? one.annualSalaryMin,
        high: one.salaryMax ?? one.annualSalaryMax,
        currency: lineOf(one.salaryCurrency),
        period: periods[one.salaryPeriod.toLowerCase()] ?? 'year',
      }),
      postedAt: momentOf(one.pubDate),
    }));
  },
};
