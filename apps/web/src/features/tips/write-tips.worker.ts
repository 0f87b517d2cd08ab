import { writingTips } from '@candor/domain/writing/composing';
import { answerJobs } from '../../platform/workers/answer-jobs.ts';
import type { TipsJobs } from './tips-jobs.ts';

answerJobs<TipsJobs>({ tips: (draft) => writingTips(draft) });
