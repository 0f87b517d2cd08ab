import { judgeLineEdits } from '@candor/domain/documents';
import { composeCv, factGate } from '@candor/domain/writing/composing';
import { answerJobs } from '@candor/pool';
import type { WritingJobs } from './writing-jobs.ts';

answerJobs<WritingJobs>({
  warm: () => undefined,
  compose: ({ request, options }, announce) => composeCv(request, options, { announce }),
  gate: (input) => factGate(input),
  judgeEdits: ({ edits, evidence }) => judgeLineEdits(edits, evidence),
});
