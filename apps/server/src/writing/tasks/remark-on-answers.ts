import { z } from 'zod';
import { remarkKinds } from '@candor/domain/interview';
import type { PointVerdict, ProposedRemark } from '@candor/domain/interview/analysing';
import { defineTask } from './define-task.ts';
import { fenceNote } from './prompt.ts';

const givenSchema = z.object({
  position: z.string(),
  /** In which the person reads what is said of their answers. */
  language: z.string(),
  answers: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
});
type Given = z.infer<typeof givenSchema>;

const coachedSchema = z.object({
  verdicts: z
    .array(z.object({ isToThePoint: z.boolean(), quote: z.string(), lines: z.array(z.string()) }))
    .default([]),
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
type Coached = z.infer<typeof coachedSchema>;

/** What a language model says of several answers. */
export interface CoachedAnswers {
  /** For each answer, whether it answers its question; null where the model did not say, or quoted nothing that does. */
  verdicts: (PointVerdict | null)[];
  remarks: ProposedRemark[];
}

/** What is shown of a remark has to quote its answer; whether its words hold, `withModelRemarks` judges in its thread. */
function quotedRemarks({ remarks }: Coached, { answers }: Given): ProposedRemark[] {
  return remarks.flatMap(({ lines, kind, quote, message }) => {
    const at = answers.findIndex(({ id }) => id === lines[0]);
    return answers[at]?.answer.includes(quote.trim()) ? [{ answer: at, kind, quote, message }] : [];
  });
}

/** The first verdict on each answer. That it is to the point has to be shown by its own words. */
function shownVerdicts({ verdicts }: Coached, { answers }: Given): (PointVerdict | null)[] {
  return answers.map(({ id, answer }) => {
    const verdict = verdicts.find(({ lines }) => lines[0] === id);
    if (!verdict) return null;
    const quote = verdict.quote.trim();
    if (!verdict.isToThePoint) return { isToThePoint: false, quote: '' };
    return quote !== '' && answer.includes(quote) ? { isToThePoint: true, quote } : null;
  });
}

export const remarkOnAnswers = defineTask<Given, Coached, null, CoachedAnswers>({
  id: 'remark-on-answers',
  instructions: `You coach people for job interviews. You are given a position, a language and answers to questions as JSON
between <facts> tags; the answers may be in another language, which is no fault. ${fenceNote}
verdicts: one for each answer, with its id in lines. isToThePoint: whether it answers the question that was asked. An answer
that is short, weak, roundabout or lacks a part answers it; a good one to another question does not, however well it is
told and whatever words it shares. Ask what question an interviewer who had only the answer would say it was given to,
and whether somebody who asked this one would have to ask it again. quote: the words of the answer that answer the
question, copied exactly as they stand; '' where none do.
remarks: for each answer that is to the point, at most two on what could be better, each with the id of its answer in lines.
quote: three words or more copied from the answer exactly as they stand. message: one or two short sentences in
the language that is given that tell the person, as "you", what to change there. Add no figure, name, tool, place or date that the answer does not have. Say
nothing of scores, voice, accent or looks. Give none for an answer that needs none.`,
  input: givenSchema,
  output: coachedSchema,
  verify: (answer, given) => ({
    verdicts: shownVerdicts(answer, given),
    remarks: quotedRemarks(answer, given),
  }),
  without: () => ({ verdicts: [], remarks: [] }),
});
