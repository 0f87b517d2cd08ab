import { z } from 'zod';
import { letterLimits, type WrittenLetter } from '@candor/domain/letters';
import { citedSchema, defineTask, lineSchema } from './define-task.ts';
import { mannerNote, mannerSchema } from './manner.ts';
import { factsNote, fenceNote } from './prompt.ts';

const lines = z.array(lineSchema);

/** What a letter is written from. */
export const letterGivenSchema = z.object({
  kind: z.string(),
  tone: z.string(),
  manner: mannerSchema,
  today: z.string(),
  /** Names and days of the form, under the names of their fields. */
  form: lines,
  motivation: lines,
  experience: lines,
  skills: lines,
  achievements: lines,
  wishes: lines,
  cv: lines,
  advert: lines,
});
export type LetterGiven = z.infer<typeof letterGivenSchema>;

export const letterAnswerSchema = z.object({
  paragraphs: z.array(z.object({ sentences: z.array(citedSchema) })).default([]),
  leftOut: z.array(z.object({ line: z.string(), why: z.string() })).default([]),
  questions: z.array(z.object({ line: z.string(), question: z.string() })).default([]),
});
export type LetterAnswer = z.infer<typeof letterAnswerSchema>;

/** Puts paragraphs into the letter and judges each sentence. With `null`: the letter without them. */
export type LetterGate = (paragraphs: readonly string[] | null) => Promise<WrittenLetter>;

/** What the instructions of both ways to a letter say. */
export const letterNote = `Say only what a line says: that an interview, a tour, a meeting, an application took place; a notice
period or last day; that two people worked together; that a CV is enclosed; that somebody admires or has always wanted
something. The advert says what is sought, never what the person has: a sentence about the person does not rest on it.
Where the person speaks to you in their own lines ("mention", "keep it short", "do not say"), do so and print nothing of
it. Write in the language of the person's own lines and by the customs of manner.country, in the first person, with
sentences of different length, without stock phrases ("I am writing to apply", "I am excited", "perfect fit", "proven
track record") and without praise of oneself that no example carries.
Give the paragraphs only: no address, date, subject, greeting, close or signature.
leftOut: each line of the person's that the letter does not use, with why in a few words said to the person; not those of
the CV and the advert.
questions: at most four things that only the person knows and that the letter needs or would be stronger for, each about
one line, answerable in five words.`;

const instructions = `You write letters that somebody sends in their own name. You are given the kind of letter, the tone, what
one person typed, maybe their CV and an advert, as JSON between <facts> tags. ${fenceNote}
${factsNote} ${mannerNote}
The person's own whole sentences are the best of the letter: keep each as it stands but for slips, put them in order and
add only what joins them. What is no sentence (a note, a list, a name with a role) becomes part of one, or is left out.
A cover letter or letter of interest answers why this post, why this person, and what next. Tell, not list, the two or three
pieces of evidence that answer the advert best, and open with whichever is strongest: a result the advert asks for, a path
that leads here, an interest with its reason, a referral, a return to a trade. 180 to 320 words in three to five
paragraphs where there is that much to say; other letters have 60 to 140. A shorter true letter beats a padded one.
${letterNote}`;

/** What can be read of an answer as paragraphs; null where it says nothing that fits a letter. */
export function paragraphsOf({ paragraphs }: LetterAnswer): string[] | null {
  const written = paragraphs
    .map(({ sentences }) =>
      sentences
        .map(({ text }) => text.trim())
        .filter((text) => text !== '')
        .join(' '),
    )
    .filter((text) => text !== '');
  const isFit =
    written.length > 0 &&
    written.length <= letterLimits.entries &&
    written.every((one) => one.length <= letterLimits.paragraph);
  return isFit ? written : null;
}

export const writeLetter = defineTask<LetterGiven, LetterAnswer, LetterGate, WrittenLetter>({
  id: 'write-letter',
  instructions,
  input: letterGivenSchema,
  output: letterAnswerSchema,
  verify(answer, _given, gate) {
    const paragraphs = paragraphsOf(answer);
    return paragraphs && gate(paragraphs);
  },
  without: (_given, gate) => gate(null),
});
