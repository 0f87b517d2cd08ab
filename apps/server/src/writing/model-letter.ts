import { z } from 'zod';
import { splitSentences, toText } from '@candor/domain/cv';
import {
  letterTypeLabels,
  letterLimits,
  type LetterDocument,
  type LetterOptions,
  type LetterRequest,
} from '@candor/domain/letters';
import { fenceNote } from './fenced.ts';
import { mannerNote, mannerOfLetter } from './manner.ts';
import { wholeSentences } from './model-cv.ts';

/** What a model may write of a letter: its paragraphs. Sender, date, recipient, greeting and close stay as they are. */
export const modelLetterSchema = z.object({ paragraphs: z.array(z.string()) });

export const letterInstructions = `You write letters for job seekers. You are given a kind, a tone, one person's facts and
an advert as JSON between <facts> tags. ${fenceNote} Write in the language of the person's own words. Use only facts that
stand in form, cv or draft: no employer, title, date, degree, number, tool, skill or certificate of your own. The advert
says what is sought, not what the person has. Say that an interview, a meeting, an application or a notice took place only
where the form says so. No clichés, no praise of oneself without an example. ${mannerNote} A cover letter has 180 to 320
words in three to five paragraphs where there is that much to say, other letters 60 to 140. The person's own sentences are
the best of it: keep them. Where a draft is given, edit it: keep its order, its facts and its voice. Give the paragraphs
only: no address, date, greeting, close or signature.`;

/** What of a request a model is told. */
export function letterFacts(request: LetterRequest, { cv }: LetterOptions, start: LetterDocument): object {
  const {
    jobDescription,
    fullText,
    useFullText,
    letterType,
    tone,
    title: _title,
    country: _country,
    ...form
  } = request;
  const typed = useFullText ? fullText : [form.motivation, form.experience, form.achievements].join('\n');
  return {
    kind: letterTypeLabels[letterType],
    tone,
    manner: mannerOfLetter(typed, { ...form, country: start.country }, tone === 'formal'),
    form,
    advert: jobDescription,
    ...(cv ? { cv: toText(cv) } : {}),
    [useFullText ? 'draft' : 'firstVersion']: start.paragraphs,
  };
}

/** The paragraphs that are whole while a letter is being written, the last of them as far as its sentences are. */
export function finishedParagraphs(answer: unknown): string[] {
  const paragraphs = modelLetterSchema.safeParse(answer).data?.paragraphs ?? [];
  return paragraphs
    .map((one, at) => (at < paragraphs.length - 1 ? one : wholeSentences(one, true).join(' ')))
    .filter((one) => one !== '');
}

/** The starting letter with the model's paragraphs in it; null where it said nothing that fits. */
export function letterCandidate(start: LetterDocument, paragraphs: readonly string[]): LetterDocument | null {
  const written = paragraphs.map((one) => one.trim()).filter((one) => one !== '');
  const isFit =
    written.length > 0 &&
    written.length <= letterLimits.entries &&
    written.every((one) => one.length <= letterLimits.paragraph);
  return isFit ? { ...start, paragraphs: written } : null;
}

/** The paragraphs of a letter, some of their sentences said in other words. */
export function repairedParagraphs(
  { paragraphs }: LetterDocument,
  repaired: ReadonlyMap<string, string>,
): string[] {
  return paragraphs.map((paragraph) =>
    splitSentences(paragraph)
      .map((sentence) => repaired.get(sentence) ?? sentence)
      .join(' '),
  );
}
