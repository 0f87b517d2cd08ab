import { z } from 'zod';
import type { SentenceRewrites } from '@candor/domain/improving';
import { defineTask, lineSchema } from './define-task.ts';
import { mannerNote, mannerSchema } from './manner.ts';
import { factsNote, fenceNote } from './prompt.ts';
import { proposedFor, rewritesSchema, type RewriteCheck } from './rewrite-sentences.ts';

const givenSchema = z.object({
  manner: mannerSchema,
  sentences: z.array(lineSchema.extend({ wanted: z.array(z.string()) })),
});

export const nearAdvert = defineTask<
  z.infer<typeof givenSchema>,
  z.infer<typeof rewritesSchema>,
  RewriteCheck,
  SentenceRewrites[]
>({
  id: 'near-advert',
  instructions: `You bring sentences of a CV nearer to the words of a job advert. You are given sentences and the advert's words
that each may use (wanted) as JSON between <facts> tags. ${fenceNote}
${factsNote} ${mannerNote}
Give at most one rewrite of a sentence, in its own language and with its id, that uses a wanted word where it means what
the sentence already says. Give none for a sentence that does not mean it: a wanted word is no fact about the person.`,
  input: givenSchema,
  output: rewritesSchema,
  verify: (answer, { sentences }, check) => check(proposedFor(sentences, answer)),
  without: (_given, check) => check(null),
});
