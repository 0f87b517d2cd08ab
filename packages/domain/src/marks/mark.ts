import { z } from 'zod';

/**
 * What a mark can be: something only the person knows; words that may say more than they did; another wording; a weakness;
 * something of theirs that is not on the page; words of a letter that are no sentence yet, so that it is a draft.
 */
export const markKinds = ['question', 'doubt', 'proposal', 'finding', 'left-out', 'open'] as const;
export const markKindSchema = z.enum(markKinds);
export type MarkKind = z.infer<typeof markKindSchema>;

const LONGEST_ABOUT = 300;

/** Something to take, answer or dismiss at a line of a document. */
export const markSchema = z.object({
  /**
   * Where the line is: a path in the document, `summary`, `experience.0.bullets.2`, `paragraphs.1`; of what is left out, where it
   * would stand, `experience.0`.
   */
  line: z.string().max(200),
  kind: markKindSchema,
  /** The words it is about, as they stand in the line; of what is left out, all of it. */
  words: z.string().max(10_000),
  /** Why, in one sentence for the person. */
  why: z.string().max(600),
  /** What is remarked on, in no language: by it the mark is known again. Where left out, by its question or reason. */
  about: z.string().max(LONGEST_ABOUT).optional(),
  /** What could stand in place of `words`, the best first; `[…]` in one is a blank that the answer fills. */
  proposals: z.array(z.string().max(10_000)).max(5),
  /** What is asked, to be answered in a few words. */
  question: z.string().max(600).optional(),
});
export type Mark = z.infer<typeof markSchema>;

const comparable = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

/** What a mark is about, short enough to be kept. */
export const aboutOf = (words: string): string =>
  words.slice(0, LONGEST_ABOUT).replace(/[\uD800-\uDBFF]$/, '');

/** What a settled mark is remembered by: the same remark on the same words is the same mark, wherever they stand. */
export function markKey({ kind, words, about, question, why }: Mark): string {
  return [kind, comparable(words), comparable(about ?? question ?? why)].join('|').slice(0, 1_000);
}

/** The same as marks were remembered before they said what they are about. */
export const wordedMarkKey = ({ about: _about, ...mark }: Mark): string => markKey(mark);
