import { draftEdits } from '@candor/domain/letters/composing';
import { answerJobs } from '../../platform/workers/answer-jobs.ts';
import type { ExplainingJobs } from './explaining-jobs.ts';

answerJobs<ExplainingJobs>({ explain: (request) => draftEdits(request) });
