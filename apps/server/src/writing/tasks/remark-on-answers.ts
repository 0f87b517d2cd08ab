import { z } from 'zod';
import { remarkKinds } from '@candor/domain/interview';
import { defineTask } from './define-task.ts';
import { fenceNote } from './prompt.ts';

const givenSchema = z.object({
  position: z.string(),
  answers: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
});
type Given = z.infer<typeof givenSchema>;

const remarksSchema = z.object({
  remarks: z
    .array(
      z.object({
        kind: z.enum(remarkKinds),
        quote: z.string(),
        message: z.string(),
        lines: z.array(z.string()),
      }),
    )
    .default([]),
});
type Remarks = z.infer<typeof remarksSchema>;

/** A remark on one of several answers, by its place. */
export interface ModelRemark {
  answer: number;
  kind: Remarks['remarks'][number]['kind'];
  quote: string;
  message: string;
}

/** What is shown of a remark has to quote its answer; whether its words hold, `addRemarks` judges in its thread. */
function quoted({ remarks }: Remarks, { answers }: Given): ModelRemark[] {
  return remarks.flatMap(({ lines, kind, quote, message }) => {
    const at = answers.findIndex(({ id }) => id === lines[0]);
    return answers[at]?.answer.includes(quote.trim()) ? [{ answer: at, kind, quote, message }] : [];
  });
}

export const remarkOnAnswers = defineTask<Given, Remarks, null, ModelRemark[]>({
  id: 'remark-on-answers',
  instructions: `You coach people for job interviews. You are given a position and answers to questions as JSON between <facts>
tags. ${fenceNote}
For each answer give at most two remarks on what could be better, each with the id of its answer in lines. quote: three
words or more copied from the answer exactly as they stand. message: one or two short sentences that tell the person, as
"you", what to change there. Where an answer is about something else than its question, say only that. Add no figure, name,
tool, place or date that the answer does not have. Say nothing of scores, voice, accent or looks. Give none for an answer
that needs none.`,
  input: givenSchema,
  output: remarksSchema,
  verify: (answer, given) => quoted(answer, given),
  without: () => [],
});
