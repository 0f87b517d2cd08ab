import { answerJobs } from '../workers/answer-jobs.ts';
import type { EnglishJobs } from './english-jobs.ts';

// Each job brings its own rules when it is first asked for; what they share, the language model, is loaded once.
answerJobs<EnglishJobs>({
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
});
