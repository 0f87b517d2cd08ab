import type { readAdvertPage as endpoint } from '@candor/contracts/jobs';
import { jobPayOf } from '@candor/domain/applications';
import { withFieldsOfAdvert } from '../applications/index.ts';
import type { Call } from '../platform/bind.ts';

/** Reads the advert of a page as it would be saved: by what the page says for search engines, else by its words. */
export async function readAdvertPage({ ctx, input: { body } }: Call<typeof endpoint>) {
  const asked = { words: body.text, page: body.jsonLd };
  const { signal, owner } = ctx;
  const page = await ctx.pageWorkers.run('read', asked, { signal, by: owner.id });
  const { text, pay, ...names } = page;
  const known = { ...names, advertText: text, pay: pay && jobPayOf(pay) };
  const read = await withFieldsOfAdvert(ctx, known);
  return {
    title: read.title ?? '',
    company: read.company ?? '',
    location: read.location ?? '',
    pay: read.pay ?? null,
    text,
  };
}
