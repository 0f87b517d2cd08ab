import { analyseInterview, withModelRemarks } from '@candor/domain/interview/analysing';
import { answerSpokenJobs } from '../platform/spoken-jobs.ts';
import type { InterviewJobs } from './interview-jobs.ts';
import { knownQuestions } from './known-questions.ts';
import { questionsOfSet } from './questions-of-set.ts';

answerSpokenJobs<InterviewJobs>({
  analyse: ({ target, answers: asked, cv, coached }) => {
    const answers = knownQuestions(asked, target.company);
    const beside = cv ? { cv } : {};
    if (!coached) return analyseInterview(target, answers, beside);
    const { verdicts, remarks: proposed } = coached;
    const analysis = analyseInterview(target, answers, { ...beside, verdicts });
    return withModelRemarks({ analysis, answers, proposed, ...beside });
  },
  plan: questionsOfSet,
});
