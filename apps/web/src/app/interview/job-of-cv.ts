import type { getCvAdvert } from '@candor/contracts/optimizer';
import type { CvDraft } from '@candor/domain/cv';
import type { KnownJob } from '../../features/interview/index.ts';
import type { ReplyOf } from '../../platform/route.ts';

type Advert = ReplyOf<typeof getCvAdvert>['advert'];

/** The job that a CV is for: that of the ad it was tailored to, or else what its form says. */
export function jobOfCv(
  { jobTitle, targetRole }: Pick<CvDraft, 'jobTitle' | 'targetRole'>,
  advert: Pick<NonNullable<Advert>, 'title' | 'company' | 'text'> | null,
): KnownJob {
  return {
    position: advert?.title || targetRole || jobTitle,
    company: advert?.company ?? '',
    jobDescription: advert?.text ?? '',
    applicationId: null,
  };
}
