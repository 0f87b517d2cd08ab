import type { ImprovementType, ImproveOptions, SentenceRewrites } from '@candor/domain/improving';
import type { Job } from '@candor/pool/jobs';

/** What the rewriting thread can be asked. */
export interface RewritingJobs {
  rewrite: Job<{ text: string; type: ImprovementType; options: ImproveOptions }, SentenceRewrites[]>;
}
