import { analyseLetter } from '@candor/domain/letters/analysing';
import { answerJobs } from '../../platform/workers/answer-jobs.ts';
import type { AnalysingJobs } from './analysing-jobs.ts';

answerJobs<AnalysingJobs>({ analyse: (inputs) => inputs.map(analyseLetter) });
