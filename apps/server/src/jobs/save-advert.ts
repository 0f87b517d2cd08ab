import type { saveAdvert as endpoint } from '@candor/contracts/jobs';
import { jobPayOf, jobSourceOf } from '@candor/domain/applications';
import { saveJob } from '../applications/index.ts';
import type { Call } from '../platform/bind.ts';

/** Saves the advert of an open page to the applications. Answers no more than that it is there: a key may do nothing else. */
export async function saveAdvert({ ctx, input: { body } }: Call<typeof endpoint>) {
  const asked = { words: body.text, page: body.jsonLd };
  const { pay, ...advert } = await ctx.pageWorkers.run('read', asked, {
    signal: ctx.signal,
    by: ctx.owner.id,
  });
  const { isNew, application } = await saveJob(ctx, {
    title: advert.title,
    company: advert.company,
    location: advert.location,
    advertText: advert.text,
    url: body.url,
    source: jobSourceOf(body.url),
    pay: pay && jobPayOf(pay),
  });
  const { title, company } = application;
  return { isNew, title, company };
}
