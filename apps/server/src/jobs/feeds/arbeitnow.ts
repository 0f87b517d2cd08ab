import { z } from 'zod';
import type { Feed } from './feed.ts';
import { readAdverts, momentOf, optionalText, placeOf, termsOf, textOf } from './read-adverts.ts';

const HOUR = 3_600;
const item = z.object({
  slug: z.string().min(1),
  title: z.string(),
  company_name: optionalText,
  description: optionalText,
  remote: z.boolean().catch(false),
  url: z.string(),
  job_types: z.array(z.string()).catch([]),
  location: optionalText,
  created_at: z.unknown().optional(),
});

/** Arbeitnow: Germany and the EU. Its first two pages; no key, a link back is wanted (arbeitnow.com/blog/job-board-api). */
export const arbeitnow: Feed = {
  id: 'arbeitnow',
  name: 'Arbeitnow',
  credit: { text: 'Jobs from Arbeitnow', url: 'https://www.arbeitnow.com' },
  address: 'https://www.arbeitnow.com/api',
  limits: [{ most: 12, seconds: HOUR }],
  mostBytes: 2_000_000,
  questions: ['1', '2'].map((page) => ({ path: 'job-board-api', query: { page } })),
  read(body) {
    const { data } = z.object({ data: z.array(z.unknown()) }).safeParse(body);
    if (!data) return null;
    return readAdverts(data.data, item, (one) => ({
      id: one.slug,
      title: one.title,
      company: one.company_name,
      location: placeOf(one.location, one.remote),
      text: textOf(one.description),
      url: one.url,
      terms: termsOf(one.job_types.join(', ')),
      pay: null,
      postedAt: momentOf(one.created_at),
    }));
  },
};
