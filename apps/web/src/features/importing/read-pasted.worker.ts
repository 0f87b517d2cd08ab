import { readText } from '@candor/domain/reading';
import { answerJobs } from '../../platform/workers/answer-jobs.ts';
import type { PastedJobs } from './pasted-jobs.ts';

answerJobs<PastedJobs>({ read: (text) => readText(text) });
