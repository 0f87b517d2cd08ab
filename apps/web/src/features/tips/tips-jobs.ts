import type { CvDraft } from '@candor/domain/cv';
import type { Tip } from '@candor/domain/writing';
import type { Job } from '@candor/pool/jobs';

/** What the thread that reads for tips can be asked. */
export interface TipsJobs {
  tips: Job<CvDraft, Tip[]>;
}
