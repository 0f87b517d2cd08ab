import { z } from 'zod';

/** A line of the person's, by the short name under which a model cites it. */
export const lineSchema = z.object({ id: z.string(), text: z.string() });
export type Line = z.infer<typeof lineSchema>;

/** A sentence that a model wrote, and the ids of the lines that it rests on. */
export const citedSchema = z.object({ text: z.string(), lines: z.array(z.string()).default([]) });
export type Cited = z.infer<typeof citedSchema>;

/**
 * Something that a language model is asked for. Its answer is used only as far as it is verified, and without a model, or where it
 * fails, there is something as well.
 */
export interface Task<Given, Answer, Check, Result> {
  id: string;
  /** As an editor would brief a writer. */
  instructions: string;
  /** What is put to the model, all of it and nothing else. */
  input: z.ZodType<Given>;
  /** Each item of a list carries the ids of the lines it rests on. A list that is missing is empty. */
  output: z.ZodType<Answer>;
  /** What of an answer may be used; null where nothing may. `check` judges sentences by evidence, in a thread. */
  verify(answer: Answer, given: Given, check: Check): Promise<Result | null> | Result | null;
  /** What there is without a model. */
  without(given: Given, check: Check): Promise<Result> | Result;
}

export const defineTask = <Given, Answer, Check, Result>(
  task: Task<Given, Answer, Check, Result>,
): Task<Given, Answer, Check, Result> => task;

/** Lines under short ids: `p1.1`, `p1.2` */
export function numbered(prefix: string, texts: readonly string[]): Line[] {
  return texts.map((text, at) => ({ id: `${prefix}${at + 1}`, text }));
}
