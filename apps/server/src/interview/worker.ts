import { analyseInterview } from '@candor/domain/interview/analysing';
import { answerJobs } from '@candor/pool';
import type { InterviewJobs } from './interview-jobs.ts';
import { knownQuestions } from './known-questions.ts';
import { questionsOfSet } from './questions-of-set.ts';

answerJobs<InterviewJobs>({
  analyse: ({ target, answers, cv }) =>
    analyseInterview(target, knownQuestions(answers, target.company), cv ? { cv } : {}),
  plan: questionsOfSet,
});
