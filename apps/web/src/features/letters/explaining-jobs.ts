import type { ProposedEdit } from '@candor/domain/improving';
import type { LetterRequest } from '@candor/domain/letters';
import type { Job } from '@candor/pool/jobs';

/** What the thread that explains edits can be asked. */
export interface ExplainingJobs {
  /** What was changed in a pasted draft, and why. */
  explain: Job<LetterRequest, ProposedEdit[]>;
}
