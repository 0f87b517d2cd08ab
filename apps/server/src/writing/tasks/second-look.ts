import { z } from 'zod';
import { defineTask, lineSchema } from './define-task.ts';
import { fenceNote } from './prompt.ts';

const givenSchema = z.object({
  sentences: z.array(lineSchema.extend({ typed: z.array(z.string()) })),
});
type Given = z.infer<typeof givenSchema>;

const doubtsSchema = z.object({
  doubts: z.array(z.object({ lines: z.array(z.string()), words: z.string(), why: z.string() })).default([]),
});

/** Words of a sentence that may say more than the lines it rests on. */
export interface Doubt {
  /** The id of the sentence. */
  sentence: string;
  words: string;
  why: string;
}

const LONGEST_WHY = 300;

/** Doubts that quote their sentence; one of each. */
function quoting({ doubts }: z.infer<typeof doubtsSchema>, { sentences }: Given): Doubt[] {
  return sentences.flatMap(({ id, text }) => {
    const one = doubts.find(
      ({ lines, words }) => lines.includes(id) && words.trim() !== '' && text.includes(words.trim()),
    );
    return one ? [{ sentence: id, words: one.words.trim(), why: one.why.trim().slice(0, LONGEST_WHY) }] : [];
  });
}

/** It adds doubts to what the rules of evidence found; it takes none of theirs away. */
export const secondLook = defineTask<Given, z.infer<typeof doubtsSchema>, null, Doubt[]>({
  id: 'second-look',
  instructions: `You check what somebody's CV or letter says against what they typed. You are given sentences, each with the lines
it was made of (typed), as JSON between <facts> tags. ${fenceNote}
Find words of a sentence that say more than its lines: alone where it was together, led where they helped, caused where it
only followed, done where it was planned, all where it was a part, a skill without its limit, a result, rank or purpose
that no line has. Other words for the same thing, a better order and leaving something out are no fault; when in doubt,
leave it. For each: the id of the sentence in lines; words copied from the sentence exactly as they stand; why, in one
short sentence to the person, as "you", that says what their line has instead. Give none where all is borne out.`,
  input: givenSchema,
  output: doubtsSchema,
  verify: (answer, given) => quoting(answer, given),
  without: () => [],
});
