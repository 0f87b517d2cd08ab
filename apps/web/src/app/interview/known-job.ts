import { interviewLimits } from '@candor/domain/interview';
import type { Application } from '../../features/applications/index.ts';
import type { KnownJob } from '../../features/interview/index.ts';

/** A saved job as the interview knows one. */
export const knownJob = ({ id, title, company, advertText }: Application): KnownJob => ({
  position: title,
  company,
  jobDescription: advertText.slice(0, interviewLimits.advert),
  applicationId: id,
});
