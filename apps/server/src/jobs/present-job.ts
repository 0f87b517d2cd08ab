import type { Job } from '@candor/contracts/jobs';
import { contractWords, readPay, type FoundAdvert, type JobMatch } from '@candor/domain/matching';
import { say } from '@candor/domain/say';

/** An advert with where it was found. */
export interface SourcedAdvert extends FoundAdvert {
  source: Job['source'];
}

/** An advert with what its words say of title, employer and place, where its source does not. */
export const withWhatItSays = (found: SourcedAdvert, { advert }: JobMatch): SourcedAdvert => ({
  ...found,
  title: found.title || (advert.title?.name ?? ''),
  company: found.company || (advert.company?.name ?? ''),
  location: found.location || (advert.location?.name ?? ''),
});

/** What stands where an advert is silent. */
const USUAL_TYPE = 'Full-time';

/** An advert as it is answered: what its source does not say is read from its words. */
export function presentJob(found: SourcedAdvert, match: JobMatch, isCompared: boolean): Job {
  const { text, terms, ...advert } = found;
  const { advert: read } = match;
  const stated = read.employmentType;
  const type = terms || (stated ? contractWords(stated.name) : '');
  const printed = advert.pay?.printed ?? read.salary?.name ?? '';
  const benefits = read.benefits.map(({ name }) => ({ name, isStated: true }));
  return {
    ...advert,
    pay: advert.pay ?? readPay(printed),
    salary: printed,
    description: text,
    type: type === '' ? { name: contractWords(USUAL_TYPE), isStated: false } : { name: type, isStated: true },
    benefits: benefits.length > 0 ? benefits : [{ name: say`Not listed in the ad`, isStated: false }],
    match: isCompared ? match : null,
  };
}
