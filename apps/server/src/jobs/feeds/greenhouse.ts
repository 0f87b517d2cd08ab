import { z } from 'zod';
import { yearlyPay } from '@candor/domain/matching';
import { htmlText } from '../html-text.ts';
import { BOARD_BYTES, boardLimits, companyOf } from './boards.ts';
import type { Feed } from './feed.ts';
import { lineOf, readAdverts, momentOf, optionalAmount, optionalText, textOf } from './read-adverts.ts';

const CENTS = 100;
const MOST_HTML = 60_000;
const ranges = z
  .array(
    z.object({
      min_cents: optionalAmount,
      max_cents: optionalAmount,
      currency_type: optionalText,
      title: optionalText,
    }),
  )
  .catch([]);
const item = z.object({
  id: z.union([z.string().min(1), z.number()]),
  title: z.string(),
  absolute_url: z.string(),
  company_name: optionalText,
  location: z.object({ name: optionalText }).catch({ name: '' }),
  /** HTML whose marks are entities. */
  content: optionalText,
  first_published: z.unknown().optional(),
  updated_at: z.unknown().optional(),
  pay_input_ranges: ranges,
});

const inCents = (cents: number | undefined) => (cents === undefined ? undefined : cents / CENTS);

/** Boards of single companies at Greenhouse (developers.greenhouse.io/job-board.html). */
export const greenhouse = (boards: readonly string[]): Feed => ({
  id: 'greenhouse',
  name: 'Greenhouse',
  credit: { text: 'Jobs from company boards on Greenhouse', url: 'https://www.greenhouse.com' },
  address: 'https://boards-api.greenhouse.io/v1/boards',
  limits: boardLimits,
  mostBytes: BOARD_BYTES,
  questions: boards.map((of) => ({
    of,
    path: `${encodeURIComponent(of)}/jobs`,
    query: { content: 'true', pay_transparency: 'true' },
  })),
  read(body, of) {
    const { data } = z.object({ jobs: z.array(z.unknown()) }).safeParse(body);
    if (!data) return null;
    return readAdverts(data.jobs, item, (one) => {
      const [range] = one.pay_input_ranges;
      return {
        id: `${of}-${one.id}`,
        title: one.title,
        company: one.company_name || companyOf(of),
        location: one.location.name,
        text: textOf(htmlText(one.content, MOST_HTML)),
        url: one.absolute_url,
        terms: '',
        pay: range
          ? yearlyPay({
              low: inCents(range.min_cents),
              high: inCents(range.max_cents),
              currency: lineOf(range.currency_type),
              period: /hour/iu.test(range.title) ? 'hour' : 'year',
            })
          : null,
        postedAt: momentOf(one.first_published) ?? momentOf(one.updated_at),
      };
    });
  },
});
