import { judgeLineEdits } from '@candor/domain/documents';
import { composeCv, factGate } from '@candor/domain/writing/composing';
import { answerSpokenJobs } from '../platform/spoken-jobs.ts';
import type { WritingJobs } from './writing-jobs.ts';

answerSpokenJobs<WritingJobs>({
  warm: () => undefined,
  compose: ({ request, options }, announce) => composeCv(request, options, { announce }),
  gate: (input) => factGate(input),
  judgeEdits: ({ edits, evidence }) => judgeLineEdits(edits, evidence),
});
