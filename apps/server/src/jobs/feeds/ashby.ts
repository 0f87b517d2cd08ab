import { z } from 'zod';
import { yearlyPay, type PayPeriod, type YearlyPay } from '@candor/domain/matching';
import { BOARD_BYTES, boardLimits, companyOf } from './boards.ts';
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

const component = z.object({
  compensationType: optionalText,
  /** "1 YEAR", "1 HOUR". */
  interval: optionalText,
  currencyCode: optionalText,
  minValue: optionalAmount,
  maxValue: optionalAmount,
});
const item = z.object({
  id: z.string().min(1),
  title: z.string(),
  location: optionalText,
  isRemote: z.boolean().catch(false),
  isListed: z.boolean().catch(true),
  employmentType: optionalText,
  publishedAt: z.unknown().optional(),
  jobUrl: z.string(),
  descriptionHtml: optionalText,
  descriptionPlain: optionalText,
  compensation: z
    .object({ compensationTierSummary: optionalText, summaryComponents: z.array(component).catch([]) })
    .nullish()
    .catch(null),
});
const periods: Readonly<Record<string, PayPeriod>> = {
  '1 YEAR': 'year',
  '1 MONTH': 'month',
  '1 WEEK': 'week',
  '1 DAY': 'day',
  '1 HOUR': 'hour',
};

function payOf({ compensation }: z.infer<typeof item>): YearlyPay | null {
  const salary = compensation?.summaryComponents.find((one) => one.compensationType === 'Salary');
  const period = salary && periods[salary.interval];
  if (!salary || !period) return null;
  return yearlyPay({
    low: salary.minValue,
    high: salary.maxValue,
    currency: lineOf(salary.currencyCode),
    period,
    printed: lineOf(compensation?.compensationTierSummary ?? ''),
  });
}

/** Boards of single companies at Ashby (developers.ashbyhq.com/docs/public-job-posting-api). */
export const ashby = (boards: readonly string[]): Feed => ({
  id: 'ashby',
  name: 'Ashby',
  credit: { text: 'Jobs from company boards on Ashby', url: 'https://www.ashbyhq.com' },
  address: 'https://api.ashbyhq.com/posting-api/job-board',
  limits: boardLimits,
  mostBytes: BOARD_BYTES,
  questions: boards.map((of) => ({
    of,
    path: encodeURIComponent(of),
    query: { includeCompensation: 'true' },
  })),
  read(body, of) {
    const { data } = z.object({ jobs: z.array(z.unknown()) }).safeParse(body);
    if (!data) return null;
    const shown = item.refine(({ isListed }) => isListed);
    return readAdverts(data.jobs, shown, (one) => ({
      id: `${of}-${one.id}`,
      title: one.title,
      company: companyOf(of),
      location: placeOf(one.location, one.isRemote),
      text: textOf(one.descriptionHtml) || textOf(`<pre>${one.descriptionPlain}</pre>`),
      url: one.jobUrl,
      terms: termsOf(one.employmentType),
      pay: payOf(one),
      postedAt: momentOf(one.publishedAt),
    }));
  },
});
