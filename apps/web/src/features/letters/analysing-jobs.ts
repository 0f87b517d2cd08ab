import type { AnalyticsInput, LetterAnalytics } from '@candor/domain/letters';
import type { Job } from '@candor/pool/jobs';

/** What the analysing thread can be asked. */
export interface AnalysingJobs {
  /** Letters in figures, in the order of the inputs; null for one too short to be analysed. */
  analyse: Job<readonly AnalyticsInput[], (LetterAnalytics | null)[]>;
}
