import { analyseInterview, withModelRemarks } from '@candor/domain/interview/analysing';
import { answerJobs } from '@candor/pool';
import type { InterviewJobs } from './interview-jobs.ts';
import { knownQuestions } from './known-questions.ts';
import { questionsOfSet } from './questions-of-set.ts';

answerJobs<InterviewJobs>({
  analyse: ({ target, answers, cv }) =>
    analyseInterview(target, knownQuestions(answers, target.company), cv ? { cv } : {}),
  addRemarks: ({ analysis, target, answers, cv, proposed }) =>
    withModelRemarks({
      analysis,
      answers: knownQuestions(answers, target.company),
      proposed,
      ...(cv && { cv }),
    }),
  plan: questionsOfSet,
});
