import { z } from 'zod';
import type { SentenceRewrites } from '@candor/domain/improving';
import { defineTask, lineSchema } from './define-task.ts';
import { mannerNote, mannerSchema } from './manner.ts';
import { factsNote, fenceNote } from './prompt.ts';

const givenSchema = z.object({
  aim: z.string(),
  wish: z.string(),
  manner: mannerSchema,
  sentences: z.array(lineSchema),
});

export const rewritesSchema = z.object({
  rewrites: z.array(z.object({ text: z.string(), lines: z.array(z.string()).default([]) })).default([]),
});
type Rewrites = z.infer<typeof rewritesSchema>;

/** Puts what a model proposes for each sentence beside the rewrites there are, as far as its facts hold. */
export type RewriteCheck = (proposed: readonly (readonly string[])[] | null) => Promise<SentenceRewrites[]>;

/** What is proposed for each of the sentences: a rewrite is of the one sentence that it names. */
export function proposedFor(sentences: readonly { id: string }[], { rewrites }: Rewrites): string[][] {
  return sentences.map(({ id }) =>
    rewrites.filter(({ lines }) => lines.length === 1 && lines[0] === id).map(({ text }) => text.trim()),
  );
}

export const rewriteSentences = defineTask<
  z.infer<typeof givenSchema>,
  Rewrites,
  RewriteCheck,
  SentenceRewrites[]
>({
  id: 'rewrite-sentences',
  instructions: `You rewrite sentences of CVs and letters. You are given sentences, an aim and a wish as JSON between <facts>
tags. ${fenceNote}
${factsNote} ${mannerNote}
For each sentence give two rewrites in its own language, each with the id of its sentence; give one or none where nothing
is better than what stands there. Aims: achievement tells what came of it, as far as the sentence says; action-verb opens
with an exact verb; keywords prefers the words of the wish where they mean what the sentence says; impact puts the result
first.`,
  input: givenSchema,
  output: rewritesSchema,
  verify: (answer, { sentences }, check) => check(proposedFor(sentences, answer)),
  without: (_given, check) => check(null),
});
