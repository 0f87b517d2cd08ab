import { spokenBy } from '@candor/domain/say/speaker';
import { answerJobs } from '../workers/answer-jobs.ts';
import { interviewer, speak } from '../workers/speak.ts';
import type { EnglishJobs } from './english-jobs.ts';

// Each job brings its own rules when it is first asked for; what they share, the language model, is loaded once.
answerJobs<EnglishJobs>(
  {
    check: async (...asked) => (await import('./check.ts')).check(...asked),
    async rewrite({ text, type, options }) {
      const { improveWriting } = await import('@candor/domain/improving/rewriting');
      return improveWriting(text, type, options);
    },
    async analyse(inputs) {
      const { analyseLetter } = await import('@candor/domain/letters/analysing');
      return inputs.map(analyseLetter);
    },
    async explain(request) {
      const { draftEdits } = await import('@candor/domain/letters/composing');
      return draftEdits(request);
    },
    async tips(draft) {
      const { writingTips } = await import('@candor/domain/writing/composing');
      return writingTips(draft);
    },
    async judge({ target, answers, questions, cv, words }) {
      const { analyseInterview, followUp } = await import('@candor/domain/interview/analysing');
      const asking = await interviewer(words);
      const analysis = analyseInterview(target, answers, cv ? { cv } : {});
      const followUps = analysis.questionAnalysis.flatMap((one): [string, string][] => {
        const question = questions.find(({ id }) => id === one.questionId);
        const next = question ? spokenBy(asking, () => followUp(question, one)) : null;
        return next === null ? [] : [[one.questionId, next]];
      });
      return { analysis, followUps: Object.fromEntries(followUps) };
    },
    async plan({ words, ...input }) {
      const { planInterview } = await import('@candor/domain/interview/questions');
      return spokenBy(await interviewer(words), () => planInterview(input));
    },
  },
  { speak },
);
