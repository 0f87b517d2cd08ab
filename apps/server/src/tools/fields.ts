import { z } from 'zod';
import { Refusal } from '../platform/refusal.ts';

/** Rows that a list answers with; how many more there are it says beside them. */
export const MOST_LISTED = 100;

/** An id as a model gives it: what is none is not found, as another's is. */
export const idField = z.string().max(100);

export const kindField = z.enum(['cv', 'letter']).describe('What kind of document the id is of.');

/** An id that is sent in a body, where one that is none would be a wrong field. */
export function requireId(id: string): string {
  if (!z.uuid().safeParse(id).success) throw new Refusal('not_found');
  return id;
}

/** The first rows of a list, and how many were left out. */
export function firstOf<Row>(rows: readonly Row[]): { rows: Row[]; more: number } {
  return { rows: rows.slice(0, MOST_LISTED), more: Math.max(0, rows.length - MOST_LISTED) };
}

/** The day of a moment. */
export const dayOf = (moment: string): string => moment.slice(0, 10);

/** Text of any length, cut where a model would be flooded. */
export function cutTo(most: number, text: string): { text: string; isCut: boolean } {
  return { text: text.slice(0, most), isCut: text.length > most };
}

/** Lines put otherwise, each by what stands there now. */
export const editsField = z
  .array(
    z.strictObject({
      path: z.string().max(100).describe('The path of the line, such as experience.0.bullets.1.'),
      was: z.string().max(10_000).describe('What the line says now, word for word.'),
      lines: z
        .array(z.string().max(5_000))
        .max(10)
        .describe('What should stand there: one line; several to part it; none to take it out.'),
    }),
  )
  .max(30);
