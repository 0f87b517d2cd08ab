import { analyseInterview, withModelRemarks } from '@candor/domain/interview/analysing';
import { inLanguage } from '../platform/reader-language.ts';
import { answerSpokenJobs } from '../platform/spoken-jobs.ts';
import type { InterviewJobs } from './interview-jobs.ts';
import { knownQuestions } from './known-questions.ts';
import { questionsOfSet } from './questions-of-set.ts';

answerSpokenJobs<InterviewJobs>({
  analyse: async ({ target, answers: asked, cv, coached }) => {
    const answers = await inLanguage(target.language ?? 'en', () => knownQuestions(asked, target.company));
    const beside = cv ? { cv } : {};
    if (!coached) return analyseInterview(target, answers, beside);
    const { verdicts, remarks: proposed } = coached;
    const analysis = analyseInterview(target, answers, { ...beside, verdicts });
    return withModelRemarks({ analysis, answers, proposed, ...beside });
  },
  plan: questionsOfSet,
});
