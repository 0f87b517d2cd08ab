import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { remarkKinds, type InterviewAnswer } from '@candor/domain/interview';
import { fenced, fenceNote, MOST_PROMPT } from './fenced.ts';
import type { LanguageModels } from './language-models/index.ts';
import { wholeAnswer } from './model-answers.ts';

/** Proposes remarks on the answers of an interview by the language model in use. What it says has passed no check. */
export interface InterviewCoach {
  isOn(by: string): Promise<boolean>;
  /** Null where the model fails, or the answers are too long for it. */
  propose(input: Coached, by: string, signal: AbortSignal): Promise<ModelRemark[] | null>;
}

interface Coached {
  position: string;
  answers: readonly Pick<InterviewAnswer, 'question' | 'answer'>[];
}

const modelRemarksSchema = z.object({
  remarks: z
    .array(
      z.object({ answer: z.number(), kind: z.enum(remarkKinds), quote: z.string(), message: z.string() }),
    )
    .max(100),
});
export type ModelRemark = z.infer<typeof modelRemarksSchema>['remarks'][number];

/** Somebody waits before the analysis, which is there without it. */
const MOST_MS = 15_000;

const instructions = `You coach people for job interviews. You are given a position and numbered answers to questions as
JSON between <facts> tags. ${fenceNote}
For each answer give at most two remarks on what could be better. quote: three words or more copied from the answer exactly
as they stand. message: one or two short sentences that tell the person, as "you", what to change there. Add no figure,
name, tool, place or date that the answer does not have. Say nothing of scores, voice, accent or looks. kind: one of the
kinds of the schema. Give none for an answer that needs none.`;

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
      const asked = answers.map(({ question, answer }, number) => ({ number, question, answer }));
      const prompt = fenced({ position, answers: asked });
      if (!inUse || prompt.length > MOST_PROMPT) return null;
      const limits = { ...inUse.limits, totalMs: Math.min(MOST_MS, inUse.limits.totalMs) };
      const question = { model: inUse.model, limits, log, signal, instructions, prompt };
      return (await wholeAnswer({ ...question, schema: modelRemarksSchema }))?.remarks ?? null;
    },
  };
}
