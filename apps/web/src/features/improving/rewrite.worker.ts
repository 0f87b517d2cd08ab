import { improveWriting } from '@candor/domain/improving/rewriting';
import { answerJobs } from '../../platform/workers/answer-jobs.ts';
import type { RewritingJobs } from './rewriting-jobs.ts';

answerJobs<RewritingJobs>({ rewrite: ({ text, type, options }) => improveWriting(text, type, options) });
