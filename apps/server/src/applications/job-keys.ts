import { createHash } from 'node:crypto';
import { jobKey, type ApplicationFields } from '@candor/domain/applications';
import { advertKey } from './advert-key.ts';

/** Names an advert by its words, however they are spaced; '' without any. */
function textKey(advertText: string): string {
  const words = advertText.toLowerCase().replaceAll(/\s+/gu, ' ').trim();
  return words === '' ? '' : createHash('sha256').update(words).digest('base64url');
}

type Named = Pick<ApplicationFields, 'title' | 'company' | 'location' | 'url' | 'advertText'>;

/** What says that two jobs are the same: any of these that both have. '' where one is not known. */
export const jobKeys = (job: Named) => ({
  advertKey: advertKey(job.url),
  jobKey: jobKey(job),
  textKey: textKey(job.advertText),
});
export type JobKeys = ReturnType<typeof jobKeys>;
