import type { saveAdvert as endpoint } from '@candor/contracts/jobs';
import { jobPayOf, jobSourceOf } from '@candor/domain/applications';
import { saveJob } from '../applications/index.ts';
import type { Call } from '../platform/bind.ts';
import { readPageAdvert } from './read-page-advert.ts';

/** Saves the advert of an open page to the applications. Answers no more than that it is there: a key may do nothing else. */
export async function saveAdvert({ ctx, input: { body } }: Call<typeof endpoint>) {
  const { pay, ...advert } = readPageAdvert(body.text, body.jsonLd);
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
