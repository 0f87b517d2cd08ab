import { z } from 'zod';
import type { WrittenLetter } from '@candor/domain/letters';
import { defineTask, lineSchema } from './define-task.ts';
import { mannerNote } from './manner.ts';
import { factsNote, fenceNote } from './prompt.ts';
import {
  letterAnswerSchema,
  letterGivenSchema,
  letterNote,
  paragraphsOf,
  type LetterAnswer,
  type LetterGate,
} from './write-letter.ts';

const draftGivenSchema = letterGivenSchema
  .pick({
    kind: true,
    tone: true,
    manner: true,
    today: true,
    form: true,
    wishes: true,
    cv: true,
    advert: true,
  })
  .extend({ draft: z.array(z.object({ sentences: z.array(lineSchema) })) });
export type DraftGiven = z.infer<typeof draftGivenSchema>;

const instructions = `You edit a letter that somebody sends in their own name. You are given their draft in paragraphs, the kind of
letter, the tone, maybe their CV and an advert, as JSON between <facts> tags. ${fenceNote}
${factsNote} ${mannerNote}
Edit as a colleague would whom they asked: correct slips, cut what says nothing or says it twice, untangle what has to be
read again, put in order what is not. Keep their facts, their order where it works, and their voice: a sentence that is good
stays as it stands, and the letter is still theirs. Add what the CV has only where the draft speaks of it.
${letterNote}`;

export const editDraft = defineTask<DraftGiven, LetterAnswer, LetterGate, WrittenLetter>({
  id: 'edit-draft',
  instructions,
  input: draftGivenSchema,
  output: letterAnswerSchema,
  verify(answer, _given, gate) {
    const paragraphs = paragraphsOf(answer);
    return paragraphs && gate(paragraphs);
  },
  without: (_given, gate) => gate(null),
});
