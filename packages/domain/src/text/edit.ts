import { z } from 'zod';
import { spanSchema, textAt, type Span } from './span.ts';

/** A change of a text: `expected` stands at `span` and becomes `replacement`. A value: kept, sent, inverted, carried over others. */
export const editSchema = z.object({ span: spanSchema, expected: z.string(), replacement: z.string() });
export type Edit = z.infer<typeof editSchema>;

export type EditResult = { kind: 'applied'; text: string; inverse: Edit } | { kind: 'moved' };

/** Applies an edit. `moved` where the expected words no longer stand at the span; the text is then left alone. */
export function applyEdit(text: string, edit: Edit): EditResult {
  const { span, expected, replacement } = edit;
  if (span.end < span.start || textAt(text, span) !== expected) return { kind: 'moved' };
  return {
    kind: 'applied',
    text: text.slice(0, span.start) + replacement + text.slice(span.end),
    inverse: {
      span: { start: span.start, end: span.start + replacement.length },
      expected: replacement,
      replacement: expected,
    },
  };
}

/** Where a span stands after an edit elsewhere in the text; null where the edit touched its words. */
export function mapSpan(span: Span, edit: Edit): Span | null {
  if (span.end <= edit.span.start) return span;
  if (span.start < edit.span.end) return null;
  const shift = edit.replacement.length - edit.expected.length;
  return { start: span.start + shift, end: span.end + shift };
}

/** The one change that turns a text into another: what stands between their common beginning and end; null for equal ones. */
export function editBetween(before: string, after: string): Edit | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let same = 0;
  while (
    same < shorter - start &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  )
    same += 1;
  const span = { start, end: before.length - same };
  return { span, expected: textAt(before, span), replacement: after.slice(start, after.length - same) };
}
