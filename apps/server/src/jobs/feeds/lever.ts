import { z } from 'zod';
import { yearlyPay, type PayPeriod } from '@candor/domain/matching';
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

const item = z.object({
  id: z.string().min(1),
  text: z.string(),
  hostedUrl: z.string(),
  categories: z
    .object({ location: optionalText, commitment: optionalText })
    .catch({ location: '', commitment: '' }),
  workplaceType: optionalText,
  description: optionalText,
  descriptionPlain: optionalText,
  lists: z.array(z.object({ text: optionalText, content: optionalText })).catch([]),
  additional: optionalText,
  createdAt: z.unknown().optional(),
  salaryRange: z
    .object({ currency: optionalText, interval: optionalText, min: optionalAmount, max: optionalAmount })
    .nullish()
    .catch(null),
});
/** "per-hour-wage", "per-year-salary". */
const periodOf = (interval: string): PayPeriod | undefined =>
  (['hour', 'day', 'week', 'month', 'year'] as const).find((one) => interval.includes(one));

function textOfPosting({ description, descriptionPlain, lists, additional }: z.infer<typeof item>): string {
  const parts = lists.map(({ text, content }) => `<h3>${text}</h3><ul>${content}</ul>`);
  return textOf([description || `<p>${descriptionPlain}</p>`, ...parts, additional].join('\n'));
}

/** Boards of single companies at Lever (github.com/lever/postings-api). */
export const lever = (boards: readonly string[]): Feed => ({
  id: 'lever',
  name: 'Lever',
  credit: { text: 'Jobs from company boards on Lever', url: 'https://www.lever.co' },
  address: 'https://api.lever.co/v0/postings',
  limits: boardLimits,
  mostBytes: BOARD_BYTES,
  questions: boards.map((of) => ({ of, path: encodeURIComponent(of), query: { mode: 'json' } })),
  read(body, of) {
    const { data } = z.array(z.unknown()).safeParse(body);
    if (!data) return null;
    return readAdverts(data, item, (one) => {
      const { salaryRange: pay } = one;
      const period = periodOf(pay?.interval ?? '');
      return {
        id: `${of}-${one.id}`,
        title: one.text,
        company: companyOf(of),
        location: placeOf(one.categories.location, one.workplaceType === 'remote'),
        text: textOfPosting(one),
        url: one.hostedUrl,
        terms: termsOf(one.categories.commitment),
        pay:
          pay && period
            ? yearlyPay({ low: pay.min, high: pay.max, currency: lineOf(pay.currency), period })
            : null,
        postedAt: momentOf(one.createdAt),
      };
    });
  },
});
