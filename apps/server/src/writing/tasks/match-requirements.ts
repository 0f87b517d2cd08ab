import { z } from 'zod';
import { defineTask, lineSchema } from './define-task.ts';
import { fenceNote } from './prompt.ts';

const givenSchema = z.object({ requirements: z.array(lineSchema), cv: z.array(lineSchema) });
type Given = z.infer<typeof givenSchema>;

const answerSchema = z.object({
  answers: z
    .array(z.object({ requirement: z.string(), quote: z.string(), lines: z.array(z.string()) }))
    .default([]),
});
type Answer = z.infer<typeof answerSchema>;

/** A requirement, and the line of the CV that answers it. */
export interface AnsweredRequirement {
  requirement: string;
  line: string;
}

/** The first answer of each requirement that quotes the line it names. */
function quoting({ answers }: Answer, { requirements, cv }: Given): AnsweredRequirement[] {
  const lines = new Map(cv.map(({ id, text }) => [id, text]));
  return requirements.flatMap(({ id }) => {
    const lineOf = ({ quote, lines: [named = ''] }: Answer['answers'][number]) => {
      const line = lines.get(named);
      return quote.trim() !== '' && line?.includes(quote.trim()) ? [line] : [];
    };
    const [line] = answers.filter(({ requirement }) => requirement === id).flatMap(lineOf);
    return line === undefined ? [] : [{ requirement: id, line }];
  });
}

export const matchRequirements = defineTask<Given, Answer, null, AnsweredRequirement[]>({
  id: 'match-requirements',
  instructions: `You compare a CV with what a job advert asks for. You are given requirements and lines of the CV, each with its id,
as JSON between <facts> tags. ${fenceNote}
answers: for each requirement that a line of the CV plainly answers, in whatever words, the id of the requirement, the words
of that line that answer it, copied exactly as they stand, and the id of the line. What the person only wishes, plans, or
might well have done by their trade is no answer. Give none for a requirement that no line answers; when in doubt, none.`,
  input: givenSchema,
  output: answerSchema,
  verify: (answer, given) => {
    const answered = quoting(answer, given);
    return answered.length > 0 ? answered : null;
  },
  without: () => [],
});
