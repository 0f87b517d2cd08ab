import { z } from 'zod';

/** A stretch of a text, `start` inclusive to `end` exclusive, in UTF-16 units. */
export const spanSchema = z.object({ start: z.int().min(0), end: z.int().min(0) });
export type Span = z.infer<typeof spanSchema>;

/** The words a span is about. */
export function textAt(text: string, span: Span): string {
  return text.slice(span.start, span.end);
}
