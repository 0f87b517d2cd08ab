import { z } from 'zod';
import type { ProposedTailoring, TailoringChange } from '@candor/domain/optimizer';
import { defineTask, lineSchema, type Line } from './define-task.ts';
import { mannerNote, mannerSchema } from './manner.ts';
import { factsNote, fenceNote } from './prompt.ts';

const givenSchema = z.object({
  manner: mannerSchema,
  asked: z.array(lineSchema.extend({ isRequired: z.boolean() })),
  headline: z.string(),
  summary: z.array(lineSchema),
  /** A post that is current or was, by its place in the CV: `p1`. */
  posts: z.array(
    z.object({
      id: z.string(),
      position: z.string(),
      employer: z.string(),
      dates: z.string(),
      lines: z.array(lineSchema),
    }),
  ),
  skills: z.array(lineSchema),
  more: z.array(lineSchema),
});
export type TailorGiven = z.infer<typeof givenSchema>;

const proposed = { lines: z.array(z.string()), answers: z.array(z.string()) };
const answerSchema = z.object({
  summary: z.array(z.object({ text: z.string(), ...proposed })).default([]),
  rewrites: z.array(z.object({ text: z.string(), ...proposed })).default([]),
  orders: z.array(z.object({ post: z.string(), ...proposed })).default([]),
});
type Answer = z.infer<typeof answerSchema>;

/** The changes that the rules found, and what puts those of a proposal in their place as far as the CV bears them out. */
export interface TailorCheck {
  changes: readonly TailoringChange[];
  take(proposed: ProposedTailoring): Promise<TailoringChange[]>;
}

/** What of an answer is of the lines it names, by the fields of the CV. */
function placed({ summary, rewrites, orders }: Answer, given: TailorGiven): ProposedTailoring {
  const { posts, skills, more } = given;
  const all: Line[] = [...given.summary, ...posts.flatMap(({ lines }) => lines), ...skills, ...more];
  const quotesOf = (ids: readonly string[]) =>
    all.filter(({ id }) => ids.includes(id)).map(({ text }) => text);
  const placeOf = (id: string | undefined) =>
    posts.flatMap(({ lines }, job) => {
      const at = lines.findIndex((line) => line.id === id);
      return at < 0 ? [] : [`experience.${job}.bullets.${at}`];
    });
  return {
    summary: summary.map(({ text, lines, answers }) => ({
      text: text.trim(),
      rests: quotesOf(lines),
      answers,
    })),
    lines: rewrites.flatMap(({ text, lines, answers }) =>
      lines.length === 1 ? placeOf(lines[0]).map((path) => ({ path, text: text.trim(), answers })) : [],
    ),
    orders: orders.flatMap(({ post, lines, answers }) => {
      const job = posts.findIndex(({ id }) => id === post);
      const order = lines.map((id) => posts[job]?.lines.findIndex((line) => line.id === id) ?? -1);
      return order.every((at) => at >= 0) ? [{ job, order, answers }] : [];
    }),
  };
}

export const tailorCv = defineTask<TailorGiven, Answer, TailorCheck, readonly TailoringChange[]>({
  id: 'tailor-cv',
  instructions: `You tailor a CV to a job advert. You are given what the advert asks for (asked), and the headline, summary, posts,
skills and other entries of the CV, as JSON between <facts> tags. ${fenceNote}
${factsNote} ${mannerNote}
What is asked for is no fact about the person: where no line shows it, leave it out. Name in answers the ids of what is asked
for that something answers, in lines the ids of the person's lines that it rests on. All in the language of the CV.
summary: two or three short sentences that open the CV for this job: what the person is by their posts, and what their lines
show best of what is asked for, that which is required first. Keep what is good in the summary that stands there; give
none where it does so already.
rewrites: a line in the advert's words, where these mean what the line says. Exactly one id in lines. Keep every figure,
name and limit of the line, and improve a weak opening on the way. Give none where the line reads well as it is.
orders: a post whose lines should follow each other in another order: its id in post, the ids of all its lines in lines. First
what answers this advert and proves it by a result or a figure, then what answers it, then what proves something else;
weak general duties last. Lines that go on from each other stay together. Give none where the order is good.`,
  input: givenSchema,
  output: answerSchema,
  verify: (answer, given, { take }) => take(placed(answer, given)),
  without: (_given, { changes }) => changes,
});
