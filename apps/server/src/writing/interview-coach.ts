import type { FastifyBaseLogger } from 'fastify';
import type { InterviewAnswer } from '@candor/domain/interview';
import type { LanguageModels } from './language-models/index.ts';
import { runTask } from './tasks/ask-task.ts';
import { remarkOnAnswers, type ModelRemark } from './tasks/remark-on-answers.ts';

/** Proposes remarks on the answers of an interview by the language model in use. */
export interface InterviewCoach {
  isOn(by: string): Promise<boolean>;
  /** Null where the model fails, or the answers are too long for it. */
  propose(input: Coached, by: string, signal: AbortSignal): Promise<ModelRemark[] | null>;
}

interface Coached {
  position: string;
  answers: readonly Pick<InterviewAnswer, 'question' | 'answer'>[];
}

/** Somebody waits before the analysis, which is there without it. */
const MOST_MS = 20_000;

export function createInterviewCoach({
  models,
  log,
}: {
  models: LanguageModels;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): InterviewCoach {
  return {
    isOn: async (by) => (await models.inUse(by)) !== null,
    async propose({ position, answers }, by, signal) {
      const inUse = await models.inUse(by);
      if (!inUse) return null;
      const given = {
        position,
        answers: answers.map(({ question, answer }, at) => ({ id: `a${at + 1}`, question, answer })),
      };
      const limits = { ...inUse.limits, totalMs: Math.min(MOST_MS, inUse.limits.totalMs) };
      const call = { model: inUse.model, limits, log, signal };
      const { writer, result } = await runTask(remarkOnAnswers, { given, check: null }, call);
      return writer === 'model' ? result : null;
    },
  };
}
