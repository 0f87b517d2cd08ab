import { z } from 'zod';

const share = z.number();
/** Where words of the document stand on the pages, one for each line they take. */
export const placeSchema = z.object({
  /** Their path in the document: `summary.0`, `experience.2.bullets.1`, of a letter `paragraphs.2`. */
  at: z.string(),
  /** From 0. */
  page: z.int().min(0),
  /** Left, top, width and height, as shares of the page. */
  box: z.tuple([share, share, share, share]),
});
export type Place = z.infer<typeof placeSchema>;
